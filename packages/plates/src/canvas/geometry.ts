export type Point = readonly [x: number, y: number];

export const WIDTH = 1200;
export const HEIGHT = 800;
/** The centre of every picture; the dish stays within the central 800 x 800. */
export const MID_X = 600;
export const MID_Y = 400;
export const FULL_TURN = Math.PI * 2;

/** A rectangle of the whole picture, for filters that fill it. */
export const WHOLE_PICTURE = `<rect width="${WIDTH}" height="${HEIGHT}"/>`;

/** For SVG's rotate(); the factor is part of every committed picture. */
export const toDegrees = (radians: number): number => radians * 57.3;

/** One decimal is precise enough for SVG coordinates. */
export const rounded = (value: number): number => Number(value.toFixed(1));

/** Mulberry32: reproducible numbers between 0 and 1. */
export function createRandom(start: number): () => number {
  let seed = start;
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** FNV-1a hash: the same name always gives the same picture. */
export function toSeed(name: string): number {
  return [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619), 2166136261);
}

/** Throws instead of returning undefined. */
export function elementAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`Nothing at ${index} of ${list.length}`);
  return item;
}

/** Joins `count` drawings. */
export function drawTimes(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}

const formatPoint = ([x, y]: Point): string => `${rounded(x)} ${rounded(y)}`;

/** A closed or open Catmull-Rom spline through the points, as Bézier curves. */
export function smoothPath(points: readonly Point[], closed = true): string {
  const count = points.length;
  const near = (index: number): Point =>
    elementAt(points, closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index)));
  let path = `M${formatPoint(elementAt(points, 0))}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [near(index - 1), near(index), near(index + 1), near(index + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${formatPoint(leave)} ${formatPoint(arrive)} ${formatPoint(to)}`;
  }
  return path + (closed ? 'Z' : '');
}

export const circlePath = (x: number, y: number, radius: number): string =>
  `M${rounded(x - radius)} ${rounded(y)}a${rounded(radius)} ${rounded(radius)} 0 1 0 ${rounded(2 * radius)} 0a${rounded(radius)} ${rounded(radius)} 0 1 0 ${rounded(-2 * radius)} 0Z`;

/** A closed spline through points written `x y, x y, …`, in units of `size`. */
export const tracePath = (size: number, points: string): string =>
  smoothPath(
    points.split(', ').map((point): Point => {
      const [x = 0, y = 0] = point.split(' ').map(Number);
      return [x * size, y * size];
    }),
  );
