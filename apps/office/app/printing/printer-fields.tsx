import * as calls from '@tischlein/contract/calls';
import { type PrinterKind, SLIP_KINDS } from '@tischlein/domain/printing';
import { mapAnswer } from '@tischlein/ui/answer';
import { TextField } from '@tischlein/ui/field';
import { useRemote } from '@tischlein/ui/use-remote';
import { PRINT_ENCODING_NAMES, PRINTING } from '@tischlein/wording/office';
import { useId } from 'react';
import { send } from '../api/send.ts';
import type { PrinterDraft } from './printer-dialog.tsx';

interface PrinterFieldsProps {
  readonly shop: string;
  readonly kind: PrinterKind;
  readonly draft: PrinterDraft;
  readonly onChange: (draft: PrinterDraft) => void;
}

const ENCODINGS = ['windows1252', 'cp858', 'raster'] as const;

/** What a printer is called, where it is and what it prints. */
export function PrinterFields({ shop, kind, draft, onChange }: PrinterFieldsProps) {
  const change = (part: Partial<PrinterDraft>): void => onChange({ ...draft, ...part });
  return (
    <>
      <TextField
        label={PRINTING.name}
        help={PRINTING.nameHelp}
        autoComplete="off"
        required
        maxLength={40}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      {kind === 'escpos' && (
        <TextField
          label={PRINTING.host}
          help={PRINTING.hostHelp}
          autoComplete="off"
          required
          maxLength={45}
          value={draft.host ?? ''}
          onChange={({ target }) => change({ host: target.value.trim() })}
        />
      )}
      {kind === 'escpos' && (
        <NumberInput
          label={PRINTING.port}
          bounds={[1, 65_535]}
          value={draft.port}
          onChange={(port) => change({ port })}
        />
      )}
      <Choices
        legend={PRINTING.slipsLegend}
        error={draft.slips.length === 0 ? PRINTING.slipsMissing : ''}
        options={SLIP_KINDS.map((slip) => [slip, PRINTING.slips[slip]] as const)}
        chosen={draft.slips}
        onChange={(slips) => change({ slips })}
      />
      {draft.slips.includes('kitchen') && (
        <Categories shop={shop} chosen={draft.categories} onChange={(categories) => change({ categories })} />
      )}
      <NumberInput
        label={PRINTING.copies}
        bounds={[1, 5]}
        value={draft.copies}
        onChange={(copies) => change({ copies })}
      />
      {kind !== 'browser' && <Encodings draft={draft} onChange={onChange} />}
      <NumberInput
        label={PRINTING.columnsLabel}
        help={PRINTING.columnsHelp}
        bounds={[24, 64]}
        value={draft.columns}
        onChange={(columns) => change({ columns })}
      />
    </>
  );
}

function Encodings({ draft, onChange }: Pick<PrinterFieldsProps, 'draft' | 'onChange'>) {
  const group = useId();
  return (
    <fieldset className="check-list">
      <legend>{PRINTING.encoding}</legend>
      {ENCODINGS.map((encoding) => (
        <label key={encoding}>
          <input
            type="radio"
            name={group}
            checked={draft.encoding === encoding}
            onChange={() => onChange({ ...draft, encoding })}
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
  readonly error?: string;
  readonly options: readonly (readonly [value: Value, name: string])[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: Value[]) => void;
}

function Choices<Value extends string>({ legend, help, error = '', options, chosen, onChange }: ChoicesProps<Value>) {
  const errorId = useId();
  return (
    <fieldset className="check-list" aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      {options.map(([value, name]) => (
        <label key={value}>
          <input
            type="checkbox"
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
  readonly bounds: readonly [least: number, most: number];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

const NumberInput = ({ label, help, bounds: [min, max], value, onChange }: NumberInputProps) => (
  <TextField
    label={label}
    help={help}
    type="number"
    inputMode="numeric"
    required
    min={min}
    max={max}
    value={Number.isNaN(value) ? '' : value}
    onChange={({ target }) => onChange(target.valueAsNumber)}
  />
);
