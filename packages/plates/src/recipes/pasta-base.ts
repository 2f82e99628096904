import * as food from '../ingredients/index.ts';
import { drawBlobs, MID_X, MID_Y, type Draw } from '../canvas/index.ts';
import { onPlate, type Serving } from '../tableware/serving.ts';

export const pastaPlate: Serving = { table: 'sand', crockery: onPlate('white'), zoom: 1.32 };
export const wheatNoodles = ['#cc7c26 #eab04b #fbe0a0', '#d08a30 #f0bf5e #fdeab8', '#c46c22 #e59f40 #f8d48c'];
export const creamyNoodles = ['#d3a052 #f1d28a #fff3ce', '#d8aa5e #f5dc9b #fff8df', '#c99447 #ebc97d #fbecbf'];

export const twirlSpaghetti = (tones: readonly food.NoodleTones[], look: Partial<food.Nest> = {}): Draw =>
  food.windNest({ radius: 248, count: 210, width: 11.5, tones, loose: 0.8, ...look });

/** Sauce on top of a nest: a heap in the middle and splashes around it. */
export const sauceOnTop =
  (color?: string): Draw =>
  (canvas) => {
    const heap = drawBlobs(canvas, canvas.scatter(16, 92, 30, { y: MID_Y - 6 }), [20, 44], { wobble: 0.3 });
    const splashes = drawBlobs(canvas, canvas.scatter(26, 225, 36), [5, 15], { wobble: 0.5 });
    return food.drawChunkySauce(canvas, heap + splashes, color);
  };

export const yolk: Draw = (canvas) => {
  const light = canvas.light('relief 22 16, gloss .8 40, drop 7 7 .4, pad .4, low .9 .56 .24');
  const body = canvas.blob(MID_X - 4, MID_Y - 4, 58, { wobble: 0.03, n: 18, jitter: 0.3 });
  const color = canvas.radial('0 #ffb92e, .7 #fba41c, 1 #ea8409', { cx: 0.4, cy: 0.38, r: 0.62 });
  return `${light(`<path d="${body}" fill="${color}"/>`)}<g filter="${canvas.blur(1.6)}"><ellipse cx="${MID_X - 25}" cy="${MID_Y - 27}" rx="14" ry="8" transform="rotate(-40 ${MID_X - 25} ${MID_Y - 27})" fill="#fff" opacity=".85"/></g>`;
};

export const basilCrown: Draw = (canvas) =>
  food.basilLeaf(canvas, MID_X - 14, MID_Y + 14, 122, -38) +
  food.basilLeaf(canvas, MID_X - 4, MID_Y + 8, 104, 62) +
  food.basilLeaf(canvas, MID_X - 18, MID_Y + 4, 84, 190);

export const sauceBed =
  (color?: string): Draw =>
  (canvas) =>
    food.drawChunkySauce(canvas, `<path d="${canvas.disc(240, { wobble: 0.08, n: 18 })}"/>`, color);
export const sauceSplash =
  (color?: string): Draw =>
  (canvas) =>
    food.drawChunkySauce(canvas, drawBlobs(canvas, canvas.scatter(52, 215, 32), [8, 26], { wobble: 0.45 }), color);

/** Tagliatelle: a nest of wide ribbons. */
export const twirlTagliatelle = (tones: readonly food.NoodleTones[] = eggNoodles): Draw =>
  food.windNest({ radius: 248, count: 104, width: 25, tones, loose: 0.8, shadow: 0.36, flat: true });
const eggNoodles = ['#c98f2c #edc05a #fbe5a4', '#d19a38 #f3cc6c #feefbc', '#bf8426 #e5b24a #f6da92'];

/** A creamy sauce that clings: thin, pale, glossy. */
export const creamSauce =
  (count: number, reach: number, color = '#fbecc6', from = 10, to = 30): Draw =>
  (canvas) => {
    const pools = drawBlobs(canvas, canvas.scatter(count, reach, from * 1.4), [from, to], { wobble: 0.4 });
    return canvas.light('relief 7 8, gloss .5 26, grain .4 .03, ragged 14, goo 6, drop 3 4 .3, pad .1, low .84 .7 .5')(
      pools,
      ` fill="${color}"`,
    );
  };

export const creamBed =
  (color = '#f6dfae'): Draw =>
  (canvas) =>
    canvas.light('relief 6 9, gloss .5 28, grain .5 .02, ragged 14, drop 5 6 .35, pad .1, low .84 .68 .46')(
      `<path d="${canvas.disc(240, { wobble: 0.08, n: 18 })}" fill="${color}"/>`,
    );

export const grated: Draw = food.sprinkle(90, 190, ['#fff6da', '#fdf0c8', '#f3e2ae'], 6);

export const pestoBed: Draw = sauceBed('#7d9a34');

export const butterPool: Draw = (canvas) =>
  canvas.light('relief 4 8, gloss .6 26, grain .4 .02, ragged 14, drop 0, low .84 .64 .34')(
    `<path d="${canvas.disc(236, { wobble: 0.1, n: 18 })}" fill="#f3cd6a"/>`,
  );

export const glazeOver: Draw = (canvas) =>
  food.drawChunkySauce(canvas, drawBlobs(canvas, canvas.scatter(16, 130, 46), [8, 24], { wobble: 0.5 }));
