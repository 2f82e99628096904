/** Coordinates in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_IN_KILOMETRES = 6371;

// Ratio of road distance to beeline in German towns.
const DETOUR = 1.3;

/** Great-circle distance in kilometres. */
export function beeline(from: Point, to: Point): number {
  const height = radians(to.latitude - from.latitude);
  const width = radians(to.longitude - from.longitude);
  const half =
    Math.sin(height / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(width / 2) ** 2;
  return 2 * EARTH_RADIUS_IN_KILOMETRES * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Estimated kilometres by road with one decimal, shown with 'ca.'. */
export function estimatedDistance(from: Point, to: Point): number {
  return Math.round(beeline(from, to) * DETOUR * 10) / 10;
}

/** The beeline that corresponds to a distance by road, both in kilometres. */
export const beelineWithin = (kilometresByRoad: number): number => kilometresByRoad / DETOUR;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
