import * as calls from '@tischlein/contract/calls';
import type { ArchivedOrders, ArchiveState, ListedOrder, OrderSearchRequest } from '@tischlein/contract/office';
import type { DeliveryType } from '@tischlein/domain/menu';
import { PAYMENT_METHODS } from '@tischlein/domain/shop';
import { createStore, useStore } from '@tischlein/ui/store';
import { useRemote } from '@tischlein/ui/use-remote';
import { paymentMethodName } from '@tischlein/wording';
import { useState } from 'react';
import { send } from '../api/send.ts';

export interface ArchiveFilters {
  readonly text: string;
  /** 'YYYY-MM-DD'; '' for no limit. */
  readonly from: string;
  readonly to: string;
  readonly deliveryType: DeliveryType | null;
  /** Name of a payment method: two methods may share one. */
  readonly payment: string | null;
  readonly state: ArchiveState | null;
}

export const NO_FILTERS: ArchiveFilters = {
  text: '',
  from: '',
  to: '',
  deliveryType: null,
  payment: null,
  state: null,
};

export interface Archive {
  readonly filters: ArchiveFilters;
  readonly change: (part: Partial<ArchiveFilters>) => void;
  /** null: not known yet. */
  readonly all: ArchivedOrders['all'];
  readonly orders: readonly ListedOrder[];
  readonly problem: string;
  /** null: there is no other page. */
  readonly readMore: (() => Promise<void>) | null;
}

// The way back from an order leads to the same list. Not in the address, which would name guests.
const lastSearch = createStore<{ readonly shop: string; readonly filters: ArchiveFilters } | null>(null);

interface LaterPages extends Pick<ArchivedOrders, 'orders' | 'next'> {
  readonly key: string;
  readonly problem: string;
}

/** Searches the orders of a shop, page by page. */
export function useArchive(shop: string): Archive {
  const last = useStore(lastSearch);
  const filters = last?.shop === shop ? last.filters : NO_FILTERS;
  const key = `archive ${shop} ${JSON.stringify(filters)}`;
  const first = useRemote<ArchivedOrders>({ key, read: () => readPage(shop, filters, null) });
  const [later, setLater] = useState<LaterPages | null>(null);
  // Pages of another search are out of date.
  const pages = later?.key === key ? later : { key, orders: [], next: first.value?.next ?? null, problem: '' };
  const readMore = async (): Promise<void> => {
    const answer = await readPage(shop, filters, pages.next);
    setLater(
      answer.ok
        ? { key, orders: [...pages.orders, ...answer.value.orders], next: answer.value.next, problem: '' }
        : { ...pages, problem: answer.problem.message },
    );
  };
  return {
    filters,
    change: (part) => lastSearch.set({ shop, filters: { ...filters, ...part } }),
    all: first.value?.all ?? null,
    orders: [...(first.value?.orders ?? []), ...pages.orders],
    problem: first.problem || pages.problem,
    readMore: pages.next === null ? null : readMore,
  };
}

const readPage = (shop: string, filters: ArchiveFilters, before: ArchivedOrders['next']) =>
  send(calls.searchOrders, { params: { shop }, body: { ...toRequest(filters), before } });

/** The search as the server reads it. */
export const toRequest = ({ text, from, to, payment, ...filters }: ArchiveFilters): OrderSearchRequest => ({
  ...filters,
  text,
  from: from || null,
  to: to || null,
  paymentMethods: PAYMENT_METHODS.filter((method) => paymentMethodName(method) === payment),
});
