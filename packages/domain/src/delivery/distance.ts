/** A place on the map, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_IN_KILOMETRES = 6371;

// Roads in a German town are about this much longer than the beeline.
const DETOUR = 1.3;

/** Kilometres through the air. */
export function beeline(from: Point, to: Point): number {
  const height = radians(to.latitude - from.latitude);
  const width = radians(to.longitude - from.longitude);
  const half =
    Math.sin(height / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(width / 2) ** 2;
  return 2 * EARTH_RADIUS_IN_KILOMETRES * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Kilometres by road, estimated, to one decimal: what a guest is told as 'ca.'. */
export function estimatedDistance(from: Point, to: Point): number {
  return Math.round(beeline(from, to) * DETOUR * 10) / 10;
}

/** As far as that by road, through the air: the radius of what lies within a distance. */
export const beelineWithin = (kilometresByRoad: number): number => kilometresByRoad / DETOUR;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
