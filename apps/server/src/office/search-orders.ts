import type { ArchivedOrders, ListedOrder, ParsedOrderSearch } from '@tischlein/contract/office';
import { toCents } from '@tischlein/domain';
import { readOrderSearch } from '@tischlein/domain/orders';
import { endOfDay, toInstant } from '../clock.ts';
import type { Deps } from '../deps.ts';
import {
  type ArchiveFilter,
  findArchivedIds,
  readArchivedLines,
  readArchivedRows,
  sumArchived,
} from '../orders/archive.store.ts';
import { contactColumn } from '../orders/order-columns.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

const ORDERS_PER_PAGE = 50;
const LISTED_ARTICLES = 3;

/** Returns a page of the orders that match, newest first; the first page says what all of them come to. */
export async function searchOrders(
  { database: { read } }: Pick<Deps, 'database'>,
  { id: shopId }: LoadedShop,
  { before, ...request }: ParsedOrderSearch,
): Promise<ArchivedOrders> {
  const filter = toFilter(request);
  const found = await findArchivedIds(read, shopId, { ...filter, before, limit: ORDERS_PER_PAGE });
  const all = before === null ? await sumArchived(read, shopId, filter) : null;
  const ids = found.slice(0, ORDERS_PER_PAGE).map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await readArchivedRows(read, shopId, ids);
  const lines = Map.groupBy(
    ids.length === 0 ? [] : await readArchivedLines(read, shopId, ids),
    ({ order_id }) => order_id,
  );
  return {
    orders: rows.map((row) => toListedOrder(row, lines.get(row.order_id) ?? [])),
    all: all && { count: all.count, sum: toCents(all.sum) },
    next: found.length > ORDERS_PER_PAGE ? (rows.at(-1)?.number ?? null) : null,
  };
}

function toFilter({ text, from, to, ...others }: Omit<ParsedOrderSearch, 'before'>): ArchiveFilter {
  return {
    ...others,
    search: readOrderSearch(text),
    from: from && toInstant(from, 0),
    until: to && endOfDay(toInstant(to, 0) ?? to),
  };
}

type Row = Awaited<ReturnType<typeof readArchivedRows>>[number];
type Line = Awaited<ReturnType<typeof readArchivedLines>>[number];

function toListedOrder(row: Row, lines: readonly Line[]): ListedOrder {
  const { name, street, streetNumber } = contactColumn.read(row.contact);
  return {
    id: row.order_id,
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
