import { isAbandoned, MINUTES_TO_PAY, MINUTES_TOO_LATE } from '@tischlein/domain/payments';
import type { Schedule } from '@tischlein/domain/opening';
import { NOT_PAID_IN_TIME, ORDERED_OTHERWISE, PAYMENT_WENT_BACK } from '@tischlein/wording';
import { isAtOrAfter, plusMinutes } from '../clock.ts';
import { countCouponUse, releaseCouponUse } from '../coupons/coupons.store.ts';
import type { Writer } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import { listKitchenPlaces, checkServability } from '../opening/shop-schedule.ts';
import { releaseSlot } from '../opening/slots.store.ts';
import { changeOrder, type StoredOrder } from '../orders/orders.store.ts';
import { hashCustomer } from '../identity.ts';
import type { WithOrderFollowers } from '../orders/order-follower.ts';
import { releaseOrder } from '../orders/release-order.ts';
import { reserveSlot } from '../orders/reserve-slot.ts';

/**
 * Places an expired order again, with its coupon and a kitchen slot; false: it was moved otherwise. 'notRevivable', to be rolled back: its
 * coupon is used up, or the kitchen has no slot left.
 */
export async function reviveOrder(
  writer: Writer,
  order: StoredOrder,
  { now, schedule, orderFollowers }: WithOrderFollowers & { readonly now: string; readonly schedule: Schedule },
): Promise<boolean | 'notRevivable'> {
  const { order_id: orderId, coupon_code: code, contact, delivery_type, serve_at: serveAt } = order;
  // Without phone and e-mail the customer was identified by the session, of which only the hash is stored.
  const use = code === null ? null : { orderId, code, customers: hashCustomer(contact, order.session_hash), now };
  if (use && !(await countCouponUse(writer, order.shop_id, use))) return 'notRevivable';
  const { kitchen } = schedule;
  const places = listKitchenPlaces(schedule, delivery_type, { serveAt, makeMinutes: order.make_minutes });
  if (kitchen && !(await reserveSlot(writer, order, { kitchen, places }))) return 'notRevivable';
  return releaseOrder({ orderFollowers }, writer, { order, now });
}

/**
 * Cancels an order that was not paid in time, was abandoned, or was refunded before its release. Frees coupon and slot.
 * A group's order ends as soon as its payment fails, so that the group is back at the checkout (S2 §4), and so does a part of
 * a table's bill, so that another guest can pay it.
 */
export async function endUnpaidOrder(
  writer: Writer,
  order: StoredOrder,
  { payment, now }: { readonly payment: Row<'payments'>; readonly now: string },
): Promise<boolean> {
  const endsAtOnce = order.group_order_id !== null || order.purpose === 'billPart';
  const isOver = endsAtOnce || isAtOrAfter(now, payment.expires_at);
  const isUnpaid = isAbandoned(payment.status) && isOver;
  const wentBack = payment.status === 'refunded';
  if (!(isUnpaid || wentBack) || order.status !== 'placed' || order.released_at !== null) return false;
  const notPaid = order.given_up_at === null ? NOT_PAID_IN_TIME : ORDERED_OTHERWISE;
  const columns = { status: 'cancelled', refusal_reason: wentBack ? PAYMENT_WENT_BACK : notPaid } as const;
  if (!(await changeOrder(writer, order, { action: 'expire', at: now, columns, mails: [] }))) return false;
  await releaseSlot(writer, order);
  await releaseCouponUse(writer, order.shop_id, order.order_id);
  return true;
}

/** Returns whether a late payment can still be cooked for: the shop is open for it, and the guest still waits. */
export function canStillBeMade(schedule: Schedule, order: StoredOrder, now: string): boolean {
  const { placed_at, serve_at, delivery_type } = order;
  // What an expired part had reserved is open again.
  if (order.purpose === 'billPart') return order.status === 'placed';
  const waitsUntil = serve_at ?? plusMinutes(placed_at, MINUTES_TO_PAY + MINUTES_TOO_LATE);
  if (isAtOrAfter(now, waitsUntil)) return false;
  return checkServability(schedule, delivery_type, { serveAt: serve_at }) === 'ok';
}
