import type { DeskOrder } from '@tischlein/contract/office';

/** Returns whether a driver has the order, or will take it along. */
export const isOnTour = ({ tour }: DeskOrder): boolean => tour?.stop === 'waiting' || tour?.stop === 'onTheWay';

/** Returns whether a driver has brought the order back: no guest was met. */
export const isBroughtBack = ({ status, tour }: DeskOrder): boolean => status === 'underway' && tour?.stop === 'notMet';

/** Returns whether food waits for a driver. */
export const waitsForDriver = (order: DeskOrder): boolean =>
  order.deliveryType === 'delivery' && (order.status === 'ready' || isBroughtBack(order));
