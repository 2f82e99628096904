import { ORDER_ACTIONS, type OrderAction, type OrderStatus, nextOrderStatus } from './order-status.ts';

/** Actions the order desk can take now, the usual next step first. */
export function actionsFor(status: OrderStatus, isDelivery: boolean): readonly OrderAction[] {
  return ORDER_ACTIONS.filter((action) => nextOrderStatus(status, action, isDelivery) !== null);
}

/** The statuses of an order that is not refused or cancelled. */
export function statusPath(isDelivery: boolean): readonly OrderStatus[] {
  return isDelivery
    ? ['placed', 'accepted', 'ready', 'underway', 'handedOver']
    : ['placed', 'accepted', 'ready', 'handedOver'];
}

export function isFinished(status: OrderStatus): boolean {
  return actionsFor(status, true).length === 0;
}
