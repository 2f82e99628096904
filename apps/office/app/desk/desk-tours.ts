import type { DeskOrder, DeskTour } from '@tischlein/contract/office';
import { findDue, findJoinRefusal } from '@tischlein/domain/tours';
import type { Desk } from './desk.ts';
import { isOnTour } from './on-tour.ts';

/** A tour that is not over, with its orders in the order of their stops. */
export interface TourOnDesk {
  /** As its last change left it. */
  readonly tour: DeskTour;
  readonly shop: string;
  readonly orders: readonly DeskOrder[];
}

/** The tours that are not over, those that left first. */
export function listTours(desk: Desk): readonly TourOnDesk[] {
  const orders = [...desk.orders.values()].filter(({ tour }) => tour !== null);
  return [...Map.groupBy(orders, ({ tour }) => tour?.id).values()]
    .flatMap((own) => toTour(own) ?? [])
    .toSorted((left, right) => rank(left) - rank(right) || left.tour.number - right.tour.number);
}

const rank = ({ tour }: TourOnDesk): number => (tour.state === 'underway' ? 0 : 1);

function toTour(orders: readonly DeskOrder[]): TourOnDesk | null {
  const sorted = orders.toSorted((left, right) => (left.tour?.position ?? 0) - (right.tour?.position ?? 0));
  // Each order knows the tour as it was at its own last event.
  const [latest] = orders.toSorted((left, right) => (right.tour?.version ?? 0) - (left.tour?.version ?? 0));
  if (!latest?.tour || !orders.some(isOnTour)) return null;
  return { tour: latest.tour, shop: latest.shop, orders: sorted };
}

/** The orders that may join a tour now, by shop. */
export const listJoining = (desk: Desk): ReadonlyMap<string, readonly DeskOrder[]> =>
  Map.groupBy(
    [...desk.orders.values()].filter((order) => findJoinRefusal({ ...order, isOnOtherTour: isOnTour(order) }) === null),
    ({ shop }) => shop,
  );

export const toDue = (order: DeskOrder) => findDue({ ...order, total: order.quote.steps.TOTAL });
