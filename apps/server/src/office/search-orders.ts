import type { ArchivedOrders, ListedOrder, ParsedOrderSearch } from '@tischlein/contract/office';
import { sum, toCents } from '@tischlein/domain';
import { readOrderSearch } from '@tischlein/domain/orders';
import { toUtcRange } from '../clock.ts';
import type { Reader } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import {
  type ArchiveFilter,
  findArchivedIds,
  findNumber,
  readArchivedLines,
  readArchivedRows,
  sumArchived,
} from '../orders/archive.store.ts';
import { contactColumn } from '../orders/order-columns.ts';
import type { ShopEntry } from '../shops/shop-entry.ts';

const ORDERS_PER_PAGE = 50;
const LISTED_ARTICLES = 3;

/** Returns a page of the orders of these shops that match, newest first; the first page says what all of them come to. */
export const searchOrders = (
  { database }: Pick<Deps, 'database'>,
  shops: readonly ShopEntry[],
  request: ParsedOrderSearch,
): Promise<ArchivedOrders> => database.readReports((read) => search(read, shops, request));

async function search(
  read: Reader,
  shops: readonly ShopEntry[],
  { before, ...request }: ParsedOrderSearch,
): Promise<ArchivedOrders> {
  const filter = toFilter(request);
  const exact = findExactNumber(filter);
  const first = before === null && exact !== null ? await findByNumber(read, shops, { ...filter, number: exact }) : [];
  const { found, next } = await findPage(read, shops, { filter, before, limit: ORDERS_PER_PAGE, except: exact });
  const orders = await readOrders(read, shops, [...first, ...found]);
  return {
    orders: orders.map(({ shop, row, lines }) => toListedOrder(shop, row, lines)),
    all: before === null ? await sumAll(read, shops, filter) : null,
    next,
  };
}

/** The number that was searched for. The order with it comes first: every telephone number begins with some order's. */
const findExactNumber = ({ search: wanted }: ArchiveFilter): number | null =>
  wanted?.kind === 'digits' ? wanted.number : null;

async function findByNumber(
  read: Reader,
  shops: readonly ShopEntry[],
  wanted: ArchiveFilter & { readonly number: number },
): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const shop of shops) found.push(...(await findNumber(read, shop.id, wanted)).map((each) => ({ ...each, shop })));
  return found;
}

export function toFilter({ text, from, to, ...others }: Omit<ParsedOrderSearch, 'before'>): ArchiveFilter {
  return {
    ...others,
    search: readOrderSearch(text),
    range: from === null && to === null ? null : toUtcRange({ from, to }),
  };
}

interface PageToFind {
  readonly filter: ArchiveFilter;
  readonly before: ParsedOrderSearch['before'];
  readonly limit: number;
  /** A number that is listed elsewhere; absent: none. */
  readonly except?: number | null;
}

type Found = Awaited<ReturnType<typeof findArchivedIds>>[number] & { readonly shop: ShopEntry };

/** The newest orders of all shops, and where each shop continues. Inside a shop, numbers rise with time. */
export async function findPage(
  read: Reader,
  shops: readonly ShopEntry[],
  { filter, before, limit, except = null }: PageToFind,
): Promise<{ readonly found: readonly Found[]; readonly next: ArchivedOrders['next'] }> {
  const all: Found[] = [];
  for (const shop of shops) {
    const below = before === null ? null : (before[shop.id] ?? null);
    const own = await findArchivedIds(read, shop.id, { ...filter, before: below, limit, except });
    all.push(...own.map((each) => ({ ...each, shop })));
  }
  const sorted = all.toSorted(
    (left, right) => right.placed_at.localeCompare(left.placed_at) || right.number - left.number,
  );
  // With one shop the numbers decide, so that a page has no gap whatever the times say.
  const found = (shops.length === 1 ? all : sorted).slice(0, limit);
  if (all.length <= limit) return { found, next: null };
  return { found, next: { ...before, ...Object.fromEntries(found.map(({ shop, number }) => [shop.id, number])) } };
}

/** Orders with their rows and lines, in the given sequence. */
export async function readOrders(read: Reader, shops: readonly ShopEntry[], found: readonly Found[]) {
  const orders = new Map<string, { readonly shop: ShopEntry; readonly row: Row; readonly lines: readonly Line[] }>();
  for (const shop of shops) {
    const ids = found.filter((each) => each.shop === shop).map(({ id }) => id);
    if (ids.length === 0) continue;
    const lines = Map.groupBy(await readArchivedLines(read, shop.id, ids), ({ order_id }) => order_id);
    for (const row of await readArchivedRows(read, shop.id, ids))
      orders.set(row.order_id, { shop, row, lines: lines.get(row.order_id) ?? [] });
  }
  return found.flatMap(({ id }) => orders.get(id) ?? []);
}

export async function sumAll(
  read: Reader,
  shops: readonly ShopEntry[],
  filter: ArchiveFilter,
): Promise<NonNullable<ArchivedOrders['all']>> {
  const parts = [];
  for (const shop of shops) parts.push(await sumArchived(read, shop.id, filter));
  return {
    count: parts.reduce((all, { count }) => all + count, 0),
    sum: sum(parts.map((part) => toCents(part.sum))),
  };
}

export type Row = Awaited<ReturnType<typeof readArchivedRows>>[number];
export type Line = Awaited<ReturnType<typeof readArchivedLines>>[number];

function toListedOrder({ slug, name: shopName }: ShopEntry, row: Row, lines: readonly Line[]): ListedOrder {
  const { name, street, streetNumber } = contactColumn.read(row.contact);
  return {
    id: row.order_id,
    shop: { slug, name: shopName },
    number: row.number,
    placedAt: row.placed_at,
    status: row.status,
    paymentStatus: row.payment_status,
    paymentMethod: row.payment_method,
    deliveryType: row.delivery_type,
    table: row.table_number,
    isReleased: row.released_at !== null,
    isBillPart: row.purpose === 'billPart',
    guestName: name,
    street: row.delivery_type === 'delivery' ? `${street} ${streetNumber}`.trim() : '',
    articles: lines.slice(0, LISTED_ARTICLES).map((line) => ({ name: line.name, amount: line.amount })),
    hasMoreArticles: lines.length > LISTED_ARTICLES,
    total: toCents(row.total),
  };
}
