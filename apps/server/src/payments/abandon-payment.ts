import type { Deps } from '../deps.ts';
import { markAbandoned } from '../orders/abandoned-orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { toReturnOutcome, returnFromPayment, type ReturnOutcome } from './capture-payment.ts';
import { findOrderToPay } from './order-to-pay.ts';
import { expirePayment, lockPayments } from './payments.store.ts';
import type { PayRequest } from './prepare-payment.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * The guest orders another way instead of paying this order: its time to pay ends at once, so that never both
 * orders go through. Money that has already arrived wins; money that arrives later is refunded.
 */
export async function abandonPayment(deps: Deps, shop: LoadedShop, request: PayRequest): Promise<ReturnOutcome> {
  const lookup = await findOrderToPay(deps, shop, request);
  if (lookup.code !== 'found') return lookup;
  const { order } = lookup;
  const now = deps.clock.now();
  const latest = await deps.database.write(async (writer) => {
    const attempts = await lockPayments(writer, shop.id, order.order_id);
    const last = attempts.at(-1);
    if (!last || !(await markAbandoned(writer, order, now))) return null;
    await expirePayment(writer, last, now);
    return last;
  });
  // The desk has the order, or it has ended.
  if (!latest) return returnFromPayment(deps, shop, request);
  const settled = await settlePayment(deps, shop, { paymentId: latest.payment_id, cause: 'givenUp' });
  return toReturnOutcome(settled.order, settled.payment);
}
