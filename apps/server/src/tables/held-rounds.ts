import { fail, ok, type OrderId, type Result } from '@tischlein/domain';
import { releaseCouponUse } from '../coupons/coupons.store.ts';
import type { Writer } from '../db/database.ts';
import { changeOrder, readOrder, type StoredOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { TableProblem } from './bill-problems.ts';

/** A round of the table that waits for a waiter; a problem if it was confirmed or has ended. */
export async function findHeldRound(
  writer: Writer,
  shop: LoadedShop,
  { table, orderId }: { readonly table: number; readonly orderId: OrderId },
): Promise<Result<StoredOrder, TableProblem>> {
  const order = await readOrder(writer, shop.id, orderId);
  if (!order || order.table_number !== table || order.waits_for_waiter === 0) return fail('orderUnknown');
  if (order.released_at !== null || order.status !== 'placed') return fail('conflictingAction');
  return ok(order);
}

/** Cancels a round that is not confirmed; false: it has changed. */
export async function cancelHeldRound(
  writer: Writer,
  order: StoredOrder,
  { now, reason }: { readonly now: string; readonly reason: string },
): Promise<boolean> {
  const columns = { status: 'cancelled', refusal_reason: reason } as const;
  if (!(await changeOrder(writer, order, { action: 'cancel', at: now, columns, mails: [] }))) return false;
  await releaseCouponUse(writer, order.shop_id, order.order_id);
  return true;
}
