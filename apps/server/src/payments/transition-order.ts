import { isGivenUp, MINUTES_TO_PAY, MINUTES_TOO_LATE } from '@tischlein/domain/payments';
import type { Schedule } from '@tischlein/domain/opening';
import { NOT_PAID_IN_TIME, ORDERED_OTHERWISE, PAYMENT_WENT_BACK } from '@tischlein/wording';
import { isAtOrAfter, plusMinutes } from '../clock.ts';
import { openAccount } from '../accounts/open-account.ts';
import { askForConsent } from '../advertising/ask-for-consent.ts';
import { countCouponUse, releaseCouponUse } from '../coupons/coupons.store.ts';
import type { Writer } from '../db/database.ts';
import type { PaymentRow } from '../db/payment-tables.ts';
import { kitchenPlaces, servability } from '../opening/shop-schedule.ts';
import { releaseSlot } from '../opening/slots.store.ts';
import { listReleaseMails } from '../orders/new-order.ts';
import { changeOrder, type StoredOrder } from '../orders/orders.store.ts';
import { hashCustomer } from '../orders/request-key.ts';
import { reserveSlot } from '../orders/reserve-slot.ts';

/** Gives a paid order to the desk and confirms it to the guest; false: somebody else did, or it has ended. */
export async function releaseOrder(writer: Writer, order: StoredOrder, now: string): Promise<boolean> {
  const isReleased = await changeOrder(writer, order, {
    action: 'pay',
    at: now,
    columns: { status: 'placed', released_at: now, refusal_reason: null },
    mails: listReleaseMails(order),
  });
  if (!isReleased) return false;
  await askForConsent(writer, order, now);
  await openAccount(writer, order, now);
  return true;
}

/** Takes all of it back: the order cannot be placed again, its coupon or its time is gone. */
export class NotRevivable extends Error {}

/** Places an order again that had expired, with its coupon and a place in the kitchen; throws NotRevivable where one of them is gone. */
export async function reviveOrder(
  writer: Writer,
  order: StoredOrder,
  { now, schedule }: { readonly now: string; readonly schedule: Schedule },
): Promise<boolean> {
  const { order_id: orderId, coupon_code: code, contact, delivery_type, serve_at: serveAt } = order;
  // Without phone and address the customer was known by his session, which nobody has here.
  const use = code === null ? null : { orderId, code, customers: hashCustomer(contact, order.session_hash), now };
  if (use && !(await countCouponUse(writer, order.shop_id, use))) throw new NotRevivable();
  const { kitchen } = schedule;
  const places = kitchenPlaces(schedule, delivery_type, { serveAt, makeMinutes: order.make_minutes });
  if (kitchen) await reserveSlot(writer, order, { kitchen, places });
  return releaseOrder(writer, order, now);
}

/** Ends an order that nobody has paid in time, that its guest has given up, or whose money went back before the desk had it: its coupon and its time are free again. */
export async function endUnpaidOrder(
  writer: Writer,
  order: StoredOrder,
  { payment, now }: { readonly payment: PaymentRow; readonly now: string },
): Promise<boolean> {
  const isUnpaid = isGivenUp(payment.status) && isAtOrAfter(now, payment.expires_at);
  const wentBack = payment.status === 'refunded';
  if (!(isUnpaid || wentBack) || order.status !== 'placed' || order.released_at !== null) return false;
  const notPaid = order.given_up_at === null ? NOT_PAID_IN_TIME : ORDERED_OTHERWISE;
  const columns = { status: 'cancelled', refusal_reason: wentBack ? PAYMENT_WENT_BACK : notPaid } as const;
  if (!(await changeOrder(writer, order, { action: 'expire', at: now, columns, mails: [] }))) return false;
  await releaseSlot(writer, order);
  await releaseCouponUse(writer, order.shop_id, order.order_id);
  return true;
}

/** Whether money that comes late can still be cooked for: the shop is open for it, and the guest still waits. */
export function canStillBeMade(schedule: Schedule, order: StoredOrder, now: string): boolean {
  const { placed_at, serve_at, delivery_type } = order;
  const waitsUntil = serve_at ?? plusMinutes(placed_at, MINUTES_TO_PAY + MINUTES_TOO_LATE);
  if (isAtOrAfter(now, waitsUntil)) return false;
  return servability(schedule, delivery_type, { serveAt: serve_at }) === 'ok';
}
