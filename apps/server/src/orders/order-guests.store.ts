import type { OrderId, ShopId } from '@tischlein/domain';
import type { Writer } from '../db/database.ts';
import { insertMissing, keepFirst } from '../db/insert-once.ts';

interface GuestOrder {
  readonly shop_id: ShopId;
  readonly order_id: OrderId;
}

/** Records which guest an order belongs to, so that returning guests can be counted. */
export async function noteGuests(
  writer: Writer,
  rows: readonly (GuestOrder & { readonly guest_hash: string; readonly at: string })[],
): Promise<void> {
  if (rows.length === 0) return;
  keepFirst(await insertMissing(writer.insertInto('order_guests').values([...rows]), ['shop_id', 'order_id']));
}

/** Forgets whose orders these were; they count as those of unknown guests. */
export async function forgetGuests(writer: Writer, orders: readonly GuestOrder[]): Promise<void> {
  for (const { shop_id, order_id } of orders)
    await writer.deleteFrom('order_guests').where('shop_id', '=', shop_id).where('order_id', '=', order_id).execute();
}
