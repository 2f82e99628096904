import type { Draw, Easel } from '../studio/easel.ts';
import { FULL_TURN, fixed } from '../studio/geometry.ts';
import type { Point } from '../studio/geometry.ts';
import type { Area } from '../studio/layers.ts';
import { chunkySauce } from './dough.ts';

/** Small irregular crumbs: herbs, pepper, salt, cheese. */
export function flecks(
  easel: Easel,
  count: number,
  reach: number,
  colors: readonly string[],
  size = 3,
  area: Area = {},
): string {
  return easel
    .scatter(count, reach, 3, area)
    .map(
      ([x, y]) =>
        `<path d="${easel.blob(x, y, easel.random(size * 0.5, size * 1.3), { n: 5, wobble: 0.6, stretchX: easel.random(0.6, 1.8), turn: easel.random(FULL_TURN) })}" fill="${easel.pick(colors)}"/>`,
    )
    .join('');
}

/** Drops of oil that catch the light. */
export function oilDrops(easel: Easel, count: number, reach: number, color = '#e9a13a'): string {
  return easel
    .scatter(count, reach, 18)
    .map(([x, y]) => {
      const r = easel.random(2.5, 8);
      return `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(r)}" ry="${fixed(r * 0.9)}" fill="${color}" opacity=".5"/><circle cx="${fixed(x - r * 0.3)}" cy="${fixed(y - r * 0.35)}" r="${fixed(r * 0.28)}" fill="#fff" opacity=".85"/>`;
    })
    .join('');
}

/** Thin rings of chili or spring onion. */
export function tinyRings(
  easel: Easel,
  places: readonly Point[],
  r: number,
  [outer, inner]: readonly [string, string],
  w = 0.42,
): string {
  return places
    .map(([x, y]) => {
      const q = r * easel.random(0.75, 1.15);
      return easel.group(
        easel.lit({
          round: 2,
          relief: 4,
          gloss: 0.5,
          shine: 24,
          drop: 3,
          soft: 2.5,
          dark: 0.42,
          pad: 0.6,
        }),
        easel.put(
          x,
          y,
          easel.random(360),
          1,
          `<ellipse rx="${fixed(q)}" ry="${fixed(q * easel.random(0.72, 1))}" fill="${inner}" fill-opacity=".55" stroke="${outer}" stroke-width="${fixed(q * w)}"/>`,
        ),
      );
    })
    .join('');
}

/** Crumbs as a layer. */
export const sprinkled =
  (count: number, reach: number, colors: readonly string[], size = 3, area: Area = {}): Draw =>
  (easel) =>
    flecks(easel, count, reach, colors, size, area);

/** Oil as a layer. */
export const oiled =
  (count: number, reach: number, color?: string): Draw =>
  (easel) =>
    oilDrops(easel, count, reach, color);

/** Thin rings as a layer. */
export const ringsOf =
  (count: number, reach: number, gap: number, size: number, tones: readonly [string, string]): Draw =>
  (easel) =>
    tinyRings(easel, easel.scatter(count, reach, gap), size, tones);

/** Drops and smears of pesto. */
export const pestoDrops =
  (count: number, reach: number): Draw =>
  (easel) => {
    const drops = easel
      .scatter(count, reach, 40)
      .map(([x, y]) => `<path d="${easel.blob(x, y, easel.random(8, 20), { wobble: 0.4 })}"/>`);
    return chunkySauce(easel, drops.join(''), '#5c8a2a');
  };
