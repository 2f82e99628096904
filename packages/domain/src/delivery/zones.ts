import { memoByObject } from '../memo-by-object.ts';
import { NO_CENTS } from '../money.ts';
import type { DeliveryZone } from '../shop/shop-config.ts';
import type { DeliveryTerms } from '../delivery-terms.ts';
import { type Point, beeline, estimatedDistance } from './distance.ts';

/** A delivery destination, as far as it is known. */
export interface Place {
  readonly zip: string;
  readonly point?: Point | null;
  /** An approximate point, used for distances but never to choose a zone. */
  readonly around?: Point | null;
}

/** S2 §3 Distance/delivery info: 'null means out of range'. Also used while the address is unknown. */
export const OUT_OF_RANGE: DeliveryTerms = { deliveryFee: NO_CENTS, minimumOrderValue: null, freeAfter: null };

/** The first zone that contains the place, or null; radius and distance zones need the shop's coordinates. */
export function zoneFor(
  zones: readonly DeliveryZone[],
  place: Place,
  shopPoint: Point | null = null,
): DeliveryZone | null {
  const match = prepare(zones).find((zone) => isInside(zone, place, shopPoint));
  return match ? match.zone : null;
}

interface PreparedZone {
  readonly zone: DeliveryZone;
  readonly postcodes: ReadonlySet<string> | null;
  readonly box: Box | null;
}
interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

// Sets and boxes rule out most zones cheaply in a franchise with a thousand branches. A changed list is a new key.
const prepare = memoByObject((zones: readonly DeliveryZone[]): readonly PreparedZone[] =>
  zones.map((zone) => ({
    zone,
    postcodes: zone.area.kind === 'postcodes' ? new Set(zone.area.postcodes) : null,
    box: zone.area.kind === 'polygon' ? boxAround(zone.area.points) : null,
  })),
);

function boxAround(points: readonly Point[]): Box {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
}

const isInBox = ({ south, north, west, east }: Box, { latitude, longitude }: Point): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** Delivery terms of a zone; out of range without one. */
export function toDeliveryTerms(zone: DeliveryZone | null): DeliveryTerms {
  if (!zone) return OUT_OF_RANGE;
  return { deliveryFee: zone.deliveryFee, minimumOrderValue: zone.minimumOrderValue, freeAfter: zone.freeAfter };
}

function isInside(prepared: PreparedZone, { zip, point = null }: Place, shopPoint: Point | null): boolean {
  const { area } = prepared.zone;
  switch (area.kind) {
    case 'postcodes':
      return prepared.postcodes?.has(zip) ?? false;
    case 'radius':
      return point !== null && shopPoint !== null && beeline(shopPoint, point) <= area.kilometres;
    case 'distance':
      return point !== null && shopPoint !== null && estimatedDistance(shopPoint, point) <= area.kilometres;
    case 'polygon':
      return point !== null && prepared.box !== null && isInBox(prepared.box, point) && isInPolygon(area.points, point);
  }
}

// Ray casting: a ray to the east crosses the boundary an odd number of times from inside.
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
