import { blueberry, raspberry, strawberry } from '../ingredients/fruit.ts';
import { mint } from '../ingredients/herbs.ts';
import { cannolo, cocoaTuft, coffeeBean } from '../ingredients/pastry.ts';
import { sprinkled } from '../ingredients/seasoning.ts';
import type { Glaze } from '../studio/crockery.ts';
import type { Draw } from '../studio/easel.ts';
import { MID_X, MID_Y, repeat } from '../studio/geometry.ts';
import { laid, sized } from '../studio/layers.ts';
import { materials } from '../studio/materials.ts';
import { onPlate, served } from '../studio/serving.ts';
import type { Serving } from '../studio/serving.ts';

const TILT = -14;
const cocoaSlab: Draw = (easel) =>
  easel.group(
    easel.lit({
      round: 5,
      relief: 8,
      grain: 0.7,
      grainAt: 0.12,
      mottle: 0.3,
      mottleAt: 0.06,
      drop: 18,
      soft: 14,
      dark: 0.5,
      pad: 0.1,
    }),
    `<path transform="translate(${MID_X} ${MID_Y}) rotate(${TILT})" d="M-226 -226H226V226H-226Z" fill="#5b331a"/>`,
  );
const cocoaTufts: Draw = (easel) =>
  repeat(16, (index) => {
    const [u, v] = [((index % 4) - 1.5) * 108, (Math.floor(index / 4) - 1.5) * 108];
    const [cos, sin] = [Math.cos(TILT / 57.3), Math.sin(TILT / 57.3)];
    return cocoaTuft(easel, MID_X + u * cos - v * sin, MID_Y + u * sin + v * cos, 0);
  });
const cocoaOnPlate: Draw = (easel) =>
  easel.group(
    easel.spots('#5a3219', { at: 0.34, from: 0.62, hard: 8, octaves: 2 }),
    `<path d="${easel.blob(620, 420, 300, { wobble: 0.1, n: 20 })}"/>`,
    ' opacity=".5"',
  );

const berrySauce: Draw = (easel) => {
  const pool = `<path d="${easel.blob(606, 408, 236, { wobble: 0.14, n: 18 })}"/>`;
  const splashes = easel
    .scatter(12, 285, 60, { inner: 240 })
    .map(([x, y]) => `<path d="${easel.blob(x, y, easel.random(6, 15), { wobble: 0.2 })}"/>`);
  return easel.group(
    easel.lit({
      ragged: 16,
      goo: 4,
      round: 9,
      relief: 7,
      gloss: 0.45,
      shine: 34,
      grain: 0.22,
      grainAt: 0.012,
      mottle: 0.24,
      mottleAt: 0.012,
      drop: 4,
      soft: 5,
      dark: 0.35,
      pad: 0.1,
      low: [0.66, 0.34, 0.4],
    }),
    pool + splashes.join(''),
    ' fill="#b3173a"',
  );
};
const unmoulded: Draw = (easel) =>
  easel.group(
    easel.lit({
      round: 24,
      relief: 40,
      gloss: 0.36,
      shine: 20,
      drop: 16,
      soft: 12,
      dark: 0.42,
      pad: 0.1,
      low: [0.84, 0.76, 0.66],
    }),
    `<path d="${easel.blob(MID_X, MID_Y, 150, { wobble: 0.015, n: 24, jitter: 0.3 })}" fill="${easel.radial('0 #fffaf0, .8 #fbf1de, 1 #ecdcc0')}"/>`,
  );
const sauceOnCream: Draw = (easel) =>
  easel.group(
    easel.lit({
      ragged: 10,
      goo: 4,
      round: 7,
      relief: 9,
      gloss: 0.6,
      shine: 28,
      drop: 4,
      soft: 4,
      dark: 0.35,
      pad: 0.1,
      low: [0.62, 0.3, 0.36],
    }),
    `<path d="${easel.blob(MID_X, MID_Y, 74, { wobble: 0.3, n: 12 })}"/>`,
    ' fill="#b3173a"',
  );

/** Powdered sugar, sifted. */
const sugar =
  (reach: number): Draw =>
  (easel) =>
    easel.group(
      easel.spots('#fffdf8', { at: 0.34, from: 0.5, hard: 7, octaves: 2 }),
      `<path d="${easel.blob(MID_X, MID_Y, reach, { wobble: 0.1, n: 20 })}" fill="${easel.radial('0 #fff, .6 #fff .8, 1 #fff 0')}"/>`,
      ' opacity=".85"',
    );

const fondant: Draw = (easel) => {
  const cake = easel.group(
    easel.lit({
      ...materials.baked,
      round: 20,
      relief: 34,
      grain: 0.8,
      grainAt: 0.06,
      gloss: 0.2,
      drop: 18,
      soft: 13,
      pad: 0.1,
      low: [0.5, 0.42, 0.38],
    }),
    `<path d="${easel.blob(570, 390, 150, { wobble: 0.02, n: 24 })}" fill="${easel.radial('0 #6b3d22, .7 #54301b, 1 #351b0d')}"/>`,
  );
  const heart = easel.group(
    easel.lit({
      ragged: 12,
      goo: 4,
      round: 9,
      relief: 10,
      gloss: 0.75,
      shine: 26,
      drop: 3,
      soft: 4,
      pad: 0.1,
      low: [0.5, 0.4, 0.36],
    }),
    `<path d="${easel.blob(590, 410, 74, { wobble: 0.24, n: 12 })}"/><path d="M590 430Q680 460 720 540Q690 580 640 540Q600 490 570 450Z"/>`,
    ' fill="#3a1a0c"',
  );
  return cake + sugarOnCake(easel) + heart;
};
const sugarOnCake: Draw = (easel) =>
  easel.group(
    easel.spots('#fff8ee', { at: 0.3, from: 0.52, hard: 7, octaves: 2 }),
    `<circle cx="560" cy="376" r="136" fill="${easel.radial('0 #fff, .7 #fff .8, 1 #fff 0')}"/>`,
    ' opacity=".8"',
  );
const dessertPlate = (glaze: Glaze): Serving => ({
  table: 'clay',
  crockery: onPlate(glaze, 358, 0.82),
  zoom: 1.22,
});

export const sweetRecipes = {
  tiramisu: served(
    { table: 'clay', crockery: onPlate('cream', 364, 0.84), zoom: 1.2, move: [0, 4] },
    cocoaOnPlate,
    cocoaSlab,
    cocoaTufts,
    laid(sized(coffeeBean, 22), 862, 250, 30),
    laid(sized(coffeeBean, 22), 892, 294, -20),
    laid(sized(coffeeBean, 22), 846, 292, 80),
  ),
  'panna-cotta': served(
    { ...dessertPlate('white'), crockery: onPlate('white', 352, 0.8) },
    berrySauce,
    unmoulded,
    sauceOnCream,
    laid(sized(raspberry, 40), 574, 392),
    laid(sized(raspberry, 36), 648, 420),
    laid(sized(blueberry, 27), 618, 354),
    laid(sized(raspberry, 38), 410, 520),
    laid(sized(blueberry, 26), 458, 558),
    laid(sized(blueberry, 27), 806, 312),
    laid(sized(mint, 62), 600, 440, 60),
  ),
  cannoli: served(
    dessertPlate('blue'),
    laid(sized(cannolo, 108), 580, 270, -20),
    laid(sized(cannolo, 108), 600, 400, -14),
    laid(sized(cannolo, 108), 620, 530, -22),
    sugar(290),
    sprinkled(80, 260, ['#8fae4a', '#6b8731', '#a9c266'], 6),
    laid(sized(raspberry, 34), 840, 330),
    laid(sized(raspberry, 32), 380, 540),
    laid(sized(mint, 50), 856, 400, 20),
  ),
  'tortino-cioccolato': served(
    dessertPlate('white'),
    sugar(280),
    fondant,
    laid(sized(raspberry, 38), 760, 300),
    laid(sized(raspberry, 34), 800, 360),
    laid(sized(raspberry, 36), 420, 570),
    laid(sized(strawberry, 50), 790, 480, 30),
    laid(sized(mint, 60), 540, 350, -30),
  ),
} satisfies Record<string, Draw>;
