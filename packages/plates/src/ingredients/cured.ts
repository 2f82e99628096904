import type { Canvas, Piece, Point, SizedPiece } from '../canvas/index.ts';
import { createPiece, rounded, smoothPath } from '../canvas/index.ts';
import { drawFlecks } from './seasoning.ts';

export function salamiSlice(canvas: Canvas, x: number, y: number, r: number): string {
  const disc = `<path d="${canvas.blob(x, y, r, { wobble: 0.05, n: 14 })}" fill="${canvas.radial('0 #c2402a, .72 #b33020, .9 #8f2114, 1 #6d160c')}"/>`;
  let fat = '';
  for (const [fx, fy] of canvas.scatter(Math.round(r * 0.62), r * 0.88, r * 0.15, { x, y }))
    fat += `<path d="${canvas.blob(fx, fy, canvas.random(r * 0.03, r * 0.085), { n: 6, wobble: 0.5, stretchX: canvas.random(0.7, 1.5) })}" fill="${canvas.pick(['#f0c9a8', '#e8b592', '#dfa07f'])}" opacity="${rounded(canvas.random(0.6, 0.95))}"/>`;
  const oil = `<path d="${canvas.blob(x + r * 0.1, y + r * 0.1, r * 0.55, { wobble: 0.2 })}" fill="${canvas.radial('0 #ff9a3c .35, 1 #ff9a3c 0')}"/>`;
  return canvas.light('relief 5 4, gloss .34, grain .5 .03, mottle .16 .04, drop 5 4 .5, rim 4, low .6 .36 .3')(
    disc + fat + oil,
  );
}

interface FoldedSlice {
  body: string;
  raised: string;
  hollow: string;
  rim: string;
}

/** Points along the middle of a slice with half its width. */
function drawSpine(canvas: Canvas, size: number): (readonly [number, number, number])[] {
  const bend = canvas.random(-0.5, 0.5);
  return Array.from({ length: 12 }, (_, index) => {
    const along = (index / 11) * 2 - 1;
    const sway = bend * size * (along * along - 0.4) + Math.sin(along * 5 + bend * 9) * size * 0.1;
    const swell = 0.36 + 0.1 * Math.cos(along * 9 + bend * 5);
    return [along * size * 0.95, sway, size * swell * Math.sqrt(1 - along ** 6)];
  });
}

function createFoldedSlice({ body, raised, hollow, rim }: FoldedSlice): Piece {
  return (canvas, x, y, size, turn) => {
    const spine = drawSpine(canvas, size);
    const top = spine.map(([u, v, half]): Point => [u, v - half * canvas.random(0.85, 1.15)]);
    const bottom = spine.map(([u, v, half]): Point => [u, v + half * canvas.random(0.85, 1.15)]);
    const outline = smoothPath([...top, ...bottom.reverse()]);
    const folds = spine.slice(1, -1).map(([u, v, half], index) => {
      const up = index % 2 === 0;
      return `<path d="M${rounded(u + canvas.random(-8, 8))} ${rounded(v - half)}Q${rounded(u + canvas.random(-18, 18))} ${rounded(v)} ${rounded(u + canvas.random(-8, 8))} ${rounded(v + half)}" stroke="${up ? raised : hollow}" stroke-width="${rounded(canvas.random(6, 13))}" opacity="${up ? 0.6 : 0.38}"/>`;
    });
    const clip = canvas.define(`folded${x}${y}`, (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
    const fill = canvas.linear(body, { x1: 0, y1: 0, x2: 0.7, y2: 1 });
    const art = `<path d="${outline}" fill="${fill}"/><g clip-path="${clip}"><g fill="none" filter="${canvas.blur(4)}">${folds.join('')}</g><path d="${smoothPath(top, false)}" fill="none" stroke="${rim}" stroke-width="${rounded(size * 0.2)}" opacity=".9" filter="${canvas.blur(1.5)}"/></g>`;
    return canvas.light('relief 12 8, gloss .3 20, grain .5 .02, ragged 10 .04, pad .3, low .72 .48 .46')(
      canvas.place(x, y, turn, 1, art),
    );
  };
}

export const prosciutto = createFoldedSlice({
  body: '0 #e29c92, .4 #cd6a68, .75 #b54b50, 1 #d98a84',
  raised: '#f6c3b6',
  hollow: '#8d3038',
  rim: '#faeae0',
});
export const smokedSalmon = createFoldedSlice({
  body: '0 #fbab74, .4 #f58a4e, .75 #e46f37, 1 #f79a62',
  raised: '#ffd0a8',
  hollow: '#b74a1e',
  rim: '#f7a877',
});

export const cookedHam = createPiece(
  'wet, relief 7 5, gloss .3, mottle .12 .03, ragged 7 .04, low .78 .54 .48',
  (canvas, size) => {
    const bend = canvas.random(-0.16, 0.16) * size;
    const [long, high] = [size * 0.74, size * canvas.random(0.34, 0.46)];
    const outline = smoothPath([
      [-long, -high + bend],
      [0, -high - bend],
      [long, -high + bend],
      [long * 1.04, bend],
      [long, high + bend],
      [0, high - bend],
      [-long, high + bend],
      [-long * 1.04, bend],
    ]);
    const curl = `M${rounded(-long * 0.8)} ${rounded(bend - high * 0.3)}Q0 ${rounded(-bend - high * 0.5)} ${rounded(long * 0.8)} ${rounded(bend - high * 0.3)}`;
    return `<path d="${outline}" fill="${canvas.linear('0 #fcd0c4, .5 #f5b1a5, 1 #e8958b')}"/><path d="${curl}" stroke="#ffe6dd" stroke-width="${rounded(size * 0.12)}" stroke-linecap="round" fill="none" opacity=".7" filter="${canvas.blur(3)}"/><path d="${outline}" fill="none" stroke="#d97f78" stroke-width="4" opacity=".5"/>`;
  },
);

const mortadellaSlice = createFoldedSlice({
  body: '0 #f7cfc4, .4 #f0b3a8, .75 #e59b92, 1 #f4c4b9',
  raised: '#fde6de',
  hollow: '#bf6f69',
  rim: '#efb5a8',
});

/** Mortadella: pale pink with white cubes of fat. */
export const mortadella: Piece = (canvas, x, y, size, turn) =>
  mortadellaSlice(canvas, x, y, size, turn) +
  drawFlecks(canvas, 9, size * 0.6, ['#fff6ee', '#fdeee2'], size * 0.075, { x, y });

export const bacon: SizedPiece = (canvas, x, y, turn) => {
  const [half, high] = [canvas.random(15, 34), canvas.random(10, 16)];
  const about = (value: number): number => rounded(value + canvas.random(-5, 5));
  const outline = `M${about(-half)} ${about(-high)}L${about(0)} ${about(-high - 2)}L${about(half)} ${about(-high)}L${about(half)} ${about(high)}L${about(0)} ${about(high + 2)}L${about(-half)} ${about(high)}Z`;
  const art = `<path d="${outline}" fill="#a8452a" stroke="#8a3015" stroke-width="5" stroke-linejoin="round"/><path d="M${rounded(-half)} ${rounded(-high * 0.5)}Q0 ${rounded(-high * 0.9)} ${rounded(half)} ${rounded(-high * 0.4)}" stroke="#f0cfa6" stroke-width="${rounded(high * 0.5)}" fill="none"/><path d="M${rounded(-half)} ${rounded(high * 0.5)}Q0 ${rounded(high * 0.2)} ${rounded(half)} ${rounded(high * 0.6)}" stroke="#d98a5c" stroke-width="3" fill="none"/>`;
  return canvas.light('relief 7 3.5, gloss .5 20, grain .6 .05, mottle .3 .06, drop 6 4 .48, pad .4, low .6 .42 .34')(
    canvas.place(x, y, turn, 1, art),
  );
};
