import { NO_CENTS } from '../money.ts';
import type { DeliveryZone, ZoneArea } from '../shop/shop-config.ts';
import type { DeliveryTerms } from './delivery-terms.ts';
import { type Point, beeline } from './distance.ts';

/** What is known about where an order goes to. */
export interface Place {
  readonly zip: string;
  readonly point?: Point | null;
}

/** Out of the delivery area, or not known yet (S2 §3: 'null means out of range'). */
export const OUT_OF_RANGE: DeliveryTerms = { deliveryFee: NO_CENTS, minimumOrderValue: null, freeAfter: null };

/** The first zone of the list that holds the place; a radius needs the shop's own point. */
export function zoneFor(
  zones: readonly DeliveryZone[],
  place: Place,
  shopPoint: Point | null = null,
): DeliveryZone | null {
  return zones.find((zone) => isInside(zone.area, place, shopPoint)) ?? null;
}

/** What delivery to a zone costs and needs; without a zone: out of range. */
export function termsOf(zone: DeliveryZone | null): DeliveryTerms {
  if (!zone) return OUT_OF_RANGE;
  return { deliveryFee: zone.deliveryFee, minimumOrderValue: zone.minimumOrderValue, freeAfter: zone.freeAfter };
}

function isInside(area: ZoneArea, { zip, point }: Place, shopPoint: Point | null): boolean {
  switch (area.kind) {
    case 'postcodes':
      return area.postcodes.includes(zip);
    case 'radius':
      return Boolean(point && shopPoint && beeline(shopPoint, point) <= area.kilometres);
    case 'polygon':
      return Boolean(point && isInPolygon(area.points, point));
  }
}

// A ray to the east crosses the edge of a polygon an odd number of times from inside.
function isInPolygon(corners: readonly Point[], point: Point): boolean {
  let isIn = false;
  let previous = corners.at(-1);
  for (const corner of corners) {
    if (previous && isCrossed(previous, corner, point)) isIn = !isIn;
    previous = corner;
  }
  return isIn;
}

function isCrossed(from: Point, to: Point, point: Point): boolean {
  if (from.latitude > point.latitude === to.latitude > point.latitude) return false;
  const along = (point.latitude - from.latitude) / (to.latitude - from.latitude);
  return point.longitude < from.longitude + along * (to.longitude - from.longitude);
}
