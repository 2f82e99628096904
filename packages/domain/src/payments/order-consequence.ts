import type { OrderStatus } from '../orders/order-status.ts';
import type { OnlinePaymentStatus } from './payment-machine.ts';

/** What the arrival of money depends on besides the payment. */
export interface PaidOrder {
  readonly status: OrderStatus;
  /** The desk has it. */
  readonly isReleased: boolean;
  /** The order ended because nobody paid it in time, not because somebody ended it. */
  readonly hasExpired: boolean;
  /** Another payment of the same order has brought the money already. */
  readonly isPaidOtherwise: boolean;
  /** The kitchen begins when the bank has promised the money. */
  readonly cooksWhenPromised: boolean;
  /** The shop can still make it for the time that was wanted, and its coupon is still to be had. */
  readonly canStillBeMade: boolean;
}

/**
 * release: the desk gets it · revive: it had expired and is placed again · refund: the money goes back by itself ·
 * null: nothing to do.
 */
export type OrderConsequence = 'release' | 'revive' | 'refund' | null;

/** What becomes of an order when its payment has moved this way (reliability I6, I7). */
export function orderConsequence(moves: readonly OnlinePaymentStatus[], order: PaidOrder): OrderConsequence {
  if (moves.includes('refunded')) return null;
  if (moves.includes('capturedLate')) return afterLateCapture(order);
  const isCaptured = moves.includes('captured');
  const isPromised = moves.includes('authorised') && order.cooksWhenPromised;
  if (!isPromised && !isCaptured) return null;
  if (isOver(order.status) || order.isPaidOtherwise) return isCaptured ? 'refund' : null;
  return order.isReleased ? null : 'release';
}

function afterLateCapture(order: PaidOrder): OrderConsequence {
  const wasOnlyUnpaid = order.status === 'placed' || order.hasExpired;
  if (!wasOnlyUnpaid || order.isPaidOtherwise || order.isReleased || !order.canStillBeMade) return 'refund';
  return order.hasExpired ? 'revive' : 'release';
}

const isOver = (status: OrderStatus): boolean => status === 'refused' || status === 'cancelled';
