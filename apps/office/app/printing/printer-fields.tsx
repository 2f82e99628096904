import * as calls from '@tischlein/contract/calls';
import type { Printer } from '@tischlein/contract/office';
import { SLIP_KINDS } from '@tischlein/domain/printing';
import { mapAnswer } from '@tischlein/ui/answer';
import { TextField } from '@tischlein/ui/field';
import type { FormState } from '@tischlein/ui/form-state';
import { useRemote } from '@tischlein/ui/use-remote';
import { PRINT_ENCODING_NAMES, PRINTING } from '@tischlein/wording/office';
import { send } from '../api/send.ts';
import { ChoiceList } from '../ui/choice-list.tsx';
import { RadioList } from '../ui/radio-list.tsx';

/** A printer while it is edited. */
export type PrinterDraft = Omit<Printer, 'id' | 'isOnline' | 'lastSeenAt' | 'problem' | 'waiting'>;

type PrinterForm = FormState<PrinterDraft>;

const ENCODINGS = ['windows1252', 'cp858', 'raster'] as const;

/** What a printer is called, where it is and what it prints. */
export function PrinterFields({ shop, form }: { readonly shop: string; readonly form: PrinterForm }) {
  const { kind, host, slips } = form.values;
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
      <ChoiceList label={PRINTING.slipsLegend} names={PRINTING.slips} values={SLIP_KINDS} {...form.field('slips')} />
      {slips.includes('kitchen') && (
        <Categories shop={shop} chosen={form.values.categories} onChange={(categories) => form.set({ categories })} />
      )}
      <NumberInput label={PRINTING.copies} bounds={[1, 5]} {...form.field('copies')} />
      {kind !== 'browser' && (
        <RadioList
          legend={PRINTING.encoding}
          values={ENCODINGS}
          names={PRINT_ENCODING_NAMES}
          help={PRINTING.encodingHelp}
          {...form.field('encoding')}
        />
      )}
      <NumberInput
        label={PRINTING.columnsLabel}
        help={PRINTING.columnsHelp}
        bounds={[24, 64]}
        {...form.field('columns')}
      />
    </>
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
    <ChoiceList
      label={PRINTING.categories}
      help={PRINTING.categoriesHelp}
      names={Object.fromEntries(value)}
      values={value.map(([id]) => id)}
      value={chosen}
      onChange={onChange}
    />
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
