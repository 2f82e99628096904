import * as calls from '@tischlein/contract/calls';
import type { GuestList, GuestSort } from '@tischlein/contract/office';
import { createStore, useStore } from '@tischlein/ui/store';
import { useRemote } from '@tischlein/ui/use-remote';
import { send } from '../api/send.ts';

interface GuestFilters {
  readonly text: string;
  readonly sort: GuestSort;
  readonly page: number;
}

const FIRST: GuestFilters = { text: '', sort: 'last', page: 0 };

// The way back from a guest leads to the same list. Not in the address, which would name guests.
const lastSearch = createStore<{ readonly shop: string; readonly filters: GuestFilters } | null>(null);

/** Searches the guests of a shop, page by page. */
export function useGuests(shop: string) {
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
