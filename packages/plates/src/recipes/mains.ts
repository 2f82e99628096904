import * as food from '../ingredients/index.ts';
import { placeDip } from '../tableware/crockery.ts';
import type { Canvas, Draw } from '../canvas/index.ts';
import { combine, drawBlobs, placeAt, placeEach, scaled, scatter, withSize } from '../canvas/index.ts';
import { onPlate, serve, type Serving } from '../tableware/serving.ts';

export const mainPlate: Serving = { table: 'sand', crockery: onPlate('white', 364, 0.84), zoom: 1.2 };
const darkPlate: Serving = { ...mainPlate, crockery: onPlate('charcoal', 364, 0.84) };

export const addPotatoes = (count: number, x: number, y: number): Draw =>
  combine(
    scatter(count, 112, 60, withSize(food.potatoWedge, 38, 46), { x, y }),
    scatter(4, 96, 70, withSize(food.rosemary, 40, 50), { x, y }),
  );

/** A pool of pan sauce under the meat. */
const pourPanSauce =
  (x: number, color: string, low: string): Draw =>
  (canvas) =>
    canvas.light(`relief 6 9, gloss .6 28, grain .4 .014, ragged 18, goo 4, drop 4 5 .3, pad .3, low ${low}`)(
      `<path d="${canvas.blob(x, 420, 190, { wobble: 0.2, n: 16, stretchX: 1.1 })}"/>`,
      ` fill="${color}"`,
    );
const lemonSlice = scaled((canvas, x, y, turn) => food.lemonHalf(canvas, x, y, 52, turn), 1);

const balsamic: Draw = (canvas) => {
  const drops = drawBlobs(canvas, canvas.scatter(26, 270, 50, { inner: 120 }), [4, 13], { n: 8, wobble: 0.3 });
  return canvas.light('relief 5 2, gloss .9 30, drop 2 2 .3, pad .1')(drops, ' fill="#35140b"');
};

export const mainRecipes = {
  tagliata: serve(
    darkPlate,
    scatter(26, 265, 60, withSize(food.rucola, 104, 140)),
    placeEach(food.steak, '120 596 396 -14'),
    scatter(8, 255, 110, withSize(food.cherryTomato, 32, 38), { inner: 170 }),
    scatter(10, 200, 82, withSize(food.shaving, 36, 50)),
    balsamic,
    food.sprinkle(60, 190, ['#fff', '#f8f4ea', '#2a2019'], 4),
  ),
  'scaloppine-limone': serve(
    mainPlate,
    pourPanSauce(530, '#f0cf76', '.8 .62 .34'),
    placeEach(food.escalope, '136 470 320 -20, 130 540 470 14'),
    placeAt(lemonSlice, 430, 400, 10),
    placeAt(lemonSlice, 560, 380, 50),
    placeAt(lemonSlice, 500, 540, 80),
    addPotatoes(9, 760, 400),
    food.sprinkle(90, 250, food.parsley, 5),
    food.sprinkle(40, 240, food.blackPepper, 2.6),
  ),
  saltimbocca: serve(
    mainPlate,
    pourPanSauce(520, '#b9803a', '.7 .5 .3'),
    placeEach(food.escalope, '134 460 310 -16'),
    placeEach(food.prosciutto, '140 462 304 -12'),
    placeEach(food.escalope, '130 520 490 12'),
    placeEach(food.prosciutto, '136 522 484 16'),
    placeEach(food.sage, '74 466 300 -30, 72 526 482 0'),
    addPotatoes(9, 760, 410),
    food.sprinkle(50, 240, food.blackPepper, 2.6),
  ),
  'salmone-griglia': serve(
    darkPlate,
    scatter(9, 150, 74, withSize(food.spinach, 56, 70), { x: 520, y: 500 }),
    placeEach(food.salmonFillet, '142 540 340 -12'),
    placeAt(food.lemonWedge, 400, 500, -20),
    placeAt(lemonSlice, 600, 320, 30),
    placeEach(food.dill, '74 520 330 -10'),
    addPotatoes(10, 756, 450),
    food.sprinkle(50, 240, ['#fff', '#2a2019'], 3),
  ),
  gamberoni: serve(
    { table: 'sand', crockery: onPlate('terra', 352, 0.86), zoom: 1.26 },
    garlicOil,
    scatter(10, 205, 128, withSize(food.shrimp, 84, 98)),
    scatter(4, 80, 110, withSize(food.shrimp, 80, 92)),
    scatter(26, 225, 50, withSize(food.garlic, 16, 21)),
    food.scatterRings(20, 220, 54, 13, food.redChili),
    food.sprinkle(170, 245, food.parsley, 6),
    placeAt(food.lemonWedge, 780, 280, 40),
    food.drizzleOil(60, 230, '#f0b03a'),
  ),
  'schnitzel-pommes': serve(
    { ...mainPlate, crockery: onPlate('blue', 372, 0.86) },
    (canvas) => food.drawFries(canvas, { x: 770, y: 370, spread: 118, count: 74, long: 88 }),
    placeEach(food.schnitzel, '168 470 400 -24'),
    placeAt(food.lemonWedge, 540, 570, 20),
    placeDip(800, 590, food.ketchup),
    food.sprinkle(50, 200, food.parsley, 5, { x: 470, y: 400 }),
  ),
} satisfies Record<string, Draw>;

function garlicOil(canvas: Canvas): string {
  return canvas.light('relief 4 7, gloss .6 28, grain .5 .014, ragged 12, drop 0, low .8 .56 .26')(
    `<path d="${canvas.disc(262, { wobble: 0.05, n: 20 })}" fill="#e39a34"/>`,
  );
}
