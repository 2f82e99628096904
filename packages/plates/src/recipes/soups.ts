import * as food from '../ingredients/index.ts';
import { drawBowl, drawLiquid, drawPlateShape } from '../tableware/crockery.ts';
import type { Draw, Point, SizedPiece } from '../canvas/index.ts';
import {
  createPiece,
  MID_X,
  MID_Y,
  placeEach,
  rounded,
  scaled,
  scatter,
  smoothPath,
  withSize,
} from '../canvas/index.ts';
import { shadeBowl, serve, type Serving } from '../tableware/serving.ts';

export const soupPlate: Serving = {
  table: 'clay',
  crockery: (canvas) => drawPlateShape(canvas, 372, 'white', 0.9) + drawBowl(canvas, 316, 'white'),
  zoom: 1.2,
};

export const fillSoup =
  (tones: readonly string[]): Draw =>
  (canvas) =>
    drawLiquid(canvas, 282, tones);

const pourCreamSpiral =
  (glow: string, color = '#fff3e0'): Draw =>
  (canvas) => {
    const spiral = smoothPath(
      Array.from({ length: 34 }, (_, index): Point => {
        const [angle, far] = [index * 0.42, 22 + index * 5.6];
        return [MID_X + 10 + Math.cos(angle) * far, MID_Y + 6 + Math.sin(angle) * far * 0.92];
      }),
      false,
    );
    return `<g fill="none" stroke-linecap="round"><path d="${spiral}" stroke="${glow}" stroke-width="22" opacity=".55" filter="${canvas.blur(5)}"/><path d="${spiral}" stroke="${color}" stroke-width="10" opacity=".92" filter="${canvas.blur(1.6)}"/></g>`;
  };

const crouton: SizedPiece = (canvas, x, y, turn) =>
  canvas.light('baked, relief 9 4, grain .6 .07, mottle .3 .05, drop 7 5, pad .4')(
    canvas.place(
      x,
      y,
      turn,
      canvas.random(0.85, 1.15),
      '<rect x="-25" y="-23" width="50" height="46" rx="9" fill="#b9742b"/><rect x="-21" y="-20" width="41" height="37" rx="7" fill="#efc67f"/>',
    ),
  );

const basilTrio: Draw = (canvas) =>
  food.basilLeaf(canvas, 662, 474, 112, -30) +
  food.basilLeaf(canvas, 670, 466, 92, 70) +
  food.basilLeaf(canvas, 658, 460, 78, 190);

const pumpkinSeed = createPiece('wet, relief 8 4, gloss .35, low .5 .52 .34', (canvas, size) => {
  return `<path d="M${rounded(-size)} 0Q${rounded(-size * 0.3)} ${rounded(-size * 0.62)} ${rounded(size)} 0Q${rounded(-size * 0.3)} ${rounded(size * 0.62)} ${rounded(-size)} 0Z" fill="${canvas.pick(['#6b7f3a', '#7d9147', '#5a6d2e'])}"/>`;
});

const seedOil: Draw = (canvas) => {
  const drops = canvas
    .scatter(26, 220, 44)
    .map(
      ([x, y]) =>
        `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(canvas.random(5, 17))}" ry="${rounded(canvas.random(4, 13))}"/>`,
    );
  return canvas.light('relief 4 2, gloss .8 30, drop 0')(drops.join(''), ' fill="#3c4a16" opacity=".85"');
};

export const soupRecipes = {
  tomatensuppe: serve(
    soupPlate,
    fillSoup(['#e8692a', '#dd5420', '#c43c14', '#9c2709']),
    pourCreamSpiral('#f9c79a'),
    shadeBowl(284),
    food.drizzleOil(60, 250, '#f7a83a'),
    scatter(11, 120, 50, crouton, { x: 530, y: 360 }),
    basilTrio,
    food.sprinkle(80, 240, food.blackPepper, 2.6),
  ),
  minestrone: serve(
    soupPlate,
    fillSoup(['#e0913c', '#d27c2c', '#b75f1c', '#8f4410']),
    scatter(9, 225, 92, scaled(food.courgetteRaw, 0.9)),
    scatter(20, 240, 60, withSize(food.carrotSlice, 24, 31)),
    scatter(16, 245, 60, withSize(food.whiteBean, 22, 28)),
    scatter(13, 240, 70, withSize(food.greenBean, 34, 44)),
    scatter(16, 240, 60, withSize(food.tomatoPiece, 16, 26)),
    scatter(12, 235, 70, withSize(food.peas, 9, 11)),
    shadeBowl(284),
    food.drizzleOil(90, 255, '#f7c05a'),
    food.sprinkle(120, 245, food.parsley, 5),
    scatter(7, 150, 80, withSize(food.shaving, 26, 38)),
    placeEach(food.basilLeaf, '96 610 420 -40, 84 616 416 50'),
  ),
  'crema-di-zucca': serve(
    soupPlate,
    fillSoup(['#f8ab3c', '#f29a2a', '#e0801a', '#b95f0c']),
    pourCreamSpiral('#fbd9a0', '#fff8ea'),
    shadeBowl(284),
    seedOil,
    scatter(20, 120, 32, withSize(pumpkinSeed, 22, 28), { x: 590, y: 390 }),
    placeEach(food.sage, '46 664 450 20, 40 640 486 70'),
    food.sprinkle(60, 230, food.blackPepper, 2.4),
  ),
} satisfies Record<string, Draw>;
