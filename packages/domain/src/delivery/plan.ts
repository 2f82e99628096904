import { beelineWithin, type Point } from './distance.ts';

/** Kilometres east and south of a plan's centre. */
export interface PlanPoint {
  readonly x: number;
  readonly y: number;
}

const KILOMETRES_PER_DEGREE = 111.195;

/** A plane around a point, true to distance and direction in all but the largest delivery areas. */
export function toPlan(centre: Point, { latitude, longitude }: Point): PlanPoint {
  const shrink = Math.cos((centre.latitude * Math.PI) / 180);
  return {
    x: (longitude - centre.longitude) * shrink * KILOMETRES_PER_DEGREE,
    y: (centre.latitude - latitude) * KILOMETRES_PER_DEGREE,
  };
}

/** The point at a place of the plan. */
export function fromPlan(centre: Point, { x, y }: PlanPoint): Point {
  const shrink = Math.cos((centre.latitude * Math.PI) / 180);
  return {
    latitude: centre.latitude - y / KILOMETRES_PER_DEGREE,
    longitude: centre.longitude + x / (shrink * KILOMETRES_PER_DEGREE),
  };
}

export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The direction from one point to another, of eight. */
export function findDirection(from: Point, to: Point): Direction {
  const { x, y } = toPlan(from, to);
  const eighths = Math.round((Math.atan2(x, -y) / (2 * Math.PI)) * DIRECTIONS.length);
  return DIRECTIONS[(eighths + DIRECTIONS.length) % DIRECTIONS.length] ?? 'n';
}

/** A frame that shows points, in pixels. */
interface PlanFrame {
  readonly width: number;
  readonly height: number;
  /** Space that no point enters, for markers and their words. */
  readonly margin: { readonly top: number; readonly bottom: number; readonly sides: number };
}

export interface Plan {
  readonly place: (point: Point) => PlanPoint;
  readonly pixelsPerKilometre: number;
}

// A single point, or points beside each other, still show their neighbourhood.
const LEAST_KILOMETRES = 0.8;

/** The largest plan on which all points are inside the frame. */
export function fitPlan(points: readonly Point[], { width, height, margin }: PlanFrame): Plan {
  const centre = points[0] ?? { latitude: 0, longitude: 0 };
  const flat = points.map((point) => toPlan(centre, point));
  const [west, east] = toRange(flat.map(({ x }) => x));
  const [north, south] = toRange(flat.map(({ y }) => y));
  const free = { x: width - 2 * margin.sides, y: height - margin.top - margin.bottom };
  const scale = Math.min(
    free.x / Math.max(east - west, LEAST_KILOMETRES),
    free.y / Math.max(south - north, LEAST_KILOMETRES),
  );
  const middle = { x: (west + east) / 2, y: (north + south) / 2 };
  return {
    pixelsPerKilometre: scale,
    place: (point) => {
      const { x, y } = toPlan(centre, point);
      return { x: width / 2 + (x - middle.x) * scale, y: margin.top + free.y / 2 + (y - middle.y) * scale };
    },
  };
}

const toRange = (values: readonly number[]): readonly [number, number] =>
  values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)];

/** The corners of the square around a circle, so that a plan shows all of it. */
export function boundsOfCircle({ latitude, longitude }: Point, kilometres: number): readonly Point[] {
  const tall = kilometres / KILOMETRES_PER_DEGREE;
  const wide = tall / Math.cos((latitude * Math.PI) / 180);
  return [
    { latitude: latitude - tall, longitude: longitude - wide },
    { latitude: latitude + tall, longitude: longitude + wide },
  ];
}

export interface Ring {
  /** Kilometres by road, as distances are stated everywhere. */
  readonly kilometres: number;
  /** In pixels. */
  readonly radius: number;
}

const MOST_RINGS = 8;

/** Rings of round distances around a point: as many as reach `most` pixels, at least `least` pixels apart. */
export function listRings(
  pixelsPerKilometre: number,
  { least, most }: { readonly least: number; readonly most: number },
): readonly Ring[] {
  const toRadius = (kilometres: number): number => beelineWithin(kilometres) * pixelsPerKilometre;
  const step = ROUND_STEPS.find((kilometres) => toRadius(kilometres) >= least) ?? ROUND_STEPS.at(-1) ?? 1;
  const count = Math.min(MOST_RINGS, Math.floor(most / toRadius(step)));
  return Array.from({ length: count }, (_, index) => {
    const kilometres = Math.round(step * (index + 1) * 100) / 100;
    return { kilometres, radius: toRadius(kilometres) };
  });
}

const ROUND_STEPS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000] as const;
