import * as food from '../ingredients/index.ts';
import { drawLiquid, type Glaze } from '../tableware/crockery.ts';
import { createPiece, MID_X, MID_Y, placeAt, rounded, scatter, withSize, type Draw } from '../canvas/index.ts';
import { inBowl, shadeBowl, serve } from '../tableware/serving.ts';

const clearBroth = ['#f2cd85', '#e6b45f', '#cf9440', '#a06a22'];
const sunken = ['#cda766 #e6c583 #f2d9a0', '#c59c58 #deb970 #eccf92'];
const riceNoodles = ['#d9c4a0 #f3e6cd #fffaf0', '#cfb78f #ecdcbf #fff6e6'];

const gleam: Draw = (canvas) =>
  `<path d="M350 310A270 270 0 0 1 540 142" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".32" filter="${canvas.blur(6)}"/>`;

/** A large bowl of broth with noodles below and above the surface. */
export function serveNoodleSoup(...toppings: readonly Draw[]): Draw {
  return serve(
    { table: 'slate', crockery: inBowl('blue'), zoom: 1.18 },
    (canvas) => drawLiquid(canvas, 312, clearBroth),
    food.windNest({ x: 610, y: 410, radius: 262, count: 90, width: 9, tones: sunken, loose: 1, shadow: 0.12 }),
    (canvas) =>
      `<circle cx="${MID_X}" cy="${MID_Y}" r="312" fill="${canvas.radial('0 #e0a850 .5, .7 #d39a42 .62, 1 #9c6620 .8')}"/>`,
    food.windNest({ x: 574, y: 426, radius: 190, count: 90, width: 9, tones: riceNoodles, loose: 1, shadow: 0.22 }),
    shadeBowl(314),
    ...toppings,
    food.scatterRings(30, 270, 40, 13, ['#4f9a34', '#dff0b8']),
    food.drizzleOil(120, 285, '#ffd98a'),
    gleam,
  );
}

function serveBroth(glaze: Glaze, tones: readonly string[], oil: string, ...layers: readonly Draw[]): Draw {
  return serve(
    { table: 'slate', crockery: inBowl(glaze), zoom: 1.18 },
    (canvas) => drawLiquid(canvas, 312, tones),
    ...layers,
    shadeBowl(314),
    food.drizzleOil(110, 285, oil),
    gleam,
  );
}

const lemongrass = createPiece('wet, relief 10 5, grain .3 .02 .14, low .7 .66 .44', (canvas, size) => {
  return `<path d="M${rounded(-size)} ${rounded(-size * 0.12)}L${rounded(size)} ${rounded(-size * 0.16)}V${rounded(size * 0.12)}L${rounded(-size)} ${rounded(size * 0.13)}Z" fill="${canvas.linear('0 #f3efcb, .6 #d5dd9a, 1 #a9bd66', { x1: 0, y1: 0, x2: 1, y2: 0 })}"/><ellipse cx="${rounded(size)}" rx="6" ry="${rounded(size * 0.15)}" fill="#eef2cf" stroke="#93a955" stroke-width="2"/>`;
});

const coriander: Draw = scatter(18, 200, 52, withSize(food.rucola, 54, 80));

export const noodleSoupRecipes = {
  pho: serveNoodleSoup(
    placeAt(food.beefSlice, 690, 300),
    placeAt(food.beefSlice, 640, 240),
    placeAt(food.beefSlice, 742, 372),
    placeAt(food.beefSlice, 560, 262),
    placeAt(food.beefSlice, 700, 440),
    scatter(16, 70, 20, food.sprout, { x: 490, y: 510 }),
    placeAt(food.limeWedge, 430, 300, -30),
    placeAt(food.starAnise, 796, 550, 12),
    scatter(20, 110, 40, withSize(food.rucola, 60, 92), { x: 630, y: 420 }),
    food.scatterRings(12, 240, 60, 12, food.redChili),
  ),
  'pho-ga': serveNoodleSoup(
    placeAt(food.chickenSlices, 700, 320, 24),
    placeAt(food.chickenSlices, 720, 440, 60),
    scatter(14, 70, 20, food.sprout, { x: 500, y: 520 }),
    placeAt(food.limeWedge, 450, 290, -30),
    placeAt(food.starAnise, 800, 560, 40),
    food.scatterChives(60, 240),
    scatter(16, 120, 40, withSize(food.rucola, 56, 84), { x: 570, y: 400 }),
  ),
  'tom-kha': serveBroth(
    'white',
    ['#fff4dc', '#fbe8c4', '#f3d7a2', '#d9b276'],
    '#f0933a',
    scatter(13, 230, 90, withSize(food.curryChickenPale, 34, 46)),
    scatter(13, 235, 84, withSize(food.mushroom, 46, 58)),
    scatter(6, 220, 130, withSize(lemongrass, 62, 78)),
    food.scatterRings(14, 235, 60, 12, food.redChili),
    coriander,
  ),
  'tom-yum': serveBroth(
    'charcoal',
    ['#ee8a3c', '#df6f24', '#c25213', '#8a320a'],
    '#ffb04a',
    scatter(11, 225, 100, withSize(food.shrimp, 50, 60)),
    scatter(11, 235, 88, withSize(food.mushroom, 44, 56)),
    scatter(9, 230, 100, withSize(food.cherryTomato, 34, 40)),
    scatter(5, 220, 140, withSize(lemongrass, 62, 78)),
    food.scatterRings(16, 240, 58, 12, food.redChili),
    coriander,
  ),
  'wan-tan-suppe': serveBroth(
    'blue',
    clearBroth,
    '#ffe0a0',
    scatter(6, 235, 130, withSize(food.pakChoi, 76, 90)),
    scatter(6, 180, 140, withSize(food.wonton, 60, 70)),
    scatter(10, 235, 80, withSize(food.carrotSlice, 20, 25)),
    food.scatterRings(32, 260, 42, 13, food.springOnion),
    food.sprinkle(40, 240, ['#fff3d6', '#f3dba4'], 5),
  ),
} satisfies Record<string, Draw>;
