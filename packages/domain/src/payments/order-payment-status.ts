import { isPaid, isUnderWay, type OnlinePaymentStatus } from './payment-machine.ts';
import type { PaymentFacts } from './next-payment.ts';

/**
 * The payment status of an order from all payment attempts, oldest first: the paid one, otherwise the one under way
 * unless the order is released, otherwise the refunded one, otherwise the last.
 */
export function orderPaymentStatus(
  attempts: readonly Pick<PaymentFacts, 'status' | 'captured' | 'refunded'>[],
  { isReleased }: { readonly isReleased: boolean },
): OnlinePaymentStatus | null {
  const latest = attempts.at(-1);
  const chosen =
    attempts.find(({ status, captured, refunded }) => isPaid(status) && (captured > refunded || captured === 0)) ??
    (latest && !isReleased && isUnderWay(latest.status) ? latest : undefined) ??
    attempts.findLast(({ status, captured }) => captured > 0 && status !== 'capturedLate') ??
    attempts.findLast(({ captured }) => captured > 0) ??
    latest;
  return chosen?.status ?? null;
}
