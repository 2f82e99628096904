import * as food from '../ingredients/index.ts';
import { drawTimes, tracePath, type Canvas, type Draw } from '../canvas/index.ts';
import { drawTable } from '../tableware/tables.ts';

const OUTER = tracePath(
  1,
  '236 452, 250 330, 330 214, 470 148, 620 134, 770 168, 890 256, 950 366, 966 456, 900 520, 760 566, 600 578, 440 566, 300 524',
);

/** The crimped edge: one fold beside the next. */
const drawCrimps = (canvas: Canvas): string =>
  drawTimes(17, (index) => {
    const share = index / 16;
    const x = 250 + share * 700;
    const y = 492 + Math.sin(share * Math.PI) * 76;
    const turn = 62 - share * 124;
    const art = `<path d="${canvas.blob(0, 0, 38, { wobble: 0.1, stretchX: 0.66, stretchY: 1.15 })}" fill="${canvas.radial('0 #f4d192, .6 #e6b263, .9 #c98436, 1 #a8641f')}"/>`;
    return canvas.place(x, y, turn, 1, art);
  });

/** A pizza folded over its filling, with sauce and cheese on its back. */
export const calzone: Draw = (canvas) => {
  canvas.moveCamera(1.14, 0, 24);
  const dough = canvas.radial('0 #f6d79a, .5 #ecbf74, .82 #d69845, 1 #b06f28', { cx: 0.46, cy: 0.4, r: 0.62 });
  const body = `<path d="${OUTER}" fill="${dough}"/>`;
  const pool = canvas
    .scatter(26, 120, 30, { x: 596, y: 330 })
    .map(([x, y]) => `<path d="${canvas.blob(596 + (x - 596) * 1.5, y, canvas.random(24, 46), { wobble: 0.3 })}"/>`);
  const cheese = canvas
    .scatter(10, 96, 46, { x: 596, y: 326 })
    .map(([x, y]) => `<path d="${canvas.blob(596 + (x - 596) * 1.5, y, canvas.random(16, 34), { wobble: 0.3 })}"/>`);
  return [
    drawTable(canvas, 'oak'),
    canvas.light('relief 62 40, gloss .16 12, grain .1 .03, mottle .22, drop 22 18 .55, pad .1, low .58 .42 .28')(body),
    canvas.group(canvas.spotFilter('#8a4a18', { at: 0.026, from: 0.5, hard: 3 }), body, ' opacity=".4"'),
    canvas.group(canvas.spotFilter('#3a1906', { at: 0.05, from: 0.66, hard: 9 }), body, ' opacity=".4"'),
    canvas.light('baked, relief 15 11, drop 6 5')(drawCrimps(canvas)),
    food.drawChunkySauce(canvas, pool.join('')),
    canvas.light(
      'relief 7 8, gloss .34 28, grain .5 .02, mottle .16, ragged 18, goo 6, drop 3 4 .3, pad .1, low .86 .68 .44',
    )(cheese.join(''), ' fill="#f6dda0"'),
    food.cookedHam(canvas, 500, 330, 66, 20) +
      food.mushroom(canvas, 700, 318, 54, -30) +
      food.mushroom(canvas, 590, 268, 50, 50) +
      food.cookedHam(canvas, 660, 380, 62, -60),
    food.basilLeaf(canvas, 592, 346, 84, -40) + food.basilLeaf(canvas, 596, 344, 72, 44),
    canvas.group(canvas.spotFilter('#fff6e2', { at: 0.3, from: 0.6, hard: 5 }), body, ' opacity=".22"'),
  ].join('');
};
