import * as calls from '@tischlein/contract/calls';
import type { Printer } from '@tischlein/contract/office';
import { SLIP_KINDS } from '@tischlein/domain/printing';
import { mapAnswer } from '@tischlein/ui/answer';
import { TextField } from '@tischlein/ui/field';
import type { FormState } from '@tischlein/ui/form-state';
import { useRemote } from '@tischlein/ui/use-remote';
import { PRINT_ENCODING_NAMES, PRINTING } from '@tischlein/wording/office';
import { useId } from 'react';
import { send } from '../api/send.ts';

/** A printer while it is edited. */
export type PrinterDraft = Omit<Printer, 'id' | 'isOnline' | 'lastSeenAt' | 'problem' | 'waiting'>;

type PrinterForm = FormState<PrinterDraft>;

const ENCODINGS = ['windows1252', 'cp858', 'raster'] as const;

/** What a printer is called, where it is and what it prints. */
export function PrinterFields({ shop, form }: { readonly shop: string; readonly form: PrinterForm }) {
  const { kind, host, slips } = form.values;
  const { error, onChange: setSlips } = form.field('slips');
  return (
    <>
      <TextField
        label={PRINTING.name}
        help={PRINTING.nameHelp}
        autoComplete="off"
        required
        maxLength={40}
        {...form.text('name')}
      />
      {kind === 'escpos' && (
        <TextField
          label={PRINTING.host}
          help={PRINTING.hostHelp}
          autoComplete="off"
          required
          maxLength={45}
          value={host ?? ''}
          onChange={({ target }) => form.set({ host: target.value.trim() })}
        />
      )}
      {kind === 'escpos' && <NumberInput label={PRINTING.port} bounds={[1, 65_535]} {...form.field('port')} />}
      <Choices
        legend={PRINTING.slipsLegend}
        error={error}
        options={SLIP_KINDS.map((slip) => [slip, PRINTING.slips[slip]] as const)}
        chosen={slips}
        onChange={setSlips}
      />
      {slips.includes('kitchen') && (
        <Categories shop={shop} chosen={form.values.categories} onChange={(categories) => form.set({ categories })} />
      )}
      <NumberInput label={PRINTING.copies} bounds={[1, 5]} {...form.field('copies')} />
      {kind !== 'browser' && <Encodings form={form} />}
      <NumberInput
        label={PRINTING.columnsLabel}
        help={PRINTING.columnsHelp}
        bounds={[24, 64]}
        {...form.field('columns')}
      />
    </>
  );
}

function Encodings({ form }: { readonly form: PrinterForm }) {
  const group = useId();
  return (
    <fieldset className="check-list">
      <legend>{PRINTING.encoding}</legend>
      {ENCODINGS.map((encoding) => (
        <label key={encoding}>
          <input
            type="radio"
            name={group}
            checked={form.values.encoding === encoding}
            onChange={() => form.set({ encoding })}
          />
          <span>{PRINT_ENCODING_NAMES[encoding]}</span>
        </label>
      ))}
      <small>{PRINTING.encodingHelp}</small>
    </fieldset>
  );
}

interface CategoriesProps {
  readonly shop: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
}

function Categories({ shop, chosen, onChange }: CategoriesProps) {
  const { value = [] } = useRemote<readonly (readonly [id: string, name: string])[]>({
    key: shop,
    read: async () =>
      mapAnswer(await send(calls.getShopMenu, { params: { shop } }), ({ categories }) =>
        categories.map(({ id, name }) => [id, name] as const),
      ),
  });
  if (value.length === 0) return null;
  return (
    <Choices
      legend={PRINTING.categories}
      help={PRINTING.categoriesHelp}
      options={value}
      chosen={chosen}
      onChange={onChange}
    />
  );
}

interface ChoicesProps<Value extends string> {
  readonly legend: string;
  readonly help?: string;
  readonly error?: string | undefined;
  readonly options: readonly (readonly [value: Value, name: string])[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: Value[]) => void;
}

function Choices<Value extends string>({ legend, help, error, options, chosen, onChange }: ChoicesProps<Value>) {
  const errorId = useId();
  return (
    <fieldset className="check-list" aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      {options.map(([value, name]) => (
        <label key={value}>
          <input
            type="checkbox"
            aria-invalid={error ? true : undefined}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
          <span>{name}</span>
        </label>
      ))}
      {help && <small>{help}</small>}
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface NumberInputProps {
  readonly label: string;
  readonly help?: string;
  readonly error: string | undefined;
  readonly bounds: readonly [least: number, most: number];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

const NumberInput = ({ bounds: [min, max], value, onChange, ...props }: NumberInputProps) => (
  <TextField
    {...props}
    type="number"
    inputMode="numeric"
    required
    min={min}
    max={max}
    value={Number.isNaN(value) ? '' : value}
    onChange={({ target }) => onChange(target.valueAsNumber)}
  />
);
