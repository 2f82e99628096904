import { ARCHIVE_STATES } from '@tischlein/contract/office';
import { DELIVERY_TYPES } from '@tischlein/domain/menu';
import { PAYMENT_METHODS } from '@tischlein/domain/shop';
import { TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { paymentMethodName } from '@tischlein/wording';
import { ARCHIVE } from '@tischlein/wording/office';
import { Icon } from '../ui/icon.tsx';
import { PeriodFilter } from '../ui/period-filter.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { type ArchiveFilters, NO_FILTERS } from './use-archive.ts';

const ALL = { value: '', label: ARCHIVE.all } as const;
const PAYMENTS = [
  ALL,
  ...[...new Set(PAYMENT_METHODS.map(paymentMethodName))].map((name) => ({ value: name, label: name })),
];

const withAll = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) => [
  ALL,
  ...values.map((value) => ({ value, label: names[value] })),
];

interface ArchiveSearchProps {
  readonly filters: ArchiveFilters;
  readonly onChange: (part: Partial<ArchiveFilters>) => void;
}

/** The search for one order, and filters by day, kind, payment and state. */
export function ArchiveSearch({ filters, onChange }: ArchiveSearchProps) {
  const form = useForm({ first: { text: filters.text }, take: ({ text }) => onChange({ text: text.trim() }) });
  const isFiltered = Object.values(filters).some(Boolean);
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
        <PeriodFilter words={ARCHIVE} from={filters.from} to={filters.to} onChange={onChange} />
        <SelectField
          label={ARCHIVE.deliveryType}
          options={withAll(DELIVERY_TYPES, ARCHIVE.deliveryTypes)}
          value={filters.deliveryType ?? ''}
          onChange={(deliveryType) => onChange({ deliveryType: deliveryType || null })}
        />
        <SelectField
          label={ARCHIVE.payment}
          options={PAYMENTS}
          value={filters.payment ?? ''}
          onChange={(payment) => onChange({ payment: payment || null })}
        />
        <SelectField
          label={ARCHIVE.state}
          options={withAll(ARCHIVE_STATES, ARCHIVE.states)}
          value={filters.state ?? ''}
          onChange={(state) => onChange({ state: state || null })}
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
