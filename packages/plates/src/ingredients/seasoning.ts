import { drawBlobs, FULL_TURN, rounded, type Area, type Canvas, type Draw, type Point } from '../canvas/index.ts';
import { drawChunkySauce } from './dough.ts';

/** Small irregular crumbs: herbs, pepper, salt, cheese. */
export function drawFlecks(
  canvas: Canvas,
  count: number,
  reach: number,
  colors: readonly string[],
  size = 3,
  area: Area = {},
): string {
  return canvas
    .scatter(count, reach, 3, area)
    .map(
      ([x, y]) =>
        `<path d="${canvas.blob(x, y, canvas.random(size * 0.5, size * 1.3), { n: 5, wobble: 0.6, stretchX: canvas.random(0.6, 1.8), turn: canvas.random(FULL_TURN) })}" fill="${canvas.pick(colors)}"/>`,
    )
    .join('');
}

export function drawOil(canvas: Canvas, count: number, reach: number, color = '#e9a13a'): string {
  return canvas
    .scatter(count, reach, 18)
    .map(([x, y]) => {
      const r = canvas.random(2.5, 8);
      return `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(r)}" ry="${rounded(r * 0.9)}" fill="${color}" opacity=".5"/><circle cx="${rounded(x - r * 0.3)}" cy="${rounded(y - r * 0.35)}" r="${rounded(r * 0.28)}" fill="#fff" opacity=".85"/>`;
    })
    .join('');
}

export function drawRings(
  canvas: Canvas,
  places: readonly Point[],
  r: number,
  [outer, inner]: readonly [string, string],
  w = 0.42,
): string {
  return places
    .map(([x, y]) => {
      const q = r * canvas.random(0.75, 1.15);
      const light = canvas.light('relief 4 2, gloss .5 24, drop 3 2.5, pad .6');
      const turn = canvas.random(360);
      const art = `<ellipse rx="${rounded(q)}" ry="${rounded(q * canvas.random(0.72, 1))}" fill="${inner}" fill-opacity=".55" stroke="${outer}" stroke-width="${rounded(q * w)}"/>`;
      return light(canvas.place(x, y, turn, 1, art));
    })
    .join('');
}

export const sprinkle =
  (count: number, reach: number, colors: readonly string[], size = 3, area: Area = {}): Draw =>
  (canvas) =>
    drawFlecks(canvas, count, reach, colors, size, area);

export const drizzleOil =
  (count: number, reach: number, color?: string): Draw =>
  (canvas) =>
    drawOil(canvas, count, reach, color);

export const scatterRings =
  (count: number, reach: number, gap: number, size: number, tones: readonly [string, string]): Draw =>
  (canvas) =>
    drawRings(canvas, canvas.scatter(count, reach, gap), size, tones);

export const dripPesto =
  (count: number, reach: number): Draw =>
  (canvas) => {
    const drops = drawBlobs(canvas, canvas.scatter(count, reach, 40), [8, 20], { wobble: 0.4 });
    return drawChunkySauce(canvas, drops, '#5c8a2a');
  };
