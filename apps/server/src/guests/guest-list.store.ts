import type { GuestSort } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import { readOrderSearch } from '@tischlein/domain/orders';
import type { Reader } from '../db/database.ts';
import type { OrderStatus } from '@tischlein/domain/orders';
import { contactColumn } from '../orders/order-columns.ts';

const CALLED_OFF: readonly OrderStatus[] = ['refused', 'cancelled'];

interface GuestFilter {
  readonly text: string;
  readonly sort: GuestSort;
}

interface GuestRow {
  readonly key: string;
  readonly orders: number;
  readonly sum: number;
  readonly lastAt: string;
  /** Number of their latest order. */
  readonly last: number;
}

/** Guests with what their orders come to; reads only the index `orders_by_guest`. */
export async function readGuestRows(
  reader: Reader,
  shopId: ShopId,
  { text, sort, limit, offset }: GuestFilter & { readonly limit: number; readonly offset: number },
): Promise<readonly GuestRow[]> {
  const rows = await selectGuests(reader, shopId, text)
    .select(({ fn, eb }) => [
      'guest_key as key',
      fn.countAll().as('orders'),
      fn.sum(eb.case().when('status', 'in', CALLED_OFF).then(0).else(eb.ref('total')).end()).as('sum'),
      fn.max('placed_at').as('lastAt'),
      fn.max('number').as('last'),
    ])
    .groupBy('guest_key')
    .orderBy(SORTED_BY[sort], 'desc')
    .orderBy('guest_key')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ orders, sum, lastAt, ...row }) => ({
    ...row,
    lastAt: lastAt,
    orders: Number(orders),
    sum: Number(sum ?? 0),
  }));
}

const SORTED_BY = { last: 'last', orders: 'orders', sum: 'sum' } as const;

export async function countGuests(reader: Reader, shopId: ShopId, text: string): Promise<number> {
  const { count } = await selectGuests(reader, shopId, text)
    .select(({ fn }) => fn.count('guest_key').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const selectGuests = (reader: Reader, shopId: ShopId, text: string) =>
  reader
    .selectFrom('orders')
    .where('shop_id', '=', shopId)
    .where('guest_key', '>', '')
    // Test orders count down from -1.
    .where('number', '>', 0)
    .where('purpose', '=', 'goods')
    .where('released_at', 'is not', null)
    .where((row) =>
      row.and(listWords(text).length === 0 ? [] : [row('guest_key', 'in', selectKeys(reader, shopId, text))]),
    );

/** The keys of orders that hold all words of a search; the archive's index finds their numbers. */
const selectKeys = (reader: Reader, shopId: ShopId, text: string) =>
  reader
    .selectFrom('orders as named')
    .select('named.guest_key')
    .where('named.shop_id', '=', shopId)
    .where(
      'named.number',
      'in',
      reader
        .selectFrom('orders as found')
        .select('found.number')
        .where('found.shop_id', '=', shopId)
        .where((words) => words.and(listWords(text).map((word) => words('found.search_words', 'like', `%${word}%`)))),
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

/** The latest orders of these guests, by number. */
export async function readLastOrders(reader: Reader, shopId: ShopId, numbers: readonly number[]) {
  if (numbers.length === 0) return new Map<number, never>();
  const rows = await reader
    .selectFrom('orders')
    .select(['number', 'order_id', 'contact'])
    .where('shop_id', '=', shopId)
    .where('number', 'in', numbers)
    .execute();
  return new Map(
    rows.map(({ number, order_id, contact }) => [number, { id: order_id, contact: contactColumn.read(contact) }]),
  );
}

/** Which of these addresses have an account. */
export async function readAccountEmails(
  reader: Reader,
  shopId: ShopId,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const rows = await reader
    .selectFrom('accounts')
    .select('email')
    .where('shop_id', '=', shopId)
    .where('email', 'in', emails)
    .where('confirmed_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ email }) => email));
}

/** The latest consent to advertising of each address. */
export async function readConsentStates(reader: Reader, shopId: ShopId, emails: readonly string[]) {
  if (emails.length === 0) return new Map<string, never>();
  const rows = await reader
    .selectFrom('advertising_consents')
    .select(['email', 'confirmed_at', 'withdrawn_at'])
    .where('shop_id', '=', shopId)
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
