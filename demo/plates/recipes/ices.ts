import { lemonHalf, strawberry } from '../ingredients/fruit.ts';
import { mint } from '../ingredients/herbs.ts';
import { chocolate, lemonIce, strawberryIce, vanilla, wafer } from '../ingredients/ice-cream.ts';
import { nest } from '../ingredients/noodles.ts';
import { coffeeBean } from '../ingredients/pastry.ts';
import { riceHeap } from '../ingredients/rice.ts';
import { sprinkled } from '../ingredients/seasoning.ts';
import { liquid, plate } from '../studio/crockery.ts';
import type { Draw, Easel } from '../studio/easel.ts';
import { repeat, smooth } from '../studio/geometry.ts';
import type { Point } from '../studio/geometry.ts';
import { laid, sized } from '../studio/layers.ts';
import type { Light } from '../studio/light.ts';
import { materials } from '../studio/materials.ts';
import { ground, heapShadow, inShade, onPlate, served } from '../studio/serving.ts';
import type { Serving } from '../studio/serving.ts';

/** A glass bowl for ice cream: light gathers in its wall. */
const iceBowl =
  (radius: number): Draw =>
  (easel) => {
    const wall = easel.radial('0 #fff .1, .8 #fff .14, .9 #fff .5, .96 #8fa3a6 .35, 1 #fff .75');
    return `<circle cx="622" cy="430" r="${radius}" fill="#1f0d03" opacity=".36" filter="${easel.blur(22)}"/><circle cx="600" cy="400" r="${radius}" fill="#eef3f2" opacity=".42"/><circle cx="600" cy="400" r="${radius}" fill="${wall}"/><circle cx="600" cy="400" r="${radius}" fill="none" stroke="#fff" stroke-width="4" opacity=".9"/><path d="M${600 - radius * 0.9} 330A${radius * 0.93} ${radius * 0.93} 0 0 1 520 ${400 - radius * 0.88}" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".7" filter="${easel.blur(5)}"/>`;
  };
const inGlass: Serving = {
  table: 'clay',
  crockery: (easel) => plate(easel, 356, 'white', 0.86) + iceBowl(270)(easel),
  zoom: 1.22,
};

const poured =
  (color: string, path: string): Draw =>
  (easel) =>
    easel.group(
      easel.lit({
        ragged: 14,
        goo: 4,
        round: 8,
        relief: 9,
        gloss: 0.7,
        shine: 26,
        drop: 4,
        soft: 4,
        dark: 0.4,
        pad: 0.1,
        low: [0.6, 0.42, 0.36],
      }),
      path,
      ` fill="${color}"`,
    );
const over =
  (places: readonly (readonly [number, number, number])[], color: string): Draw =>
  (easel) =>
    poured(
      color,
      places.map(([x, y, r]) => `<path d="${easel.blob(x, y, r, { wobble: 0.4, n: 14 })}"/>`).join(''),
    )(easel);

/** Vanilla ice pressed into strands, as it looks like a plate of spaghetti. */
const iceStrands: Draw = (easel) =>
  nest(easel, {
    radius: 240,
    count: 170,
    width: 15,
    tones: [
      ['#e3bf74', '#fbe8b4', '#fffaea'],
      ['#dcb568', '#f7dea2', '#fff6dc'],
    ],
    loose: 0.9,
    shadow: 0.22,
  });

export const iceRecipes = {
  'gelato-misto': served(
    inGlass,
    laid(sized(wafer, 150), 720, 250, -52),
    laid(sized(vanilla, 118), 520, 330),
    laid(sized(chocolate, 116), 694, 384),
    laid(sized(strawberryIce, 118), 570, 500),
    laid(sized(strawberry, 46), 744, 530, 30),
    laid(sized(mint, 60), 600, 400, -20),
  ),
  affogato: served(
    inGlass,
    (easel) => liquid(easel, 232, ['#6b3a18', '#4a240d', '#2a1206'], { gloss: 0.4 }),
    inShade(234),
    laid(sized(vanilla, 132), 560, 390),
    laid(sized(vanilla, 108), 690, 450),
    over(
      [
        [600, 330, 34],
        [640, 400, 40],
        [560, 440, 26],
        [690, 480, 24],
      ],
      '#4a240d',
    ),
    laid(sized(coffeeBean, 20), 540, 350, 30),
    laid(sized(coffeeBean, 20), 580, 368, -30),
    laid(sized(coffeeBean, 20), 548, 400, 80),
  ),
  spaghettieis: served(
    { table: 'clay', crockery: onPlate('white', 356, 0.8), zoom: 1.28 },
    heapShadow(240),
    ground(200, '#f7efdc'),
    iceStrands,
    over(
      [
        [560, 370, 58],
        [640, 380, 62],
        [600, 440, 64],
        [680, 450, 34],
        [520, 450, 30],
        [600, 320, 34],
      ],
      '#c9182f',
    ),
    sprinkled(90, 160, ['#fffdf6', '#fbf2dc', '#f3e4c0'], 8),
    laid(sized(strawberry, 50), 800, 300, 40),
    laid(sized(strawberry, 46), 396, 520, -30),
  ),
  'sorbetto-limone': served(
    inGlass,
    laid(sized(lemonIce, 128), 526, 350),
    laid(sized(lemonIce, 122), 686, 420),
    laid(sized(lemonIce, 118), 560, 510),
    laid(sized(lemonHalf, 62), 716, 280, 20),
    laid(sized(mint, 70), 600, 420, -30),
    sprinkled(50, 190, ['#f3d84a', '#e3c22e'], 5),
  ),
  'gebackene-banane': served(
    { table: 'slate', crockery: onPlate('charcoal', 358, 0.82), zoom: 1.2 },
    laid(sized(bananaFritter, 116), 480, 290, -20),
    laid(sized(bananaFritter, 116), 510, 410, -14),
    laid(sized(bananaFritter, 116), 540, 530, -24),
    honey,
    sprinkled(120, 240, ['#fff8e6', '#f3e2bd'], 4),
    laid(sized(vanilla, 108), 770, 400),
    laid(sized(mint, 58), 790, 340, -20),
  ),
  'mango-sticky-rice': served(
    { table: 'slate', crockery: onPlate('blue', 358, 0.82), zoom: 1.2 },
    riceHeap(470, 390, 150, 520),
    poured('#fffaf0', '<path d="M380 330Q450 290 540 330Q580 400 520 450Q470 520 420 470Q360 420 380 330Z"/>'),
    sprinkled(60, 110, ['#2a2019', '#f3e2bd'], 4, { x: 470, y: 390 }),
    mangoFan,
    laid(sized(mint, 64), 600, 560, 20),
  ),
} satisfies Record<string, Draw>;

function bananaFritter(easel: Easel, x: number, y: number, size: number, turn: number): string {
  const outline = smooth([
    [-size * 1.4, size * 0.1],
    [-size * 0.8, -size * 0.34],
    [0, -size * 0.44],
    [size * 0.9, -size * 0.3],
    [size * 1.4, size * 0.14],
    [size * 0.8, size * 0.36],
    [0, size * 0.28],
    [-size * 0.8, size * 0.38],
  ]);
  return easel.group(
    easel.lit({
      ...materials.crisp,
      round: 16,
      relief: 30,
      grain: 0.18,
      ragged: 8,
      raggedAt: 0.05,
      gloss: 0.4,
      drop: 13,
      soft: 10,
      low: [0.68, 0.46, 0.24],
    }),
    easel.put(
      x,
      y,
      turn,
      1,
      `<path d="${outline}" fill="${easel.linear('0 #f9cf74, .5 #eeb048, 1 #bd7420', { x1: 0, y1: 0, x2: 0, y2: 1 })}"/>`,
    ),
  );
}

function honey(easel: Easel): string {
  const drizzle = Array.from({ length: 15 }, (_, index): Point => [
    360 + index * 20 + easel.random(-6, 6),
    (index % 2 ? 585 : 235) + easel.random(-16, 16),
  ]);
  const light = {
    round: 3,
    relief: 7,
    gloss: 0.8,
    shine: 24,
    drop: 4,
    soft: 3,
    dark: 0.4,
    pad: 0.1,
    low: [0.74, 0.5, 0.2],
  } satisfies Partial<Light>;
  return easel.group(
    easel.lit(light),
    `<path d="${smooth(drizzle, false)}" fill="none" stroke="#e8a11c" stroke-width="9" stroke-linecap="round"/>`,
  );
}

function mangoFan(easel: Easel): string {
  return repeat(7, (index) =>
    easel.group(
      easel.lit({ ...materials.wet, round: 9, relief: 13, mottle: 0.14, low: [0.8, 0.56, 0.28] }),
      easel.put(
        720 + index * 9,
        250 + index * 46,
        -18 + index * 5,
        1,
        `<path d="M-118 8Q-30 -46 110 -16Q130 6 100 22Q-20 40 -118 8Z" fill="${easel.linear('0 #ffdf70, .6 #fdb833, 1 #f0901c')}"/>`,
      ),
    ),
  );
}
