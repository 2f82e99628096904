import type { Canvas, Piece, SizedPiece, Surface } from '../canvas/index.ts';
import { createPiece, drawTimes, FULL_TURN, rounded, spaceEvenly } from '../canvas/index.ts';

/** An irregular chunk of anything: tones run from its middle to its edge. */
export function drawChunk(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  tones: readonly string[],
  surface: Surface = 'chunk',
): string {
  return canvas.light(`chunk, ${surface}`)(
    `<path d="${canvas.blob(x, y, r, { wobble: 0.32, n: 9, stretchX: canvas.random(0.8, 1.35), turn: canvas.random(FULL_TURN) })}" fill="${canvas.radial(spaceEvenly(tones), { cx: 0.42, cy: 0.4, r: 0.62 })}"/>`,
  );
}

export const tunaFlakes: SizedPiece = (canvas, x, y) =>
  drawTimes(4, () =>
    drawChunk(
      canvas,
      x + canvas.random(-24, 24),
      y + canvas.random(-24, 24),
      canvas.random(13, 25),
      canvas.pick([
        ['#f7e0c6', '#e6c3a0', '#c59a74'],
        ['#f0d3b6', '#dbb08c', '#b98a65'],
      ]),
      'relief 4.5, grain .7 .12 .05, mottle .12, low .78 .64 .5',
    ),
  );

export const chickenStrip: SizedPiece = (canvas, x, y, turn) => {
  const outline = canvas.blob(0, 0, 30, { n: 9, wobble: 0.22, stretchX: canvas.random(1.6, 2.1), stretchY: 0.82 });
  const color = canvas.radial('0 #f0c184, .6 #d99a50, 1 #a9622a', { cx: 0.4, cy: 0.36, r: 0.66 });
  return canvas.light(
    'relief 11 8, gloss .35 20, grain .4 .05 .02, mottle .28 .03, drop 7 5 .45, pad .35, low .66 .46 .32',
  )(canvas.place(x, y, turn, 1, `<path d="${outline}" fill="${color}"/>`));
};

export const curryChicken: Piece = (canvas, x, y, size) =>
  drawChunk(canvas, x, y, size, ['#fbd793', '#efae55', '#cf7d24'], 'relief 13 9, gloss .5 24, low .72 .48 .3');

export const beefSlice: SizedPiece = (canvas, x, y) => {
  const outline = canvas.blob(0, 0, 66, { wobble: 0.22, n: 12, stretchX: 1.25 });
  const turn = canvas.random(-50, 30);
  const art = `<path d="${outline}" fill="${canvas.radial('0 #c99583, .55 #b47a66, .88 #8f5a46, 1 #6f4130')}"/><path d="M-60 -20Q0 -44 62 -14M-50 22Q0 6 56 26" stroke="#ecc5b4" stroke-width="5" fill="none" opacity=".55"/>`;
  return canvas.light('relief 8 7, gloss .3 18, grain .8 .1 .02, mottle .28 .03, drop 8 6 .45, pad .3, low .66 .46 .4')(
    canvas.place(x, y, turn, 1, art),
  );
};

export const sausage: Piece = (canvas, x, y, size) =>
  drawChunk(canvas, x, y, size, ['#d89a68', '#b9744a', '#844522'], 'meaty, gloss .36, grain .9 .08');

export const mince: Piece = (canvas, x, y, size) =>
  drawChunk(canvas, x, y, size, ['#b4653c', '#8f4526', '#5e2813'], 'meaty, gloss .45, grain .9 .09, drop 3 3');

export const meatball = createPiece(
  'meaty, relief 32 18, gloss .34, grain .8 .06, mottle .35, drop 11 8, low .54 .4 .3',
  (canvas, size) =>
    `<path d="${canvas.blob(0, 0, size, { n: 14, wobble: 0.05 })}" fill="${canvas.radial('0 #cf8a56, .6 #aa6538, 1 #74401d', { cx: 0.42, cy: 0.4, r: 0.62 })}"/>`,
);

export const hamCube = createPiece('wet, relief 6 4, gloss .35, low .78 .52 .46', (canvas, size) => {
  return `<rect x="${rounded(-size)}" y="${rounded(-size * 0.86)}" width="${rounded(size * 2)}" height="${rounded(size * 1.72)}" rx="5" fill="${canvas.linear('0 #fbcabd, .6 #f0a79b, 1 #dd8a80')}"/>`;
});

export const chickenSlices: SizedPiece = (canvas, x, y, turn) => {
  const color = canvas.linear('0 #a9652a, .16 #e3ac66, .4 #fbe4b8, .78 #f3d09a, .93 #cf9450, 1 #9c5a22', {
    x1: 0,
    y1: 0,
    x2: 1,
    y2: 0.2,
  });
  return drawTimes(5, (index) => {
    const high = 1.4 - Math.abs(index - 2) * 0.17;
    const outline = canvas.blob((index - 2) * 46, canvas.random(-6, 6), 46, {
      n: 12,
      wobble: 0.07,
      stretchX: 0.58,
      stretchY: high,
    });
    return canvas.light('meaty, relief 11 7, grain .3, mottle .16, drop 8 6, low .74 .56 .4')(
      canvas.place(x, y, turn, 1, `<path d="${outline}" fill="${color}"/>`),
    );
  });
};

export const curryChickenPale: Piece = (canvas, x, y, size) =>
  drawChunk(canvas, x, y, size, ['#fff3dc', '#f6dfb8', '#e0bc86'], 'relief 12 8, gloss .4, low .8 .66 .48');

export const teriyaki: SizedPiece = (canvas, x, y, turn) => {
  const slices = drawTimes(6, (index) => {
    const left = (index - 2.5) * 36;
    return `<path d="${canvas.blob(left, canvas.random(-5, 5), 44, { n: 12, wobble: 0.1, stretchX: 0.54, stretchY: 1.24 - Math.abs(index - 2.5) * 0.12 })}" fill="${canvas.linear('0 #5c260a, .2 #a3521a, .55 #d98a3c, .85 #a85a20, 1 #5a2509', { x1: 0, y1: 0, x2: 1, y2: 0.2 })}"/>`;
  });
  return canvas.light('meaty, relief 12, gloss .65 18, grain .25, drop 10 7, low .6 .42 .28')(
    canvas.place(x, y, turn, 1, slices),
  );
};

export const braisedBeef: Piece = (canvas, x, y, size) =>
  drawChunk(canvas, x, y, size, ['#a8683e', '#83482a', '#522611'], 'meaty, gloss .5, grain .9 .1 .03');
