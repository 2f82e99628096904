import type { DeskOrder } from '@tischlein/contract/office';

const CHOICES: Readonly<Record<DeskOrder['deliveryType'], readonly number[]>> = {
  delivery: [20, 30, 40, 50, 60, 75],
  pickup: [10, 15, 20, 30, 40, 50],
  dineIn: [5, 10, 15, 20, 30, 40],
};

/** The choice of the time that the guest wants. */
export const AT_REQUESTED_TIME = 0;

/** The minutes that an order can be promised for. */
export const listMinutes = ({ deliveryType, serveAt }: DeskOrder): readonly number[] =>
  serveAt ? [AT_REQUESTED_TIME, ...CHOICES[deliveryType].slice(1)] : CHOICES[deliveryType];

/** The choice that is made unless staff make another. */
export const pickMinutes = (order: DeskOrder): number =>
  order.serveAt ? AT_REQUESTED_TIME : (listMinutes(order)[2] ?? AT_REQUESTED_TIME);
