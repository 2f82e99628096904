import { ARCHIVE_STATES } from '@tischlein/contract/office';
import { DELIVERY_TYPES } from '@tischlein/domain/menu';
import { PAYMENT_METHODS } from '@tischlein/domain/shop';
import { TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { paymentMethodName } from '@tischlein/wording';
import { ARCHIVE } from '@tischlein/wording/office';
import { useId } from 'react';
import { Icon } from '../ui/icon.tsx';
import { type ArchiveFilters, NO_FILTERS } from './use-archive.ts';

const PAYMENTS = [...new Set(PAYMENT_METHODS.map(paymentMethodName))].map((name) => ({ value: name, name }));

interface ArchiveSearchProps {
  readonly filters: ArchiveFilters;
  readonly onChange: (part: Partial<ArchiveFilters>) => void;
}

/** The search for one order, and filters by day, kind, payment and state. */
export function ArchiveSearch({ filters, onChange }: ArchiveSearchProps) {
  const form = useForm({ first: { text: filters.text }, take: ({ text }) => onChange({ text: text.trim() }) });
  const isFiltered = Object.values(filters).some(Boolean);
  const types = DELIVERY_TYPES.map((value) => ({ value, name: ARCHIVE.deliveryTypes[value] }));
  const states = ARCHIVE_STATES.map((value) => ({ value, name: ARCHIVE.states[value] }));
  return (
    <Form form={form} className="archive-search" role="search">
      <div className="archive-words">
        <TextField
          label={ARCHIVE.search}
          help={ARCHIVE.searchHelp}
          type="search"
          autoComplete="off"
          maxLength={100}
          {...form.text('text')}
        />
        <button type="submit" className="button button-main">
          <Icon name="search" />
          {ARCHIVE.submit}
        </button>
      </div>
      <div className="archive-filters">
        <TextField
          label={ARCHIVE.from}
          type="date"
          value={filters.from}
          max={filters.to}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <TextField
          label={ARCHIVE.to}
          type="date"
          value={filters.to}
          min={filters.from}
          onChange={({ target }) => onChange({ to: target.value })}
        />
        <Choice
          label={ARCHIVE.deliveryType}
          options={types}
          value={filters.deliveryType}
          onChange={(deliveryType) => onChange({ deliveryType })}
        />
        <Choice
          label={ARCHIVE.payment}
          options={PAYMENTS}
          value={filters.payment}
          onChange={(payment) => onChange({ payment })}
        />
        <Choice
          label={ARCHIVE.state}
          options={states}
          value={filters.state}
          onChange={(state) => onChange({ state })}
        />
        {isFiltered && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              form.set({ text: '' });
              onChange(NO_FILTERS);
            }}
          >
            {ARCHIVE.reset}
          </button>
        )}
      </div>
    </Form>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  /** null: all. */
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
}

function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={value ?? ''}
        onChange={({ target }) => onChange(options.find((option) => option.value === target.value)?.value ?? null)}
      >
        <option value="">{ARCHIVE.all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
