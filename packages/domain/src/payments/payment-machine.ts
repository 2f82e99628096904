import { PAYMENT_STATUSES, type PaymentStatus } from '../orders/payment-status.ts';

/** States of a payment at a provider (reliability §4). */
export type OnlinePaymentStatus = Exclude<PaymentStatus, 'notNeeded' | 'offline'>;
export const ONLINE_PAYMENT_STATUSES: readonly OnlinePaymentStatus[] = PAYMENT_STATUSES.filter(
  (status) => status !== 'notNeeded' && status !== 'offline',
);

/** The edges of reliability §4; there are no others, but that what a bank has promised is known again. */
export const PAYMENT_EDGES: Readonly<Record<OnlinePaymentStatus, readonly OnlinePaymentStatus[]>> = {
  new: ['preparing'],
  preparing: ['pending', 'failed', 'cancelled', 'expired', 'unknown'],
  pending: ['authorised', 'failed', 'cancelled', 'expired', 'unknown'],
  authorised: ['captured'],
  captured: ['partlyRefunded', 'refunded'],
  partlyRefunded: ['refunded'],
  refunded: [],
  failed: ['capturedLate'],
  cancelled: ['capturedLate'],
  expired: ['capturedLate'],
  unknown: ['authorised', 'captured', 'failed'],
  capturedLate: ['refunded', 'accepted'],
  accepted: [],
};

// Nothing passes through an end or through not knowing on its way to somewhere else.
const ON_THE_WAY: readonly OnlinePaymentStatus[] = ['preparing', 'pending', 'authorised'];

/** The statuses a payment goes through to get there, the last one included; null: no edges lead there. movesTo('pending', 'captured') is ['authorised', 'captured']. */
export function findMoves(from: OnlinePaymentStatus, goal: OnlinePaymentStatus): readonly OnlinePaymentStatus[] | null {
  if (PAYMENT_EDGES[from].includes(goal)) return [goal];
  for (const next of PAYMENT_EDGES[from].filter((status) => ON_THE_WAY.includes(status))) {
    const rest = findMoves(next, goal);
    if (rest) return [next, ...rest];
  }
  return null;
}

/** Whether money of the guest is with us, or promised by the provider. */
export const isPaid = (status: PaymentStatus): boolean =>
  status === 'captured' || status === 'authorised' || status === 'partlyRefunded' || status === 'accepted';

/** Whether the guest can still come to pay with it. */
export const isUnderWay = (status: OnlinePaymentStatus): boolean =>
  status === 'new' || status === 'preparing' || status === 'pending' || status === 'unknown';

/** Whether nobody expects money of it any more; should it come nevertheless, it comes late. */
export const isAbandoned = (status: OnlinePaymentStatus): boolean =>
  status === 'failed' || status === 'cancelled' || status === 'expired';
