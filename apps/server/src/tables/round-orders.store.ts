import type { BillId, OrderId, ShopId } from '@tischlein/domain';
import type { OrderStatus } from '@tischlein/domain/orders';
import { DECLINED_AT_TABLE } from '@tischlein/wording';
import type { Reader } from '../db/database.ts';
import { KEPT_PLAN } from '../db/keep-plans.ts';
import { type StoredOrder, toStoredOrder } from '../orders/orders.store.ts';

/** The orders of these ids: rounds and parts of a bill. */
export async function readBillOrders(
  reader: Reader,
  shopId: ShopId,
  ids: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, StoredOrder>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .selectFrom('orders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.order_id, toStoredOrder(row)]));
}

/** Rounds of guests that wait for a waiter (S3 W12), oldest first; of one table, or of all. */
export async function readHeldRounds(reader: Reader, shopId: ShopId, table?: number): Promise<StoredOrder[]> {
  const query = reader
    .selectFrom('orders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('waits_for_waiter', '=', 1)
    .where('released_at', 'is', null)
    .where('status', '=', 'placed')
    .orderBy('number');
  const rows = await (table === undefined ? query : query.where('table_number', '=', table)).execute();
  return rows.map(toStoredOrder);
}

/** Rounds of a table that were placed since an instant and that a waiter has declined. */
export async function readDeclinedRounds(
  reader: Reader,
  shopId: ShopId,
  { table, since }: { readonly table: number; readonly since: string },
): Promise<StoredOrder[]> {
  const rows = await reader
    .selectFrom('orders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('placed_at', '>=', since)
    .where('table_number', '=', table)
    .where('waits_for_waiter', '=', 1)
    .where('status', '=', 'cancelled')
    .where('refusal_reason', '=', DECLINED_AT_TABLE)
    .orderBy('number')
    .execute();
  return rows.map(toStoredOrder);
}

/** How far the kitchen is with a round. */
export interface RoundStatus {
  readonly billId: BillId;
  readonly orderId: OrderId;
  readonly status: OrderStatus;
  readonly placedAt: string;
}

/** The states of all rounds that were ever on an open bill. */
export const readRoundStatuses = (reader: Reader, shopId: ShopId): Promise<RoundStatus[]> =>
  reader
    .selectFrom('table_bills')
    .innerJoin('bill_orders', (join) =>
      join
        .onRef('bill_orders.shop_id', '=', 'table_bills.shop_id')
        .onRef('bill_orders.bill_id', '=', 'table_bills.bill_id'),
    )
    .innerJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'bill_orders.shop_id').onRef('orders.order_id', '=', 'bill_orders.order_id'),
    )
    .select([
      'table_bills.bill_id as billId',
      'orders.order_id as orderId',
      'orders.status',
      'orders.placed_at as placedAt',
    ])
    .where('table_bills.shop_id', '=', shopId)
    .where('table_bills.cleared_at', 'is', null)
    .where('orders.purpose', '=', 'goods')
    .modifyEnd(KEPT_PLAN)
    .execute();

/** Rounds of all shops that have waited since before an instant. */
export async function readHeldRoundsBefore(reader: Reader, before: string): Promise<StoredOrder[]> {
  const rows = await reader
    .selectFrom('orders')
    .selectAll()
    .where('waits_for_waiter', '=', 1)
    .where('released_at', 'is', null)
    .where('status', '=', 'placed')
    .where('placed_at', '<', before)
    .execute();
  return rows.map(toStoredOrder);
}
