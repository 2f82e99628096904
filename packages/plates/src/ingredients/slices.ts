import type { Canvas, Piece, Point, SizedPiece } from '../canvas/index.ts';
import { drawTimes, FULL_TURN, rounded, tracePath } from '../canvas/index.ts';
import { drawChunk } from './meat.ts';

const tomatoSeeds: readonly Point[] = [
  [0.36, -0.1],
  [0.5, 0.14],
  [0.56, -0.14],
  [0.42, 0.12],
];

export function cherryTomato(canvas: Canvas, x: number, y: number, r: number, turn: number): string {
  let seeds = '';
  for (const a of [0, 120, 240])
    seeds += `<g transform="rotate(${a})"><path d="${tracePath(r, '.12 0, .3 -.3, .62 -.34, .74 0, .62 .34, .3 .3')}" fill="${canvas.radial('0 #f6a23e, .6 #e8662a, 1 #c53a1c')}"/>${tomatoSeeds.map(([u, v]) => `<ellipse cx="${rounded(r * u)}" cy="${rounded(r * v)}" rx="${rounded(r * 0.07)}" ry="${rounded(r * 0.045)}" fill="#ffe9b0"/>`).join('')}</g>`;
  const art = `<circle r="${r}" fill="#b3200f"/><circle r="${rounded(r * 0.93)}" fill="${canvas.radial('0 #f2694a, .7 #e2452c, .92 #cf2f1c, 1 #b32312')}"/>${seeds}<circle r="${rounded(r * 0.12)}" fill="#f7a184"/>`;
  return canvas.light('relief 5, gloss .55 30, grain .4 .05, drop 6 4 .48, pad .4, low .64 .36 .3')(
    canvas.place(x, y, turn, 1, art),
  );
}

const SLICE_COLORS = {
  courgette: ['#3d6b25', '#dfe6ae', '#c2d184', '#a9ba66'],
  aubergine: ['#5b3350', '#e6c98f', '#c79a5c', '#8f6b35'],
  cucumber: ['#2f5f25', '#e6f0c4', '#cfe3a0', '#b3cf7e'],
} satisfies Record<string, readonly [string, string, string, string]>;
type SliceKind = keyof typeof SLICE_COLORS;

/** Round vegetable slice: courgette, aubergine, cucumber; grilled when asked. */
function drawSlice(canvas: Canvas, x: number, y: number, r: number, kind: SliceKind, grilled = true): string {
  const k = SLICE_COLORS[kind];
  let inside = '';
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * FULL_TURN + canvas.random(0.3),
      d = r * canvas.random(0.3, 0.5);
    inside += `<ellipse cx="${rounded(d)}" rx="${rounded(r * 0.085)}" ry="${rounded(r * 0.04)}" transform="rotate(${rounded(a * 57.3)})" fill="${k[3]}" opacity=".75"/>`;
  }
  const grill =
    kind === 'cucumber' || !grilled
      ? ''
      : [-0.42, 0, 0.42]
          .map(
            (o) =>
              `<path d="M${rounded(-r * 0.8)} ${rounded(o * r)}Q0 ${rounded(o * r + 3)} ${rounded(r * 0.8)} ${rounded(o * r - 2)}" stroke="#5a3512" stroke-width="${rounded(r * 0.13)}" opacity=".55" stroke-linecap="round"/>`,
          )
          .join('');
  const d = canvas.blob(0, 0, r, { wobble: 0.05, n: 14 });
  const light = canvas.light('relief 4.5 4, gloss .36 24, mottle .16 .04, drop 6 4 .45, pad .35, low .6 .54 .38');
  const turn = canvas.random(360);
  const art = `<path d="${d}" fill="${k[0]}"/><path d="${d}" transform="scale(.945)" fill="${canvas.radial(`0 ${k[2]}, .5 ${k[1]}, .82 ${k[1]}, .93 ${k[2]}, 1 ${k[0]}`)}"/>${inside}<g filter="${canvas.blur(1.2)}">${grill}</g>`;
  return light(canvas.place(x, y, turn, 1, art));
}

export const courgette: Piece = (canvas, x, y, size) => drawSlice(canvas, x, y, size, 'courgette');
export const aubergine: Piece = (canvas, x, y, size) => drawSlice(canvas, x, y, size, 'aubergine');
export const cucumber: Piece = (canvas, x, y, size) => drawSlice(canvas, x, y, size, 'cucumber');

export const tomatoPiece: Piece = (canvas, x, y, size) =>
  drawChunk(canvas, x, y, size, ['#f0703f', '#d3401e', '#9a200c'], 'gloss .6, drop 3');

export const tomatoSlice: SizedPiece = (canvas, x, y) => {
  const cells = drawTimes(6, (index) => {
    const seeds: Point[] = [
      [30, -6],
      [42, 7],
      [48, -8],
      [36, 8],
    ];
    return `<g transform="rotate(${index * 60 + canvas.random(8)})"><path d="${tracePath(1, '16 0, 28 -17, 50 -21, 60 0, 50 21, 28 17')}" fill="${canvas.radial('0 #f5913c, .5 #e6592b, 1 #cc3a20')}"/>${seeds.map(([u, v]) => `<ellipse cx="${u}" cy="${v}" rx="4.5" ry="2.6" fill="#ffe7a8"/>`).join('')}</g>`;
  });
  const light = canvas.light('relief 6 6, gloss .55 28, grain .4 .04, drop 9 7 .46, pad .2, low .64 .36 .3');
  const turn = canvas.random(60);
  const art = `<path d="${canvas.blob(0, 0, 78, { wobble: 0.05, n: 16 })}" fill="#b0200f"/><path d="${canvas.blob(0, 0, 73, { wobble: 0.04, n: 16 })}" fill="${canvas.radial('0 #f47a58, .7 #e54e33, 1 #cf3320')}"/>${cells}<circle r="13" fill="#f79d80"/>`;
  return light(canvas.place(x, y, turn, 1, art));
};

export const courgetteRaw: SizedPiece = (canvas, x, y) =>
  drawSlice(canvas, x, y, canvas.random(36, 44), 'courgette', false);
