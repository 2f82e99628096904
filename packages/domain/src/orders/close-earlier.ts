import { nextOrderStatus, type OrderAction, type OrderStatus } from './order-status.ts';

/** What keeps an order of an earlier day open, the first that applies. */
export const CLOSING_OBSTACLES = ['unanswered', 'change', 'withdrawal', 'paymentTask'] as const;
export type ClosingObstacle = (typeof CLOSING_OBSTACLES)[number];

export interface OrderToClose {
  readonly status: OrderStatus;
  /** A change waits for the guest's answer. */
  readonly hasOpenChange: boolean;
  readonly hasOpenWithdrawal: boolean;
  readonly hasPaymentTask: boolean;
}

/** Why staff have to look at an order of an earlier day before it is closed; null: they need not. */
export function findClosingObstacle(order: OrderToClose): ClosingObstacle | null {
  if (order.status === 'placed') return 'unanswered';
  if (order.hasOpenChange) return 'change';
  if (order.hasOpenWithdrawal) return 'withdrawal';
  return order.hasPaymentTask ? 'paymentTask' : null;
}

/** The steps by which an order that was cooked is handed over; none if it is closed, or still has to be answered. */
export function listClosingSteps(status: OrderStatus): readonly OrderAction[] {
  if (status === 'accepted') return ['ready', 'handOver'];
  return nextOrderStatus(status, 'handOver', true) === null ? [] : ['handOver'];
}
