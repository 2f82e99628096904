import { NO_CENTS } from '../money.ts';
import type { DeliveryZone } from '../shop/shop-config.ts';
import type { DeliveryTerms } from './delivery-terms.ts';
import { type Point, beeline, estimatedDistance } from './distance.ts';

/** What is known about where an order goes to. */
export interface Place {
  readonly zip: string;
  readonly point?: Point | null;
  /** Somewhere near, where the point is not known: for distances, never for a zone. */
  readonly around?: Point | null;
}

/** Out of the delivery area, or not known yet (S2 §3: 'null means out of range'). */
export const OUT_OF_RANGE: DeliveryTerms = { deliveryFee: NO_CENTS, minimumOrderValue: null, freeAfter: null };

/** The first zone of the list that holds the place; radius and distance need the shop's own point. */
export function zoneFor(
  zones: readonly DeliveryZone[],
  place: Place,
  shopPoint: Point | null = null,
): DeliveryZone | null {
  const prepared = preparedZones.get(zones) ?? prepare(zones);
  const found = prepared.find((zone) => isInside(zone, place, shopPoint));
  return found ? found.zone : null;
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

// Of a franchise with a thousand branches nearly every zone is ruled out at a glance; a changed list is another list.
const preparedZones = new WeakMap<readonly DeliveryZone[], readonly PreparedZone[]>();

function prepare(zones: readonly DeliveryZone[]): readonly PreparedZone[] {
  const prepared = zones.map((zone) => ({
    zone,
    postcodes: zone.area.kind === 'postcodes' ? new Set(zone.area.postcodes) : null,
    box: zone.area.kind === 'polygon' ? boxAround(zone.area.points) : null,
  }));
  preparedZones.set(zones, prepared);
  return prepared;
}

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

/** What delivery to a zone costs and needs; without a zone: out of range. */
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
