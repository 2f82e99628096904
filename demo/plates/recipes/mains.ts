import { shaving } from '../ingredients/cheese.ts';
import { blackPepper, ketchup, parsley, redChili } from '../ingredients/colors.ts';
import { prosciutto } from '../ingredients/cured.ts';
import { escalope, schnitzel, steak } from '../ingredients/cutlets.ts';
import { fries } from '../ingredients/fried.ts';
import { lemonHalf, lemonWedge } from '../ingredients/fruit.ts';
import { garlic, potatoWedge } from '../ingredients/garden.ts';
import { rucola } from '../ingredients/greens.ts';
import { dill, rosemary, sage, spinach } from '../ingredients/herbs.ts';
import { salmonFillet, shrimp } from '../ingredients/seafood.ts';
import { oiled, ringsOf, sprinkled } from '../ingredients/seasoning.ts';
import { cherryTomato } from '../ingredients/slices.ts';
import { dipBowl } from '../studio/crockery.ts';
import type { Draw, Easel } from '../studio/easel.ts';
import { MID_X, MID_Y } from '../studio/geometry.ts';
import { drawInOrder, laid, sized, small, thrown } from '../studio/layers.ts';
import { onPlate, served } from '../studio/serving.ts';
import type { Serving } from '../studio/serving.ts';

const mainPlate: Serving = { table: 'sand', crockery: onPlate('white', 364, 0.84), zoom: 1.2 };
const darkPlate: Serving = { ...mainPlate, crockery: onPlate('charcoal', 364, 0.84) };

const potatoes = (count: number, x: number, y: number): Draw =>
  drawInOrder(
    thrown(count, 112, 60, sized(potatoWedge, 38, 46), { x, y }),
    thrown(4, 96, 70, sized(rosemary, 40, 50), { x, y }),
  );

const lemonSauce: Draw = (easel) =>
  easel.group(
    easel.lit({
      ragged: 18,
      goo: 4,
      round: 9,
      relief: 6,
      gloss: 0.6,
      shine: 28,
      grain: 0.4,
      grainAt: 0.014,
      drop: 4,
      soft: 5,
      dark: 0.3,
      pad: 0.3,
      low: [0.8, 0.62, 0.34],
    }),
    `<path d="${easel.blob(530, 420, 190, { wobble: 0.2, n: 16, stretchX: 1.1 })}"/>`,
    ' fill="#f0cf76"',
  );
const winePool: Draw = (easel) =>
  easel.group(
    easel.lit({
      ragged: 18,
      goo: 4,
      round: 9,
      relief: 6,
      gloss: 0.6,
      shine: 28,
      grain: 0.4,
      grainAt: 0.014,
      drop: 4,
      soft: 5,
      dark: 0.3,
      pad: 0.3,
      low: [0.7, 0.5, 0.3],
    }),
    `<path d="${easel.blob(520, 420, 190, { wobble: 0.2, n: 16, stretchX: 1.1 })}"/>`,
    ' fill="#b9803a"',
  );
const lemonSlice = small(sizedLemon, 1);

function sizedLemon(easel: Easel, x: number, y: number, turn: number): string {
  return lemonHalf(easel, x, y, 52, turn);
}

const balsamic: Draw = (easel) => {
  const drops = easel
    .scatter(26, 270, 50, { inner: 120 })
    .map(([x, y]) => `<path d="${easel.blob(x, y, easel.random(4, 13), { n: 8, wobble: 0.3 })}"/>`);
  return easel.group(
    easel.lit({
      round: 2,
      relief: 5,
      gloss: 0.9,
      shine: 30,
      drop: 2,
      soft: 2,
      dark: 0.3,
      pad: 0.1,
    }),
    drops.join(''),
    ' fill="#35140b"',
  );
};

export const mainRecipes = {
  tagliata: served(
    darkPlate,
    thrown(26, 265, 60, sized(rucola, 104, 140)),
    laid(sized(steak, 120), 596, 396, -14),
    thrown(8, 255, 110, sized(cherryTomato, 32, 38), { inner: 170 }),
    thrown(10, 200, 82, sized(shaving, 36, 50)),
    balsamic,
    sprinkled(60, 190, ['#fff', '#f8f4ea', '#2a2019'], 4),
  ),
  'scaloppine-limone': served(
    mainPlate,
    lemonSauce,
    laid(sized(escalope, 136), 470, 320, -20),
    laid(sized(escalope, 130), 540, 470, 14),
    laid(lemonSlice, 430, 400, 10),
    laid(lemonSlice, 560, 380, 50),
    laid(lemonSlice, 500, 540, 80),
    potatoes(9, 760, 400),
    sprinkled(90, 250, parsley, 5),
    sprinkled(40, 240, blackPepper, 2.6),
  ),
  saltimbocca: served(
    mainPlate,
    winePool,
    laid(sized(escalope, 134), 460, 310, -16),
    laid(sized(prosciutto, 140), 462, 304, -12),
    laid(sized(escalope, 130), 520, 490, 12),
    laid(sized(prosciutto, 136), 522, 484, 16),
    laid(sized(sage, 74), 466, 300, -30),
    laid(sized(sage, 72), 526, 482, 0),
    potatoes(9, 760, 410),
    sprinkled(50, 240, blackPepper, 2.6),
  ),
  'salmone-griglia': served(
    darkPlate,
    thrown(9, 150, 74, sized(spinach, 56, 70), { x: 520, y: 500 }),
    laid(sized(salmonFillet, 142), 540, 340, -12),
    laid(lemonWedge, 400, 500, -20),
    laid(lemonSlice, 600, 320, 30),
    laid(sized(dill, 74), 520, 330, -10),
    potatoes(10, 756, 450),
    sprinkled(50, 240, ['#fff', '#2a2019'], 3),
  ),
  gamberoni: served(
    { table: 'sand', crockery: onPlate('terra', 352, 0.86), zoom: 1.26 },
    garlicOil,
    thrown(10, 205, 128, sized(shrimp, 84, 98)),
    thrown(4, 80, 110, sized(shrimp, 80, 92)),
    thrown(26, 225, 50, sized(garlic, 16, 21)),
    ringsOf(20, 220, 54, 13, redChili),
    sprinkled(170, 245, parsley, 6),
    laid(lemonWedge, 780, 280, 40),
    oiled(60, 230, '#f0b03a'),
  ),
  'schnitzel-pommes': served(
    { ...mainPlate, crockery: onPlate('blue', 372, 0.86) },
    (easel) => fries(easel, { x: 770, y: 370, spread: 118, count: 74, long: 88 }),
    laid(sized(schnitzel, 168), 470, 400, -24),
    laid(lemonWedge, 540, 570, 20),
    (easel) => dipBowl(easel, 800, 590, ketchup),
    sprinkled(50, 200, parsley, 5, { x: 470, y: 400 }),
  ),
} satisfies Record<string, Draw>;

function garlicOil(easel: Easel): string {
  return easel.group(
    easel.lit({
      ragged: 12,
      round: 7,
      relief: 4,
      gloss: 0.6,
      shine: 28,
      grain: 0.5,
      grainAt: 0.014,
      drop: 0,
      low: [0.8, 0.56, 0.26],
    }),
    `<path d="${easel.blob(MID_X, MID_Y, 262, { wobble: 0.05, n: 20 })}" fill="#e39a34"/>`,
  );
}
