import type { OrderId, ShopId } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import type { OrderEventRow } from '../db/tables.ts';

/** Notes that money of an order went back or could not, or that its guest withdrew, so that every desk hears of it. */
export async function addOrderEvent(
  writer: Writer,
  { shop_id, order_id }: Pick<OrderEventRow, 'shop_id' | 'order_id'>,
  { action, at }: { readonly action: 'refund' | 'withdraw'; readonly at: string },
): Promise<void> {
  // Drawn before the status is read: whoever moves the order waits for the number, so the last event says how it is.
  const sequence = await drawEventSequence(writer, shop_id);
  const { status } = await writer
    .selectFrom('orders')
    .select('status')
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  await insertRows(writer, 'order_events', [{ shop_id, sequence, order_id, action, status, at }]);
}

/** The next number in the shop's history; whoever draws one waits for who drew before, until that is committed. */
export async function drawEventSequence(writer: Writer, shopId: ShopId): Promise<number> {
  const { sequence } = await writer
    .updateTable('shop_counters')
    .set((row) => ({ event_sequence: row('event_sequence', '+', 1) }))
    .where('shop_id', '=', shopId)
    .returning('event_sequence as sequence')
    .executeTakeFirstOrThrow();
  return sequence;
}

/** What happened to an order, oldest first. */
export const readOrderEvents = (reader: Reader, shopId: ShopId, orderId: OrderId): Promise<OrderEventRow[]> =>
  reader
    .selectFrom('order_events')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('sequence')
    .execute();
