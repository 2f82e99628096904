import type { ParsedOrderSearch } from '@tischlein/contract/office';
import { toCents } from '@tischlein/domain';
import { listOrdersTable, type OrderToExport } from '@tischlein/documents/books';
import type { NamedTable } from '@tischlein/documents/lists';
import { toWallTime } from '../clock.ts';
import type { Reader } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { contactColumn } from '../orders/order-columns.ts';
import type { ShopEntry } from '../shops/shop-entry.ts';
import { findPage, type Line, readOrders, type Row, sumAll, toFilter } from './search-orders.ts';

const AT_ONCE = 500;
const MOST_ORDERS = 20_000;

interface OrdersToExport {
  readonly request: ParsedOrderSearch;
  /** Names, phone numbers and addresses, too. */
  readonly withContacts: boolean;
}

interface OrderTable {
  readonly table: NamedTable;
  /** How many older ones are not in it. */
  readonly left: number;
}

/** The orders of these shops that match, newest first, as a table. */
export const exportOrders = (
  { database }: Pick<Deps, 'database'>,
  shops: readonly ShopEntry[],
  orders: OrdersToExport,
): Promise<OrderTable> => database.readReports((read) => listOrders(read, shops, orders));

async function listOrders(
  read: Reader,
  shops: readonly ShopEntry[],
  { request, withContacts }: OrdersToExport,
): Promise<OrderTable> {
  const filter = toFilter(request);
  const rows: OrderToExport[] = [];
  let { before } = request;
  do {
    const { found, next } = await findPage(read, shops, { filter, before, limit: AT_ONCE });
    rows.push(...(await readOrders(read, shops, found)).map(toExport));
    before = next;
  } while (before !== null && rows.length < MOST_ORDERS);
  const { count } = await sumAll(read, shops, filter);
  const table = listOrdersTable(rows, { withContacts, withBranches: shops.length > 1 });
  return { table, left: Math.max(0, count - rows.length) };
}

function toExport({
  shop,
  row,
  lines,
}: {
  readonly shop: ShopEntry;
  readonly row: Row;
  readonly lines: readonly Line[];
}) {
  const { name, company, street, streetNumber, zip, city, phone } = contactColumn.read(row.contact);
  return {
    branch: shop.name,
    number: row.number,
    placed: toWallTime(row.placed_at),
    deliveryType: row.delivery_type,
    table: row.table_number,
    status: row.status,
    paymentStatus: row.payment_status,
    paymentMethod: row.payment_method,
    isReleased: row.released_at !== null,
    articles: lines.map((line) => ({ name: line.name, amount: line.amount })),
    total: toCents(row.total),
    contact: {
      name: [name, company].filter(Boolean).join(', '),
      phone,
      address: `${street} ${streetNumber}, ${zip} ${city}`.trim(),
    },
  };
}
