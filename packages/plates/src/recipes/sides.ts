import * as food from '../ingredients/index.ts';
import { drawBowl, placeDip, drawLiquid, drawPlateShape } from '../tableware/crockery.ts';
import type { Draw, Piece } from '../canvas/index.ts';
import { createPiece, drawBlobs, pickPiece, placeEach, rounded, scatter, withSize } from '../canvas/index.ts';
import { drawDisc, inBowl, shadeBowl, onPlate, serve } from '../tableware/serving.ts';

export function bakeFlatbread(dimples: number): Draw {
  return (canvas) => {
    const outline = canvas.disc(300, { n: 34, wobble: 0.035, jitter: 0.5 });
    const body = `<path d="${outline}" fill="${canvas.radial('0 #f6dca0, .6 #efc984, .86 #dea255, 1 #b57330')}"/>`;
    const hollows = drawBlobs(canvas, canvas.scatter(dimples, 250, 62), [14, 22], { wobble: 0.15 });
    return [
      canvas.light('baked, relief 32 22, gloss .26 14, grain .07, mottle .2, drop 20 16, pad .1')(body),
      canvas.group(canvas.spotFilter('#b06a22', { at: 0.02, from: 0.5, hard: 5 }), body, ' opacity=".5"'),
      canvas.group(canvas.spotFilter('#5a2c0c', { at: 0.03, from: 0.63, hard: 10 }), body, ' opacity=".55"'),
      `<g fill="#a5702c" opacity=".5" filter="${canvas.blur(5)}">${hollows}</g><g fill="#e9b64a" opacity=".7" filter="${canvas.blur(3)}" transform="translate(3 4) scale(.995)">${hollows}</g>`,
    ].join('');
  };
}

export const serveBread = (...layers: readonly Draw[]): Draw =>
  serve({ table: 'oak', crockery: () => '', zoom: 1.3 }, ...layers);
const addSalt = (reach: number): Draw => food.sprinkle(110, reach, ['#fff', '#fffdf5'], 4.5);

/** A bowl of dip on its own plate. */
export function serveDip(tones: readonly string[], ...layers: readonly Draw[]): Draw {
  return serve(
    {
      table: 'sand',
      crockery: (canvas) => drawPlateShape(canvas, 352, 'white', 0.84) + drawBowl(canvas, 236, 'cream'),
      zoom: 1.34,
    },
    (canvas) => drawLiquid(canvas, 208, tones, { surface: 'relief 12, gloss .5, grain .8 .014' }),
    drawSwirl(tones[0] ?? '#fff'),
    shadeBowl(210),
    ...layers,
  );
}

const drawSwirl =
  (color: string): Draw =>
  (canvas) =>
    `<path d="M480 430Q500 300 620 300Q730 310 720 410Q700 500 600 490Q530 470 560 400Q590 360 640 390" fill="none" stroke="${color}" stroke-width="26" stroke-linecap="round" opacity=".75" filter="${canvas.blur(7)}"/>`;

const oliveWhole: Draw = scatter(
  58,
  235,
  58,
  pickPiece(
    withSize(createWholeOlive('#8f9a3e', '#5d6a22'), 28, 34),
    withSize(createWholeOlive('#a5ae55', '#6b7a2c'), 28, 34),
    withSize(createWholeOlive('#4a3540', '#1f1319'), 26, 32),
  ),
);

function createWholeOlive(skin: string, edge: string): Piece {
  return createPiece('relief 24 12, gloss .7 24, drop 8 6 .45, pad .35, low .46 .44 .36', (canvas, size) => {
    return `<ellipse rx="${rounded(size * 1.16)}" ry="${rounded(size * 0.9)}" fill="${canvas.radial(`0 ${skin}, .7 ${skin}, 1 ${edge}`, { cx: 0.42, cy: 0.4, r: 0.62 })}"/><circle cx="${rounded(size * 0.92)}" r="${rounded(size * 0.2)}" fill="#2c2412"/>`;
  });
}

export const sideRecipes = {
  pommes: serve(
    { table: 'oak', crockery: inBowl('white', 330), zoom: 1.2, move: [0, -10] },
    (canvas) => food.drawFries(canvas, { spread: 235, count: 190, long: 112 }),
    shadeBowl(300),
    placeDip(900, 590, food.ketchup),
    placeDip(284, 576, food.mayonnaise),
  ),
  focaccia: serveBread(
    bakeFlatbread(34),
    scatter(9, 240, 104, withSize(food.rosemary, 52, 66)),
    scatter(7, 230, 120, withSize(food.cherryTomato, 27, 33)),
    addSalt(270),
    food.drizzleOil(50, 260, '#d9b53a'),
  ),
  'pizzabrot-knoblauch': serveBread(
    bakeFlatbread(16),
    scatter(34, 255, 52, withSize(food.garlic, 13, 18)),
    food.sprinkle(190, 265, food.parsley, 5),
    food.drizzleOil(60, 260, '#d9b53a'),
  ),
  rosmarinkartoffeln: serve(
    { table: 'oak', crockery: inBowl('blue', 340), zoom: 1.18 },
    drawDisc(300, '#8f5c22'),
    scatter(60, 262, 66, withSize(food.potatoWedge, 44, 54)),
    shadeBowl(308),
    scatter(26, 200, 76, withSize(food.potatoWedge, 44, 54)),
    scatter(9, 220, 96, withSize(food.rosemary, 50, 64)),
    addSalt(260),
  ),
  'gemuese-griglia': serve(
    { table: 'sage', crockery: onPlate('charcoal', 362, 0.84), zoom: 1.2 },
    scatter(13, 240, 104, withSize(food.aubergine, 62, 72)),
    scatter(15, 245, 92, withSize(food.courgette, 52, 62)),
    scatter(18, 240, 74, withSize(food.pepper, 50, 66)),
    scatter(7, 235, 110, withSize(food.cherryTomato, 34, 40)),
    scatter(16, 230, 60, withSize(food.garlic, 13, 17)),
    scatter(5, 200, 110, withSize(food.basilLeaf, 66, 84)),
    food.drizzleOil(60, 260, '#d9b53a'),
    addSalt(250),
  ),
  olive: serve(
    { table: 'sage', crockery: inBowl('terra', 316), zoom: 1.26 },
    drawDisc(276, '#5a4a1a'),
    oliveWhole,
    shadeBowl(284),
    scatter(12, 200, 74, withSize(food.garlic, 14, 18)),
    food.scatterRings(10, 210, 70, 12, food.redChili),
    scatter(5, 190, 110, withSize(food.rosemary, 50, 62)),
    food.drizzleOil(70, 240, '#d9b53a'),
  ),
  'dip-aioli': serveDip(
    ['#fffdf2', '#f9edcb', '#e6cf96'],
    scatter(9, 150, 60, withSize(food.garlic, 14, 19)),
    food.sprinkle(60, 170, food.parsley, 5),
    food.drizzleOil(24, 150, '#d9b53a'),
    food.sprinkle(30, 160, food.blackPepper, 2.6),
  ),
  'dip-pesto': serveDip(
    ['#8fae3e', '#6b8f2c', '#41611a'],
    food.sprinkle(240, 195, ['#4d7a24', '#7ba23c', '#33581a', '#a5be5a'], 7),
    scatter(12, 150, 50, withSize(food.pineNut, 15, 18)),
    scatter(6, 150, 70, withSize(food.shaving, 20, 30)),
    food.drizzleOil(30, 170, '#c9c23a'),
    placeEach(food.basilLeaf, '84 610 400 -40, 72 614 396 50'),
  ),
} satisfies Record<string, Draw>;
