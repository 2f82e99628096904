import type { GuestSort } from '@tischlein/contract/office';
import { type Cents, NO_CENTS, type OrderId, type ShopId, toCents } from '@tischlein/domain';
import { readOrderSearch } from '@tischlein/domain/orders';
import { sql } from 'kysely';
import { isWaiting } from '../db/accepted-orders.ts';
import type { Reader } from '../db/database.ts';
import { contactColumn } from '../orders/order-columns.ts';

/**
 * What an order brings: nothing until it is accepted, or if it is called off. Only unanswered orders are looked up beyond the index, for
 * the waiter who may have booked them.
 */
const COUNTED_TOTAL = sql<number>`case orders.status when 'refused' then 0 when 'cancelled' then 0
  when 'placed' then (select case when ${isWaiting('own')} then 0 else own.total end from orders as own
    where own.shop_id = orders.shop_id and own.number = orders.number)
  else orders.total end`;

interface GuestFilter {
  readonly text: string;
  readonly sort: GuestSort;
}

interface GuestRow {
  readonly key: string;
  readonly orders: number;
  readonly sum: number;
  readonly lastAt: string;
}

/** Guests with what their orders come to, and how many there are in all; reads only the index `orders_by_guest`. */
export async function readGuestRows(
  reader: Reader,
  shopIds: readonly ShopId[],
  { text, sort, limit, offset }: GuestFilter & { readonly limit: number; readonly offset: number },
): Promise<{ readonly guests: readonly GuestRow[]; readonly count: number }> {
  const rows = await selectGuests(reader, shopIds, text)
    .select(({ fn }) => [
      'guest_key as key',
      fn.countAll().as('orders'),
      fn.sum(COUNTED_TOTAL).as('sum'),
      fn.max('placed_at').as('lastAt'),
      fn.max('number').as('last'),
      fn.countAll().over().as('count'),
    ])
    .groupBy('guest_key')
    .orderBy(SORTED_BY[sort], 'desc')
    // Orders of the same instant.
    .orderBy('last', 'desc')
    .orderBy('guest_key')
    .limit(limit)
    .offset(offset)
    .execute();
  const guests = rows.map(({ key, orders, sum, lastAt }) => ({
    key,
    lastAt,
    orders: Number(orders),
    sum: Number(sum ?? 0),
  }));
  return { guests, count: Number(rows[0]?.count ?? 0) };
}

/** What these orders bring. */
export async function sumGuestOrders(reader: Reader, shopId: ShopId, orders: readonly OrderId[]): Promise<Cents> {
  if (orders.length === 0) return NO_CENTS;
  const { sum } = await reader
    .selectFrom('orders')
    .select(({ fn }) => fn.sum(COUNTED_TOTAL).as('sum'))
    .where('shop_id', '=', shopId)
    .where('order_id', 'in', orders)
    .executeTakeFirstOrThrow();
  return toCents(Number(sum ?? 0));
}

const SORTED_BY = { last: 'lastAt', orders: 'orders', sum: 'sum' } as const;

const selectGuests = (reader: Reader, shopIds: readonly ShopId[], text: string) =>
  reader
    .selectFrom('orders')
    .where('shop_id', 'in', shopIds)
    .where('guest_key', '>', '')
    // Test orders count down from -1.
    .where('number', '>', 0)
    .where('purpose', '=', 'goods')
    .where('released_at', 'is not', null)
    .where((row) =>
      row.and(listWords(text).length === 0 ? [] : [row('guest_key', 'in', selectKeys(reader, shopIds, text))]),
    );

/** The keys of orders that hold all words of a search; the archive's index finds their numbers. */
const selectKeys = (reader: Reader, shopIds: readonly ShopId[], text: string) =>
  reader
    .selectFrom('orders as named')
    .select('named.guest_key')
    .where('named.shop_id', 'in', shopIds)
    .where(({ eb, refTuple }) =>
      eb(
        refTuple('named.shop_id', 'named.number'),
        'in',
        reader
          .selectFrom('orders as found')
          .select(['found.shop_id', 'found.number'])
          .where('found.shop_id', 'in', shopIds)
          .where((words) => words.and(listWords(text).map((word) => words('found.search_words', 'like', `%${word}%`))))
          .$asTuple('shop_id', 'number'),
      ),
    );

function listWords(text: string): readonly string[] {
  const search = readOrderSearch(text);
  if (search === null) return [];
  switch (search.kind) {
    case 'words':
      return search.words;
    case 'digits':
      return [search.digits];
    case 'table':
    case 'total':
      return text.trim().toLowerCase().split(/\s+/);
  }
}

/** The latest order of each of these guests, in the shop where it was placed. */
export async function readLastOrders(
  reader: Reader,
  shopIds: readonly ShopId[],
  guests: readonly Pick<GuestRow, 'key' | 'lastAt'>[],
) {
  if (guests.length === 0) return new Map<string, never>();
  const rows = await reader
    .selectFrom('orders')
    .select(['guest_key', 'shop_id', 'order_id', 'number', 'placed_at', 'contact'])
    .where('shop_id', 'in', shopIds)
    .where(
      'guest_key',
      'in',
      guests.map(({ key }) => key),
    )
    .where('placed_at', 'in', [...new Set(guests.map(({ lastAt }) => lastAt))])
    .execute();
  const instants = new Map(guests.map(({ key, lastAt }) => [key, lastAt]));
  return new Map(
    rows
      // Test orders count down from -1.
      .filter(({ guest_key, placed_at, number }) => number > 0 && instants.get(guest_key) === placed_at)
      .toSorted((left, right) => left.number - right.number)
      .map(({ guest_key, shop_id, order_id, contact }) => [
        guest_key,
        { shopId: shop_id, id: order_id, contact: contactColumn.read(contact) },
      ]),
  );
}

/** Which of these addresses have an account. */
export async function readAccountEmails(
  reader: Reader,
  shopIds: readonly ShopId[],
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const rows = await reader
    .selectFrom('accounts')
    .select('email')
    .where('shop_id', 'in', shopIds)
    .where('email', 'in', emails)
    .where('confirmed_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ email }) => email));
}

/** The latest consent to advertising of each address. */
export async function readConsentStates(reader: Reader, shopIds: readonly ShopId[], emails: readonly string[]) {
  if (emails.length === 0) return new Map<string, never>();
  const rows = await reader
    .selectFrom('advertising_consents')
    .select(['email', 'confirmed_at', 'withdrawn_at'])
    .where('shop_id', 'in', shopIds)
    .where('email', 'in', emails)
    .orderBy('requested_at')
    .execute();
  return new Map(rows.map((row) => [row.email, row]));
}

/** Guests with other keys who gave one of these phone numbers. */
export async function readRelatedOrders(reader: Reader, shopId: ShopId, words: readonly string[]) {
  if (words.length === 0) return [];
  return reader
    .selectFrom('orders')
    .select(['order_id', 'number', 'guest_key', 'contact'])
    .where('shop_id', '=', shopId)
    .where('number', '>', 0)
    .where((row) => row.or(words.map((word) => row('search_words', 'like', `${word} %`))))
    .orderBy('number', 'desc')
    .limit(200)
    .execute();
}
