import { isPaid, isUnderWay, type OnlinePaymentStatus } from './payment-machine.ts';
import type { PaymentFacts } from './next-payment.ts';

/**
 * How an order is paid, said by all attempts to pay it, the first one first: the one that it is paid with, else the one that the
 * guest is at, else the one whose money went back, else the last one. An order that the desk has waits for no other attempt.
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
