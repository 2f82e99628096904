import { inMilliseconds, minutes } from '../durations.ts';
import { estimatedDistance, type Point } from '../delivery/distance.ts';
import type { OrderId } from '../ids.ts';

/** Where and when an order is due. */
export interface Destination {
  readonly orderId: OrderId;
  /** null: unknown. */
  readonly point: Point | null;
  readonly zip: string;
  /** In milliseconds. */
  readonly dueAt: number;
}

export interface TourSuggestion {
  readonly orderIds: readonly OrderId[];
  /** From the restaurant to the last guest, estimated; null: some place is unknown. */
  readonly kilometres: number | null;
}

const MOST_TOGETHER = 4;
const WITHIN_MS = inMilliseconds(minutes(20));
const WITHIN_KILOMETRES = 2;

/**
 * Groups orders for near places that are due at about the same time, the most urgent first. An order that is near no other is a tour
 * of its own.
 */
export function suggestTours(shop: Point | null, orders: readonly Destination[]): readonly TourSuggestion[] {
  const [first, ...others] = orders.toSorted(byUrgency);
  if (!first) return [];
  const group = others.reduce<readonly Destination[]>(
    (all, order) => (all.length < MOST_TOGETHER && fitsInto(all, order) ? [...all, order] : all),
    [first],
  );
  return [
    suggestTour(shop, group),
    ...suggestTours(
      shop,
      others.filter((order) => !group.includes(order)),
    ),
  ];
}

/** The order in which to drive to these places: always the nearest one next, from the restaurant on. */
export function suggestTour(shop: Point | null, orders: readonly Destination[]): TourSuggestion {
  const sorted = sortByNearest(shop, orders);
  return { orderIds: sorted.map(({ orderId }) => orderId), kilometres: measure(shop, sorted) };
}

function fitsInto(group: readonly Destination[], order: Destination): boolean {
  const isInTime = group.every(({ dueAt }) => Math.abs(dueAt - order.dueAt) <= WITHIN_MS);
  return isInTime && group.some((other) => isNear(other, order));
}

const isNear = (one: Destination, other: Destination): boolean =>
  one.point && other.point
    ? estimatedDistance(one.point, other.point) <= WITHIN_KILOMETRES
    : one.zip !== '' && one.zip === other.zip;

function sortByNearest(shop: Point | null, orders: readonly Destination[]): readonly Destination[] {
  const start = [...orders].toSorted(byUrgency);
  const places = start.filter(({ point }) => point !== null);
  // Without coordinates, the same postcode is the only sign of being near.
  const unknown = start
    .filter(({ point }) => point === null)
    .toSorted((one, other) => one.zip.localeCompare(other.zip) || byUrgency(one, other));
  return [...chainNearest(shop, places), ...unknown];
}

function chainNearest(from: Point | null, places: readonly Destination[]): readonly Destination[] {
  const distance = ({ point }: Destination): number => (from && point ? estimatedDistance(from, point) : 0);
  const next = places.toSorted((one, other) => distance(one) - distance(other) || byUrgency(one, other))[0];
  if (!next) return [];
  return [
    next,
    ...chainNearest(
      next.point,
      places.filter((place) => place !== next),
    ),
  ];
}

function measure(shop: Point | null, sorted: readonly Destination[]): number | null {
  const points = [shop, ...sorted.map(({ point }) => point)];
  const ways = points.slice(1).map((point, index) => {
    const from = points[index];
    return from && point ? estimatedDistance(from, point) : null;
  });
  if (ways.some((way) => way === null)) return null;
  return Math.round(ways.reduce<number>((all, way) => all + (way ?? 0), 0) * 10) / 10;
}

/** Orders that are due at the same time stay as they came. */
const byUrgency = (one: Destination, other: Destination): number => one.dueAt - other.dueAt;
