import { isCalledOff, type OrderStatus } from '../orders/order-status.ts';
import type { OnlinePaymentStatus } from './payment-machine.ts';

/** The state of the order that a payment belongs to. */
export interface PaidOrder {
  readonly status: OrderStatus;
  /** The order desk has it. */
  readonly isReleased: boolean;
  /** The order ended because it was not paid in time, not because someone ended it. */
  readonly hasExpired: boolean;
  /** Another payment of the same order already captured the money. */
  readonly isPaidOtherwise: boolean;
  /** The kitchen starts once the bank has promised the money. */
  readonly cooksWhenPromised: boolean;
  /** The shop can still make it for the requested time, and its coupon is still available. */
  readonly canStillBeMade: boolean;
}

/**
 * release: send it to the order desk · revive: it had expired and is placed again · refund: return the money · null:
 * nothing to do.
 */
export type OrderConsequence = 'release' | 'revive' | 'refund' | null;

/** Decides what happens to an order after its payment moved through these statuses (docs/reliability.md I6, I7). */
export function orderConsequence(moves: readonly OnlinePaymentStatus[], order: PaidOrder): OrderConsequence {
  if (moves.includes('refunded')) return null;
  if (moves.includes('capturedLate')) return afterLateCapture(order);
  const isCaptured = moves.includes('captured');
  const isPromised = moves.includes('authorised') && order.cooksWhenPromised;
  if (!isPromised && !isCaptured) return null;
  if (isCalledOff(order.status) || order.isPaidOtherwise) return isCaptured ? 'refund' : null;
  return order.isReleased ? null : 'release';
}

function afterLateCapture(order: PaidOrder): OrderConsequence {
  const wasOnlyUnpaid = order.status === 'placed' || order.hasExpired;
  if (!wasOnlyUnpaid || order.isPaidOtherwise || order.isReleased || !order.canStillBeMade) return 'refund';
  return order.hasExpired ? 'revive' : 'release';
}
