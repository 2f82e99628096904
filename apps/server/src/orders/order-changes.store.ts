import type { OrderId, ShopId } from '@tischlein/domain';
import type { Quote } from '@tischlein/contract/shop';
import type { ChangeState } from '@tischlein/domain/orders';
import type { Reader, Writer } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import type { Row } from '../db/tables.ts';
import type { OrderGift } from './order-benefits.ts';
import { giftsColumn, quoteColumn } from './order-columns.ts';

/** A proposed change with its JSON columns parsed. */
export type StoredChange = Omit<Row<'order_changes'>, 'quote_after' | 'quote_before' | 'gifts'> & {
  readonly quote_after: Quote;
  readonly quote_before: Quote | null;
  readonly gifts: readonly OrderGift[];
};

const toStoredChange = (row: Row<'order_changes'>): StoredChange => ({
  ...row,
  quote_after: quoteColumn.read(row.quote_after),
  quote_before: row.quote_before === null ? null : quoteColumn.read(row.quote_before),
  gifts: giftsColumn.read(row.gifts),
});

interface ChangedOrder {
  readonly shop_id: ShopId;
  readonly order_id: OrderId;
}

export async function insertChange(writer: Writer, change: StoredChange): Promise<void> {
  await insertRows(writer, 'order_changes', [
    {
      ...change,
      quote_after: quoteColumn.write(change.quote_after),
      quote_before: null,
      gifts: giftsColumn.write([...change.gifts]),
    },
  ]);
}

/** All changes of an order, oldest first. */
export async function readChanges(reader: Reader, { shop_id, order_id }: ChangedOrder): Promise<StoredChange[]> {
  const rows = await reader
    .selectFrom('order_changes')
    .selectAll()
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .execute();
  return rows.toSorted(compareByTime).map(toStoredChange);
}

/** The latest change of each of these orders. */
export async function readLatestChanges(
  reader: Reader,
  shopId: ShopId,
  orderIds: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, StoredChange>> {
  if (orderIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('order_changes')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', 'in', orderIds)
    .execute();
  return new Map(rows.toSorted(compareByTime).map((row) => [row.order_id, toStoredChange(row)]));
}

/** An open change is the last one, also if the one before ended in the same instant. */
const compareByTime = (left: Row<'order_changes'>, right: Row<'order_changes'>): number =>
  left.proposed_at.localeCompare(right.proposed_at) ||
  Number(left.decided_at === null) - Number(right.decided_at === null);

/** Ends proposals whose time is over, so that another one can be open. */
export async function expireChanges(writer: Writer, { shop_id, order_id }: ChangedOrder, now: string): Promise<void> {
  await writer
    .updateTable('order_changes')
    .set({ state: 'expired', decided_at: now })
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .where('state', '=', 'open')
    .where('expires_at', '<=', now)
    .execute();
}

interface Decision {
  readonly state: Exclude<ChangeState, 'open'>;
  readonly now: string;
  /** What the new version replaces. */
  readonly before?: Quote;
}

/** Decides an open change in time; false: someone else was faster, or its time is over. */
export async function decideChange(
  writer: Writer,
  { shop_id, order_id, change_id }: Pick<StoredChange, 'shop_id' | 'order_id' | 'change_id'>,
  { state, now, before }: Decision,
): Promise<boolean> {
  const decided = await writer
    .updateTable('order_changes')
    .set({ state, decided_at: now, ...(before && { quote_before: quoteColumn.write(before) }) })
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .where('change_id', '=', change_id)
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return decided.numUpdatedRows > 0n;
}

/** Whether a company has an XRechnung of an order: it would need a correction of its own. */
export async function hasElectronicInvoice(reader: Reader, { shop_id, order_id }: ChangedOrder): Promise<boolean> {
  const row = await reader
    .selectFrom('electronic_invoices')
    .select('order_id')
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  return row !== undefined;
}
