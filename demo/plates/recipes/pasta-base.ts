import { chunkySauce } from '../ingredients/dough.ts';
import { basilLeaf } from '../ingredients/greens.ts';
import { nest } from '../ingredients/noodles.ts';
import type { Nest, NoodleTones } from '../ingredients/noodles.ts';
import { sprinkled } from '../ingredients/seasoning.ts';
import type { Draw } from '../studio/easel.ts';
import { MID_X, MID_Y } from '../studio/geometry.ts';
import type { Light } from '../studio/light.ts';
import { onPlate } from '../studio/serving.ts';
import type { Serving } from '../studio/serving.ts';

/** How pasta is served. */
export const pastaPlate: Serving = { table: 'sand', crockery: onPlate('white'), zoom: 1.32 };
export const wheatNoodles: readonly NoodleTones[] = [
  ['#cc7c26', '#eab04b', '#fbe0a0'],
  ['#d08a30', '#f0bf5e', '#fdeab8'],
  ['#c46c22', '#e59f40', '#f8d48c'],
];
export const creamyNoodles: readonly NoodleTones[] = [
  ['#d3a052', '#f1d28a', '#fff3ce'],
  ['#d8aa5e', '#f5dc9b', '#fff8df'],
  ['#c99447', '#ebc97d', '#fbecbf'],
];

/** A nest of spaghetti. */
export const spaghetti =
  (tones: readonly NoodleTones[], look: Partial<Nest> = {}): Draw =>
  (easel) =>
    nest(easel, { radius: 248, count: 210, width: 11.5, tones, loose: 0.8, ...look });

/** Sauce on top of a nest: a heap in the middle and splashes around it. */
export const sauceOnTop =
  (color?: string): Draw =>
  (easel) => {
    const heap = easel
      .scatter(16, 92, 30, { y: MID_Y - 6 })
      .map(([x, y]) => `<path d="${easel.blob(x, y, easel.random(20, 44), { wobble: 0.3 })}"/>`);
    const splashes = easel
      .scatter(26, 225, 36)
      .map(([x, y]) => `<path d="${easel.blob(x, y, easel.random(5, 15), { wobble: 0.5 })}"/>`);
    return chunkySauce(easel, [...heap, ...splashes].join(''), color);
  };

/** A raw yolk in the middle of the nest. */
export const yolk: Draw = (easel) => {
  const filter = easel.lit({
    round: 16,
    relief: 22,
    gloss: 0.8,
    shine: 40,
    drop: 7,
    soft: 7,
    dark: 0.4,
    pad: 0.4,
    low: [0.9, 0.56, 0.24],
  });
  const body = easel.blob(MID_X - 4, MID_Y - 4, 58, { wobble: 0.03, n: 18, jitter: 0.3 });
  const color = easel.radial('0 #ffb92e, .7 #fba41c, 1 #ea8409', { cx: 0.4, cy: 0.38, r: 0.62 });
  return `<g filter="${filter}"><path d="${body}" fill="${color}"/></g><g filter="${easel.blur(1.6)}"><ellipse cx="${MID_X - 25}" cy="${MID_Y - 27}" rx="14" ry="8" transform="rotate(-40 ${MID_X - 25} ${MID_Y - 27})" fill="#fff" opacity=".85"/></g>`;
};

/** Three leaves of basil in the middle. */
export const basilCrown: Draw = (easel) =>
  basilLeaf(easel, MID_X - 14, MID_Y + 14, 122, -38) +
  basilLeaf(easel, MID_X - 4, MID_Y + 8, 104, 62) +
  basilLeaf(easel, MID_X - 18, MID_Y + 4, 84, 190);

/** Sauce below short pasta. */
export const sauceBed =
  (color?: string): Draw =>
  (easel) =>
    chunkySauce(easel, `<path d="${easel.blob(MID_X, MID_Y, 240, { wobble: 0.08, n: 18 })}"/>`, color);
/** Sauce splashed over short pasta. */
export const sauceSplash =
  (color?: string): Draw =>
  (easel) =>
    chunkySauce(
      easel,
      easel
        .scatter(52, 215, 32)
        .map(([x, y]) => `<path d="${easel.blob(x, y, easel.random(8, 26), { wobble: 0.45 })}"/>`)
        .join(''),
      color,
    );

/** Tagliatelle: a nest of wide ribbons. */
export const tagliatelle =
  (tones: readonly NoodleTones[] = eggNoodles): Draw =>
  (easel) =>
    nest(easel, { radius: 248, count: 104, width: 25, tones, loose: 0.8, shadow: 0.36, flat: true });
const eggNoodles: readonly NoodleTones[] = [
  ['#c98f2c', '#edc05a', '#fbe5a4'],
  ['#d19a38', '#f3cc6c', '#feefbc'],
  ['#bf8426', '#e5b24a', '#f6da92'],
];

/** A creamy sauce that clings: thin, pale, glossy. */
export const creamSauce =
  (count: number, reach: number, color = '#fbecc6', from = 10, to = 30): Draw =>
  (easel) => {
    const light = {
      ragged: 14,
      goo: 6,
      round: 8,
      relief: 7,
      gloss: 0.5,
      shine: 26,
      grain: 0.4,
      grainAt: 0.03,
      drop: 3,
      soft: 4,
      dark: 0.3,
      pad: 0.1,
      low: [0.84, 0.7, 0.5],
    } satisfies Partial<Light>;
    const pools = easel
      .scatter(count, reach, from * 1.4)
      .map(([x, y]) => `<path d="${easel.blob(x, y, easel.random(from, to), { wobble: 0.4 })}"/>`);
    return easel.group(easel.lit(light), pools.join(''), ` fill="${color}"`);
  };

/** A pool of cream below short pasta. */
export const creamBed =
  (color = '#f6dfae'): Draw =>
  (easel) => {
    const light = {
      ragged: 14,
      round: 9,
      relief: 6,
      gloss: 0.5,
      shine: 28,
      grain: 0.5,
      grainAt: 0.02,
      drop: 5,
      soft: 6,
      dark: 0.35,
      pad: 0.1,
      low: [0.84, 0.68, 0.46],
    } satisfies Partial<Light>;
    return easel.group(
      easel.lit(light),
      `<path d="${easel.blob(MID_X, MID_Y, 240, { wobble: 0.08, n: 18 })}" fill="${color}"/>`,
    );
  };

/** Grated hard cheese. */
export const grated: Draw = sprinkled(90, 190, ['#fff6da', '#fdf0c8', '#f3e2ae'], 6);

/** Pesto below short pasta. */
export const pestoBed: Draw = sauceBed('#7d9a34');

/** Melted butter on the plate. */
export const butterPool: Draw = (easel) =>
  easel.group(
    easel.lit({
      ragged: 14,
      round: 8,
      relief: 4,
      gloss: 0.6,
      shine: 26,
      grain: 0.4,
      grainAt: 0.02,
      drop: 0,
      low: [0.84, 0.64, 0.34],
    }),
    `<path d="${easel.blob(MID_X, MID_Y, 236, { wobble: 0.1, n: 18 })}" fill="#f3cd6a"/>`,
  );

/** Tomato sauce run over what lies in the middle. */
export const glazeOver: Draw = (easel) =>
  chunkySauce(
    easel,
    easel
      .scatter(16, 130, 46)
      .map(([x, y]) => `<path d="${easel.blob(x, y, easel.random(8, 24), { wobble: 0.5 })}"/>`)
      .join(''),
  );
