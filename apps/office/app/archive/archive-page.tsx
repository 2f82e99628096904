import { ARCHIVE } from '@tischlein/wording/office';
import { useState } from 'react';
import { type ShopOffice, useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import '../styles/archive.css';
import { ExportButton } from './export-button.tsx';
import { OrderTable } from './order-table.tsx';
import { type ArchiveFilters, NO_FILTERS, useArchive } from './use-archive.ts';
import { ARCHIVE_STATES } from '@tischlein/contract/office';
import { DELIVERY_TYPES } from '@tischlein/domain/menu';
import { PAYMENT_METHODS } from '@tischlein/domain/shop';
import { BusyButton } from '@tischlein/ui/busy-button';
import { EmptyState } from '@tischlein/ui/empty-state';
import { TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { paymentMethodName } from '@tischlein/wording';
import { Icon } from '../ui/icon.tsx';
import { PeriodFilter } from '../ui/period-filter.tsx';
import { SelectField } from '../ui/select-field.tsx';

/** All orders of a shop, newest first, with a search. */
export function ArchivePage({ shop }: Pick<ShopOffice, 'shop'>) {
  const { may } = useOffice();
  const { filters, change, all, orders, problem, readMore } = useArchive(shop.id);
  const [exported, setExported] = useState('');
  const [isReading, setReading] = useState(false);
  const isFiltered = Object.values(filters).some(Boolean);
  const more = async (): Promise<void> => {
    setReading(true);
    await readMore?.();
    setReading(false);
  };
  return (
    <OfficeFrame title={ARCHIVE.title} isWide>
      <ArchiveSearch filters={filters} onChange={change} />
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      <p className={all?.count === 0 ? 'visually-hidden' : 'soft'} role="status">
        {exported && `${exported} `}
        {all ? (all.count === 0 ? ARCHIVE.none : ARCHIVE.found(all.count, all.sum)) : !problem && ARCHIVE.searching}
      </p>
      {all?.count === 0 && (
        <EmptyState
          icon={<Icon name={isFiltered ? 'search' : 'receipt'} />}
          title={isFiltered ? ARCHIVE.nothingFound : ARCHIVE.noneYet}
          text={isFiltered ? ARCHIVE.noneHelp : ARCHIVE.noneYetHelp}
        />
      )}
      {orders.length > 0 && <OrderTable orders={orders} withBranches={shop.isFranchiseOverview} />}
      {orders.length > 0 && may('books', 'read') && (
        <ExportButton shop={shop.id} filters={filters} onSaid={setExported} />
      )}
      {readMore && (
        <BusyButton kind="line" isBusy={isReading} onClick={() => isReading || void more()}>
          {ARCHIVE.more}
        </BusyButton>
      )}
    </OfficeFrame>
  );
}

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
function ArchiveSearch({ filters, onChange }: ArchiveSearchProps) {
  const form = useForm({ first: { text: filters.text }, take: ({ text }) => onChange({ text: text.trim() }) });
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <Form form={form} className="stack" role="search">
      <div className="field-row">
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
      <div className="columns">
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
