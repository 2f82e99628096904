import type { ShopId } from '@tischlein/domain';
import type { Writer } from '../db/database.ts';

const OF_ORDERS = [
  'payment_tasks',
  'refunds',
  'payment_events',
  'payments',
  'outbox',
  'coupon_uses',
  'withdrawals',
  'order_events',
  'order_adjustments',
  'order_lines',
  'order_keys',
  'orders',
] as const;

/** Removes a shop with everything that hangs on it, its orders included. */
export async function deleteShop(writer: Writer, shopId: ShopId): Promise<void> {
  for (const table of OF_ORDERS) await writer.deleteFrom(table).where('shop_id', '=', shopId).execute();
  await writer.deleteFrom('shops').where('shop_id', '=', shopId).execute();
}
