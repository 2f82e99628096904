import { ORDER_ACTIONS, type OrderAction, type OrderStatus, nextOrderStatus } from './order-status.ts';

/** What the desk can do with an order now, the usual next step first. */
export function actionsFor(status: OrderStatus, isDelivery: boolean): readonly OrderAction[] {
  return ORDER_ACTIONS.filter((action) => nextOrderStatus(status, action, isDelivery) !== null);
}

/** The statuses an order goes through when all goes well. */
export function statusPath(isDelivery: boolean): readonly OrderStatus[] {
  return isDelivery
    ? ['placed', 'accepted', 'ready', 'underway', 'handedOver']
    : ['placed', 'accepted', 'ready', 'handedOver'];
}

/** Whether nothing more will happen to the order. */
export function isFinished(status: OrderStatus): boolean {
  return actionsFor(status, true).length === 0;
}
