import type { OrderId, ShopId } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import type { OrderNoteAction } from '../db/column.ts';
import type { Row } from '../db/tables.ts';

/** Records what changes no status, such as a refund or a proposed change, so that every desk is notified. */
export async function addOrderEvent(
  writer: Writer,
  { shop_id, order_id }: Pick<Row<'order_events'>, 'shop_id' | 'order_id'>,
  {
    action,
    at,
    by = null,
  }: {
    readonly action: OrderNoteAction;
    readonly at: string;
    readonly by?: string | null;
  },
): Promise<void> {
  // Drawn before the status is read: other changes wait for the counter row, so the last event has the latest status.
  const sequence = await drawEventSequence(writer, shop_id);
  const { status } = await writer
    .selectFrom('orders')
    .select('status')
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  await insertRows(writer, 'order_events', [{ shop_id, sequence, order_id, action, status, at, done_by: by }]);
}

/** Draws the shop's next event number. Locks the counter row until the commit. */
export async function drawEventSequence(writer: Writer, shopId: ShopId): Promise<number> {
  const { sequence } = await writer
    .updateTable('shop_counters')
    .set((row) => ({ event_sequence: row('event_sequence', '+', 1) }))
    .where('shop_id', '=', shopId)
    .returning('event_sequence as sequence')
    .executeTakeFirstOrThrow();
  return sequence;
}

/** Reads an order's events, oldest first. */
export const readOrderEvents = (reader: Reader, shopId: ShopId, orderId: OrderId): Promise<Row<'order_events'>[]> =>
  selectOrderEvents(reader, shopId, orderId).execute();

/**
 * The numbers are found first, by the index of events of an order. Without that SQLite, which has no statistics, takes the primary key
 * and reads all events of the shop.
 */
export const selectOrderEvents = (reader: Reader, shopId: ShopId, orderId: OrderId) =>
  reader
    .selectFrom('order_events')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('sequence', 'in', (nested) =>
      nested
        .selectFrom('order_events')
        .select('sequence')
        .where('shop_id', '=', shopId)
        .where('order_id', '=', orderId),
    )
    .orderBy('sequence');
