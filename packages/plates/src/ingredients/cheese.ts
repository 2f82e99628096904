import type { Canvas, Piece, Point, SizedPiece } from '../canvas/index.ts';
import {
  createPiece,
  elementAt,
  FULL_TURN,
  HEIGHT,
  MID_X,
  MID_Y,
  rounded,
  WHOLE_PICTURE,
  WIDTH,
} from '../canvas/index.ts';
import { drawChunk } from './meat.ts';
import { drawFlecks } from './seasoning.ts';

/** Sizes and colours of melted cheese, from edge to top, and how browned and thick it is. */
export interface Melt {
  pools?: number;
  min?: number;
  max?: number;
  gap?: number;
  tone?: readonly [edge: string, body: string, top: string];
  browned?: number;
  thick?: number;
}

/** Melted cheese: pools that flow together, thin and orange at the edge, browned in places. */
export function meltCheese(canvas: Canvas, reach: number, melt: Melt = {}): string {
  const {
    pools = 60,
    min = 30,
    max = 60,
    gap = 42,
    tone = ['#e39a3a', '#f3d38c', '#fdf0cc'],
    browned = 1,
    thick = 1,
  } = melt;
  const shapes = canvas.scatter(pools, reach - min, gap).map(([x, y]) => ({
    x,
    y,
    r: Math.min(canvas.random(min, max), reach + 8 - Math.hypot(x - MID_X, y - MID_Y)),
    stretchX: canvas.random(0.8, 1.25),
    turn: canvas.random(FULL_TURN),
    d: canvas.blob(0, 0, 1, { wobble: 0.24 }),
  }));
  const unit = shapes.map((s) => canvas.blob(s.x, s.y, s.r, { stretchX: s.stretchX, turn: s.turn, wobble: 0.24 }));
  const grown = (k: number): string =>
    shapes
      .map(
        (s, i) =>
          `<path transform="translate(${rounded(s.x)} ${rounded(s.y)}) scale(${k}) translate(${rounded(-s.x)} ${rounded(-s.y)})" d="${elementAt(unit, i)}"/>`,
      )
      .join('');
  const soft = canvas.define('meltHalo', (id) => {
    return `<filter id="${id}" x="-.05" y="-.05" width="1.1" height="1.1"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="3" seed="9" result="t"/><feDisplacementMap in="SourceGraphic" in2="t" scale="24" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="8"/></filter>`;
  });
  const halo = canvas.group(soft, grown(1.12), ` fill="${tone[0]}" opacity=".8"`);
  const body = canvas.light(
    `relief ${6 * thick} 9, gloss .3 30, grain .6 .02, mottle .16, ragged 22, goo 7, drop 2 4 .3, pad .05, low .86 .68 .44`,
  )(grown(0.96), ` fill="${tone[1]}"`);
  const top = canvas.group(canvas.blur(8), grown(0.52), ` fill="${tone[2]}" opacity=".6"`);
  const mask = canvas.define(`cheese${canvas.random()}`, (id) => {
    return `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}"><g fill="#fff" filter="${canvas.blur(7)}">${grown(0.86)}</g></mask>`;
  });
  const brown = browned
    ? `<g mask="${mask}">${canvas.group(canvas.spotFilter('#c8842f', { at: 0.024, from: 0.53, hard: 5 }), WHOLE_PICTURE, ` opacity="${0.55 * browned}"`)}${canvas.group(canvas.spotFilter('#8a4a17', { at: 0.034, from: 0.63, hard: 10 }), WHOLE_PICTURE, ` opacity="${0.6 * browned}"`)}</g>`
    : '';
  return halo + body + top + brown;
}

export function shaving(canvas: Canvas, x: number, y: number, size: number, turn: number): string {
  const pts = (
    [
      [-1, 0.05],
      [-0.6, -0.34],
      [0.3, -0.44],
      [1, -0.2],
      [0.78, 0.24],
      [-0.25, 0.42],
    ] satisfies Point[]
  ).map(([u, v]): Point => [u * size * canvas.random(0.86, 1.14), v * size * 1.15 * canvas.random(0.75, 1.2)]);
  const d = `M${pts.map((q) => `${rounded(q[0])} ${rounded(q[1])}`).join('L')}Z`;
  const light = canvas.light(
    'relief 2.6 2.4, grain .8 .02 .09, mottle .12 .04, ragged 5 .06, drop 5 4 .4, pad .35, low .9 .78 .54',
  );
  const art = `<path d="${d}" fill="${canvas.linear('0 #fff6cf, .5 #f8e3a4, 1 #eccb7c', { x1: 0, y1: 0, x2: 0.6, y2: 1 })}" stroke="#f8e3a4" stroke-width="5" stroke-linejoin="round"/><path d="M${rounded(elementAt(pts, 0)[0] * 0.8)} ${rounded(elementAt(pts, 0)[1])}Q0 ${rounded(-size * 0.12)} ${rounded(elementAt(pts, 3)[0] * 0.85)} ${rounded(elementAt(pts, 3)[1] * 0.4)}" stroke="#fffbe6" stroke-width="3" fill="none" opacity=".7"/>`;
  return light(canvas.place(x, y, turn, 1, art));
}

export const gorgonzola: Piece = (canvas, x, y, size) =>
  drawChunk(canvas, x, y, size, ['#fbf4e2', '#f2e4c2', '#dcc590'], 'relief 5, low .84 .72 .54') +
  canvas.group(canvas.blur(1.4), drawFlecks(canvas, 9, 22, ['#4f6e6b', '#3f5c63', '#6b8a7d'], 6, { x, y }));

export const mozzarellaSlice: SizedPiece = (canvas, x, y) =>
  canvas.light('relief 10 8, gloss .34, grain .35 .02, drop 9 7, pad .2, low .84 .78 .66')(
    `<path d="${canvas.blob(x, y, 76, { wobble: 0.07, n: 16 })}" fill="${canvas.radial('0 #fffefa, .8 #fbf6ea, 1 #ebdfc6')}"/>`,
  );

export const burrataBall: Piece = (canvas, x, y, size) => {
  const skin = canvas.blob(x, y, size, { n: 16, wobble: 0.05 });
  const [midX, midY] = [x + size * 0.12, y + size * 0.16];
  const tear = canvas.blob(midX, midY, size * 0.5, { n: 13, wobble: 0.34, stretchX: 1.2 });
  const curds = canvas
    .scatter(26, size * 0.42, size * 0.1, { x: midX, y: midY })
    .map(([u, v]) => `<path d="${canvas.blob(u, v, size * canvas.random(0.08, 0.16), { wobble: 0.3 })}"/>`);
  return (
    canvas.light('creamy, relief 38 22, gloss .4, drop 12 10, pad .15')(
      `<path d="${skin}" fill="${canvas.radial('0 #fffefa, .8 #fdf8ec, 1 #ece0c8')}"/>`,
    ) +
    `<path d="${tear}" fill="#d9c7a2" opacity=".75" filter="${canvas.blur(5)}"/>` +
    canvas.light('creamy, relief 9 7, gloss .5, ragged 8, goo 5, drop 3 4')(curds.join(''), ' fill="#fffdf5"')
  );
};

export const cream = createPiece('creamy, gloss .45, ragged 8', (canvas, size) => {
  return `<path d="${canvas.blob(0, 0, size, { n: 12, wobble: 0.2 })}" fill="${canvas.radial('0 #fffefa, .8 #fcf6ea, 1 #efe4cd')}"/>`;
});
