import { PAYMENT_STATUSES, type PaymentStatus } from '../orders/payment-status.ts';

/** States of a payment at a provider (docs/reliability.md). */
export type OnlinePaymentStatus = Exclude<PaymentStatus, 'notNeeded' | 'offline'>;
export const ONLINE_PAYMENT_STATUSES: readonly OnlinePaymentStatus[] = PAYMENT_STATUSES.filter(
  (status) => status !== 'notNeeded' && status !== 'offline',
);

/** All allowed transitions, shown in docs/reliability.md. */
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

// Final states and `unknown` are never passed through on the way to another state.
const ON_THE_WAY: readonly OnlinePaymentStatus[] = ['preparing', 'pending', 'authorised'];

/**
 * The statuses a payment passes through to reach the goal, goal included; null if there is no path.
 * findMoves('pending', 'captured') is ['authorised', 'captured'].
 */
export function findMoves(from: OnlinePaymentStatus, goal: OnlinePaymentStatus): readonly OnlinePaymentStatus[] | null {
  if (PAYMENT_EDGES[from].includes(goal)) return [goal];
  for (const next of PAYMENT_EDGES[from].filter((status) => ON_THE_WAY.includes(status))) {
    const rest = findMoves(next, goal);
    if (rest) return [next, ...rest];
  }
  return null;
}

/** Returns whether we have the guest's money, or the provider has promised it. */
export const isPaid = (status: PaymentStatus): boolean =>
  status === 'captured' || status === 'authorised' || status === 'partlyRefunded' || status === 'accepted';

/** Returns whether the guest can still pay with it. */
export const isUnderWay = (status: OnlinePaymentStatus): boolean =>
  status === 'new' || status === 'preparing' || status === 'pending' || status === 'unknown';

/** Returns whether the attempt was abandoned; a later capture counts as late. */
export const isAbandoned = (status: OnlinePaymentStatus): boolean =>
  status === 'failed' || status === 'cancelled' || status === 'expired';
