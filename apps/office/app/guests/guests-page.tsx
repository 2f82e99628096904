import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import { GUEST_SORTS, type GuestList, type GuestSort } from '@tischlein/contract/office';
import { useState } from 'react';
import { isMailAddress, isPhone } from '@tischlein/domain/typed';
import { EmptyState } from '@tischlein/ui/empty-state';
import { TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { GUESTS } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { type ShopOffice, useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import '../styles/guests.css';
import { Icon } from '../ui/icon.tsx';
import { Loading } from '../ui/loading.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { GuestTable } from './guest-table.tsx';
import { wantedContact } from './wanted-contact.ts';
import { createStore, useStore } from '@tischlein/ui/store';
import { useRemote } from '@tischlein/ui/use-remote';
import { send } from '../api/send.ts';
import { TableFiles } from '../ui/table-files.tsx';

/** The guests of a shop: how often they order, whether they allow advertising. */
export function GuestsPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const { may } = useOffice();
  const { filters, change, list, problem } = useGuests(shop.id);
  const { text, sort, page } = filters;
  const [resets, setResets] = useState(0);
  const showAll = (): void => {
    change({ text: '' });
    // The field is empty, too.
    setResets((count) => count + 1);
  };
  const isContact = isMailAddress(text) || (text !== '' && isPhone(text));
  return (
    <OfficeFrame title={GUESTS.title} actions={may('guests', 'write') && <GuestFiles shop={shop.id} />} isWide>
      <Search key={resets} text={text} sort={sort} onChange={change} />
      {list && problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {!list && <Loading problem={problem} />}
      {list && list.count > 0 && (
        <p className="soft" role="status">
          {GUESTS.found(list.count)}
        </p>
      )}
      {list?.count === 0 && (
        <EmptyState
          icon={<Icon name={text === '' ? 'people' : 'search'} />}
          title={GUESTS.none}
          text={text === '' ? GUESTS.noneHelp : GUESTS.nothingFound(text)}
        >
          {text !== '' && (
            <button type="button" className="button button-line" onClick={showAll}>
              {GUESTS.showAll}
            </button>
          )}
        </EmptyState>
      )}
      {list && list.guests.length > 0 && <GuestTable guests={list.guests} withShops={shop.isFranchiseOverview} />}
      {isContact && !shop.isFranchiseOverview && (
        <p>
          <Link to={`/${shop.slug}/gaeste/person`} onClick={() => wantedContact.set(text)}>
            {GUESTS.lookUp(text)}
          </Link>
        </p>
      )}
      <div className="row">
        {page > 0 && (
          <button type="button" className="button button-line" onClick={() => change({ page: page - 1 })}>
            {GUESTS.previous}
          </button>
        )}
        {list?.hasMore && (
          <button type="button" className="button button-line" onClick={() => change({ page: page + 1 })}>
            {GUESTS.next}
          </button>
        )}
      </div>
    </OfficeFrame>
  );
}

const GuestFiles = ({ shop }: { readonly shop: string }) => (
  <TableFiles
    csv={buildAddress(calls.exportGuests, { params: { shop } })}
    xlsx={buildAddress(calls.exportGuestsWorkbook, { params: { shop } })}
  />
);

interface SearchProps {
  readonly text: string;
  readonly sort: GuestSort;
  readonly onChange: (part: { readonly text?: string; readonly sort?: GuestSort }) => void;
}

function Search({ text, sort, onChange }: SearchProps) {
  const form = useForm({ first: { text }, take: (typed) => onChange({ text: typed.text.trim() }) });
  return (
    <Form form={form} className="field-row" role="search">
      <TextField
        label={GUESTS.search}
        help={GUESTS.searchHelp}
        type="search"
        autoComplete="off"
        maxLength={100}
        {...form.text('text')}
      />
      <button type="submit" className="button button-main">
        <Icon name="search" />
        {GUESTS.submit}
      </button>
      <SelectField
        label={GUESTS.sort}
        value={sort}
        options={GUEST_SORTS.map((value) => ({ value, label: GUESTS.sorts[value] }))}
        onChange={(chosen) => onChange({ sort: chosen })}
      />
    </Form>
  );
}

interface GuestFilters {
  readonly text: string;
  readonly sort: GuestSort;
  readonly page: number;
}

const FIRST: GuestFilters = { text: '', sort: 'last', page: 0 };

// The way back from a guest leads to the same list. Not in the address, which would name guests.
const lastSearch = createStore<{ readonly shop: string; readonly filters: GuestFilters } | null>(null);

/** Searches the guests of a shop, page by page. */
function useGuests(shop: string) {
  const last = useStore(lastSearch);
  const filters = last?.shop === shop ? last.filters : FIRST;
  const { value, problem } = useRemote<GuestList>({
    key: `guests ${shop} ${JSON.stringify(filters)}`,
    read: () => send(calls.listGuests, { params: { shop }, body: filters }),
  });
  // Another search starts at its first page.
  const change = (part: Partial<GuestFilters>): void =>
    lastSearch.set({ shop, filters: { ...filters, page: 0, ...part } });
  return { filters, change, list: value, problem };
}
