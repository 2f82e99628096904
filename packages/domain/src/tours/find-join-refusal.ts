import type { DeliveryType } from '../delivery-type.ts';
import type { OrderStatus } from '../orders/order-status.ts';

/** What decides whether an order may join a tour. */
export interface JoiningOrder {
  readonly deliveryType: DeliveryType;
  readonly status: OrderStatus;
  /** Staff have tried out a draft. */
  readonly isTest: boolean;
  readonly isOnOtherTour: boolean;
}

export type JoinRefusal = 'notForTours' | 'orderOnTour';

const JOINING: readonly OrderStatus[] = ['accepted', 'ready', 'underway'];

/**
 * Why an order may not join a tour; null: it may. Orders that are cooked may join ahead, and those that a driver has brought
 * back.
 */
export function findJoinRefusal({ deliveryType, status, isTest, isOnOtherTour }: JoiningOrder): JoinRefusal | null {
  if (deliveryType !== 'delivery' || isTest || !JOINING.includes(status)) return 'notForTours';
  return isOnOtherTour ? 'orderOnTour' : null;
}
