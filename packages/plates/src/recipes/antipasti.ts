import * as food from '../ingredients/index.ts';
import { placeDip, type Glaze } from '../tableware/crockery.ts';
import type { Draw, Piece, SizedPiece } from '../canvas/index.ts';
import {
  combine,
  createPiece,
  drawBlobs,
  drawTimes,
  MID_X,
  MID_Y,
  placeAt,
  placeEach,
  placeOnRing,
  rounded,
  scatter,
  withSize,
} from '../canvas/index.ts';
import { onPlate, serve, type Serving } from '../tableware/serving.ts';
import { balsamicDrops } from './starters.ts';

const starterPlate = (glaze: Glaze): Serving => ({ table: 'sand', crockery: onPlate(glaze, 362, 0.84), zoom: 1.2 });

/** A slice so thin that the plate shines through. */
const createThinSlice =
  (body: string, marbling: string): Piece =>
  (canvas, x, y, size, turn) => {
    const outline = canvas.blob(0, 0, size, { n: 16, wobble: 0.12, stretchX: 1.08 });
    const threads = drawTimes(8, () => {
      return `<path d="M${rounded(canvas.random(-0.7, 0.2) * size)} ${rounded(canvas.random(-0.7, 0.7) * size)}q${rounded(canvas.random(0.1, 0.4) * size)} ${rounded(canvas.random(-0.3, 0.3) * size)} ${rounded(canvas.random(0.2, 0.6) * size)} ${rounded(canvas.random(-0.2, 0.2) * size)}"/>`;
    });
    const light = canvas.light('wet, relief 5 4, gloss .35, grain .5 .03, mottle .2 .03, drop 4 4 .35, low .7 .46 .44');
    const art = `<path d="${outline}" fill="${canvas.radial(body)}"/><g stroke="${marbling}" stroke-width="3" fill="none" opacity=".4" stroke-linecap="round">${threads}</g>`;
    return light(canvas.place(x, y, turn, 1, art));
  };

const beef = createThinSlice('0 #c6383c, .7 #b32a30, 1 #8e1c24', '#f0b0a8');
const veal = createThinSlice('0 #eec3b0, .7 #e0a892, 1 #bf7f68', '#f8e2d8');

/** Slices side by side over the whole plate. */
const layFan = (piece: Piece, size: number): Draw =>
  combine(
    placeOnRing(11, 214, withSize(piece, size, size * 1.08)),
    placeOnRing(6, 108, withSize(piece, size, size * 1.08), 0.4),
    placeAt(withSize(piece, size), MID_X, MID_Y),
  );

const tunaSauce: Draw = (canvas) => {
  const pools = drawBlobs(canvas, canvas.scatter(30, 170, 34), [20, 40], { wobble: 0.35 });
  return canvas.light('relief 9 9, gloss .4 24, grain .4 .04, ragged 14, goo 6, drop 5 5 .35, pad .1, low .82 .7 .52')(
    pools,
    ' fill="#f3dfba"',
  );
};

const arancino = createPiece(
  'crisp, relief 46 26, grain .7 .07, drop 14 11, pad .15, low .64 .44 .22',
  (canvas, size) =>
    `<path d="${canvas.blob(0, 0, size, { n: 18, wobble: 0.03 })}" fill="${canvas.radial('0 #f6bd58, .6 #e39c36, .9 #bd711e, 1 #8f4c10', { cx: 0.42, cy: 0.4, r: 0.62 })}"/>`,
);

/** One cut open: rice, ragù and melted cheese. */
const openArancino: Piece = (canvas, x, y, size) =>
  arancino(canvas, x, y, size, 0) +
  canvas.light('creamy, relief 9 6, grain .8 .07, drop 0')(
    `<path d="${canvas.blob(x, y, size * 0.82, { n: 18, wobble: 0.03 })}" fill="${canvas.radial('0 #fbe7a8, .7 #f6d67e, 1 #eebb52')}"/>`,
  ) +
  food.scatterRice({
    count: 130,
    reach: size * 0.78,
    x,
    y,
    colors: ['#fdeab0', '#f8da84', '#fff3cc'],
    shadow: '#8a5a14',
  })(canvas) +
  food.drawChunkySauce(
    canvas,
    drawBlobs(canvas, canvas.scatter(6, size * 0.3, 12, { x, y }), [7, 14], { wobble: 0.4 }),
  ) +
  canvas.light('creamy, ragged 6, goo 2')(
    `<path d="${canvas.blob(x + 6, y - 4, size * 0.26, { wobble: 0.3 })}" fill="#fffaf0"/>`,
  );

const tomatoPool: Draw = (canvas) =>
  food.drawChunkySauce(canvas, `<path d="${canvas.blob(MID_X, MID_Y + 20, 216, { wobble: 0.12, n: 18 })}"/>`);
const leaf = (size: number): SizedPiece => withSize(food.basilLeaf, size);

export const antipastoRecipes = {
  carpaccio: serve(
    starterPlate('white'),
    layFan(beef, 76),
    scatter(16, 120, 50, withSize(food.rucola, 96, 128)),
    scatter(13, 190, 74, withSize(food.shaving, 34, 50)),
    placeAt(food.lemonWedge, 810, 500, 60),
    food.drizzleOil(60, 260, '#d9c24a'),
    food.sprinkle(90, 260, food.blackPepper, 2.6),
  ),
  'vitello-tonnato': serve(
    starterPlate('white'),
    layFan(veal, 78),
    tunaSauce,
    scatter(24, 190, 48, withSize(food.caper, 12, 15)),
    placeAt(food.lemonWedge, 806, 500, 60),
    food.sprinkle(80, 220, food.parsley, 5),
    food.sprinkle(40, 220, food.blackPepper, 2.6),
  ),
  'antipasto-misto': serve(
    { table: 'oak', crockery: onPlate('cream', 372, 0.9), zoom: 1.16 },
    scatter(4, 120, 86, withSize(food.prosciutto, 96, 112), { x: 450, y: 290 }),
    scatter(7, 110, 66, withSize(food.salamiSlice, 46, 54), { x: 740, y: 270 }),
    scatter(5, 110, 80, withSize(food.courgette, 52, 60), { x: 770, y: 490 }),
    scatter(4, 100, 90, withSize(food.aubergine, 58, 66), { x: 600, y: 600 }),
    scatter(7, 86, 56, withSize(food.greenOlive, 22, 26), { x: 420, y: 530 }),
    scatter(7, 86, 50, withSize(food.blackOlive, 20, 24), { x: 460, y: 590 }),
    scatter(8, 90, 64, withSize(food.cherryTomato, 34, 40), { x: 600, y: 420 }),
    scatter(6, 90, 60, withSize(food.shaving, 44, 58), { x: 340, y: 420 }),
    scatter(4, 200, 120, withSize(food.basilLeaf, 66, 86)),
    food.drizzleOil(40, 280, '#d9b53a'),
  ),
  burrata: serve(
    starterPlate('charcoal'),
    scatter(16, 250, 76, withSize(food.rucola, 104, 138)),
    scatter(17, 245, 84, withSize(food.cherryTomato, 38, 46), { inner: 110 }),
    placeEach(food.burrataBall, '124 594 396'),
    placeAt(leaf(92), 640, 320, -40),
    placeAt(leaf(80), 648, 326, 30),
    balsamicDrops,
    food.drizzleOil(60, 250, '#c8b63c'),
    food.sprinkle(60, 240, food.blackPepper, 2.6),
  ),
  'calamari-fritti': serve(
    { table: 'sand', crockery: onPlate('blue', 362, 0.84), zoom: 1.2 },
    scatter(30, 225, 76, withSize(food.friedRing, 60, 74)),
    scatter(13, 140, 84, withSize(food.friedRing, 56, 70)),
    placeAt(food.lemonWedge, 400, 540, -30),
    placeAt(food.lemonWedge, 470, 590, 10),
    placeDip(806, 540, food.mayonnaise),
    food.sprinkle(100, 240, food.parsley, 5),
  ),
  arancini: serve(
    starterPlate('cream'),
    tomatoPool,
    placeEach(arancino, '112 470 310, 108 722 340'),
    placeEach(openArancino, '112 590 520'),
    food.sprinkle(60, 200, ['#fff6da', '#f3e2ae'], 6),
    placeAt(leaf(100), 604, 380, -40),
    placeAt(leaf(84), 608, 376, 50),
  ),
} satisfies Record<string, Draw>;
