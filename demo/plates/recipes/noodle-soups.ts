import { pakChoi, sprout, starAnise } from '../ingredients/asian.ts';
import { redChili, springOnion } from '../ingredients/colors.ts';
import { wonton } from '../ingredients/dumplings.ts';
import { limeWedge } from '../ingredients/fruit.ts';
import { carrotSlice } from '../ingredients/garden.ts';
import { rucola } from '../ingredients/greens.ts';
import { chives } from '../ingredients/herbs.ts';
import { beefSlice, chickenSlices, curryChickenPale } from '../ingredients/meat.ts';
import { nest } from '../ingredients/noodles.ts';
import type { NoodleTones } from '../ingredients/noodles.ts';
import { shrimp } from '../ingredients/seafood.ts';
import { oiled, ringsOf, sprinkled } from '../ingredients/seasoning.ts';
import { cherryTomato } from '../ingredients/slices.ts';
import { mushroom } from '../ingredients/vegetables.ts';
import { liquid } from '../studio/crockery.ts';
import type { Glaze } from '../studio/crockery.ts';
import type { Draw } from '../studio/easel.ts';
import { MID_X, MID_Y, fixed } from '../studio/geometry.ts';
import { drawn, laid, sized, thrown } from '../studio/layers.ts';
import { materials } from '../studio/materials.ts';
import { inBowl, inShade, served } from '../studio/serving.ts';

const clearBroth = ['#f2cd85', '#e6b45f', '#cf9440', '#a06a22'];
const sunken: readonly NoodleTones[] = [
  ['#cda766', '#e6c583', '#f2d9a0'],
  ['#c59c58', '#deb970', '#eccf92'],
];
const riceNoodles: readonly NoodleTones[] = [
  ['#d9c4a0', '#f3e6cd', '#fffaf0'],
  ['#cfb78f', '#ecdcbf', '#fff6e6'],
];

const gleam: Draw = (easel) =>
  `<path d="M350 310A270 270 0 0 1 540 142" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".32" filter="${easel.blur(6)}"/>`;

/** A big bowl of broth: noodles below the surface and above it, then the toppings. */
function noodleSoup(...toppings: readonly Draw[]): Draw {
  return served(
    { table: 'slate', crockery: inBowl('blue'), zoom: 1.18 },
    (easel) => liquid(easel, 312, clearBroth),
    (easel) =>
      nest(easel, {
        x: 610,
        y: 410,
        radius: 262,
        count: 90,
        width: 9,
        tones: sunken,
        loose: 1,
        shadow: 0.12,
      }),
    (easel) =>
      `<circle cx="${MID_X}" cy="${MID_Y}" r="312" fill="${easel.radial('0 #e0a850 .5, .7 #d39a42 .62, 1 #9c6620 .8')}"/>`,
    (easel) =>
      nest(easel, {
        x: 574,
        y: 426,
        radius: 190,
        count: 90,
        width: 9,
        tones: riceNoodles,
        loose: 1,
        shadow: 0.22,
      }),
    inShade(314),
    ...toppings,
    ringsOf(30, 270, 40, 13, ['#4f9a34', '#dff0b8']),
    oiled(120, 285, '#ffd98a'),
    gleam,
  );
}

/** A clear or creamy Thai soup in a smaller bowl. */
function brothBowl(glaze: Glaze, tones: readonly string[], oil: string, ...layers: readonly Draw[]): Draw {
  return served(
    { table: 'slate', crockery: inBowl(glaze), zoom: 1.18 },
    (easel) => liquid(easel, 312, tones),
    ...layers,
    inShade(314),
    oiled(110, 285, oil),
    gleam,
  );
}

const lemongrass = drawn(
  {
    ...materials.wet,
    round: 5,
    relief: 10,
    grain: 0.3,
    grainAt: '.02 .14',
    low: [0.7, 0.66, 0.44],
  },
  (easel, size) =>
    `<path d="M${fixed(-size)} ${fixed(-size * 0.12)}L${fixed(size)} ${fixed(-size * 0.16)}V${fixed(size * 0.12)}L${fixed(-size)} ${fixed(size * 0.13)}Z" fill="${easel.linear('0 #f3efcb, .6 #d5dd9a, 1 #a9bd66', { x1: 0, y1: 0, x2: 1, y2: 0 })}"/><ellipse cx="${fixed(size)}" rx="6" ry="${fixed(size * 0.15)}" fill="#eef2cf" stroke="#93a955" stroke-width="2"/>`,
);

const coriander: Draw = thrown(18, 200, 52, sized(rucola, 54, 80));

export const noodleSoupRecipes = {
  pho: noodleSoup(
    laid(beefSlice, 690, 300),
    laid(beefSlice, 640, 240),
    laid(beefSlice, 742, 372),
    laid(beefSlice, 560, 262),
    laid(beefSlice, 700, 440),
    thrown(16, 70, 20, sprout, { x: 490, y: 510 }),
    laid(limeWedge, 430, 300, -30),
    laid(starAnise, 796, 550, 12),
    thrown(20, 110, 40, sized(rucola, 60, 92), { x: 630, y: 420 }),
    ringsOf(12, 240, 60, 12, redChili),
  ),
  'pho-ga': noodleSoup(
    laid(chickenSlices, 700, 320, 24),
    laid(chickenSlices, 720, 440, 60),
    thrown(14, 70, 20, sprout, { x: 500, y: 520 }),
    laid(limeWedge, 450, 290, -30),
    laid(starAnise, 800, 560, 40),
    chives(60, 240),
    thrown(16, 120, 40, sized(rucola, 56, 84), { x: 570, y: 400 }),
  ),
  'tom-kha': brothBowl(
    'white',
    ['#fff4dc', '#fbe8c4', '#f3d7a2', '#d9b276'],
    '#f0933a',
    thrown(13, 230, 90, sized(curryChickenPale, 34, 46)),
    thrown(13, 235, 84, sized(mushroom, 46, 58)),
    thrown(6, 220, 130, sized(lemongrass, 62, 78)),
    ringsOf(14, 235, 60, 12, redChili),
    coriander,
  ),
  'tom-yum': brothBowl(
    'charcoal',
    ['#ee8a3c', '#df6f24', '#c25213', '#8a320a'],
    '#ffb04a',
    thrown(11, 225, 100, sized(shrimp, 50, 60)),
    thrown(11, 235, 88, sized(mushroom, 44, 56)),
    thrown(9, 230, 100, sized(cherryTomato, 34, 40)),
    thrown(5, 220, 140, sized(lemongrass, 62, 78)),
    ringsOf(16, 240, 58, 12, redChili),
    coriander,
  ),
  'wan-tan-suppe': brothBowl(
    'blue',
    clearBroth,
    '#ffe0a0',
    thrown(6, 235, 130, sized(pakChoi, 76, 90)),
    thrown(6, 180, 140, sized(wonton, 60, 70)),
    thrown(10, 235, 80, sized(carrotSlice, 20, 25)),
    ringsOf(32, 260, 42, 13, springOnion),
    sprinkled(40, 240, ['#fff3d6', '#f3dba4'], 5),
  ),
} satisfies Record<string, Draw>;
