import * as food from '../ingredients/index.ts';
import type { Canvas, Draw, Point, SizedPiece } from '../canvas/index.ts';
import { drawBlobs, drawTimes, FULL_TURN, MID_X, MID_Y, placeAt, placeEach, toDegrees } from '../canvas/index.ts';
import { onPlate, serve } from '../tableware/serving.ts';

const bruschetta: SizedPiece = (canvas, x, y, turn) => {
  const outline = canvas.blob(0, 0, 128, { n: 22, wobble: 0.05, jitter: 0.4, stretchX: 1.42, stretchY: 0.84 });
  const [cos, sin] = [Math.cos(turn / 57.3), Math.sin(turn / 57.3)];
  const places = canvas
    .scatter(44, 92, 22, { x: 0, y: 0 })
    .map(([u, v]): Point => [x + u * 1.42 * cos - v * 0.8 * sin, y + u * 1.42 * sin + v * 0.8 * cos]);
  const crumb = canvas.radial('0 #fbebc6, .66 #f3d69b, .88 #e2ae62, 1 #c5853a');
  const breadArt = `<path d="${outline}" fill="#9a5c22"/><path d="${outline}" transform="scale(.945)" fill="${crumb}"/>`;
  const bread = canvas.place(x, y, turn, 1, breadArt);
  return (
    canvas.light('baked')(bread) +
    canvas.group(
      canvas.spotFilter('#8a4a18', { at: 0.05, from: 0.6, hard: 9 }),
      canvas.place(x, y, turn, 1, `<path d="${outline}"/>`),
      ' opacity=".4"',
    ) +
    places.map(([u, v]) => tomatoOrGarlic(canvas, u, v)).join('') +
    places
      .filter(() => canvas.random() < 0.2)
      .map(([u, v]) => food.basilLeaf(canvas, u, v, canvas.random(40, 58), canvas.random(360)))
      .join('')
  );
};

function tomatoOrGarlic(canvas: Canvas, x: number, y: number): string {
  if (canvas.random() < 0.14)
    return food.drawChunk(canvas, x, y, canvas.random(7, 11), ['#fff8ea', '#f6e4cc', '#e0c7a6'], 'drop 3');
  const tones = [
    ['#f77a4c', '#e0431f', '#ac210d'],
    ['#f5653c', '#d5341a', '#9c1a0a'],
  ];
  const size = canvas.random(17, 25);
  return food.drawChunk(canvas, x, y, size, canvas.pick(tones), 'relief 9, gloss .75 30, low .64 .34 .28');
}

/** Tomato and mozzarella by turns, in a ring, basil between them. */
const capreseRing: Draw = (canvas) =>
  drawTimes(13, (index) => {
    const angle = (index / 13) * FULL_TURN - 2.2;
    const [x, y] = [MID_X + Math.cos(angle) * 168, MID_Y + Math.sin(angle) * 168];
    const piece = index % 2 ? food.mozzarellaSlice(canvas, x, y, 0) : food.tomatoSlice(canvas, x, y, 0);
    if (index % 3 !== 1) return piece;
    return (
      piece +
      food.basilLeaf(
        canvas,
        x + canvas.random(-10, 10),
        y + canvas.random(-10, 10),
        canvas.random(74, 94),
        toDegrees(angle) + canvas.random(-50, 50),
      )
    );
  });

export const balsamicDrops: Draw = (canvas) => {
  const drops = drawBlobs(canvas, canvas.scatter(40, 215, 24), [2.5, 9], { n: 7, wobble: 0.2 });
  return canvas.light('relief 5 2, gloss .9 30, drop 2 2 .3, pad .1')(drops, ' fill="#35140b"');
};

export const starterRecipes = {
  bruschetta: serve(
    { table: 'sand', crockery: onPlate('blue', 362, 0.8), zoom: 1.2 },
    placeAt(bruschetta, 504, 272, -24),
    placeAt(bruschetta, 718, 304, 60),
    placeAt(bruschetta, 478, 506, 66),
    placeAt(bruschetta, 696, 530, -18),
    food.drizzleOil(44, 290, '#c9b53a'),
  ),
  caprese: serve(
    { table: 'sage', crockery: onPlate('white', 352, 0.8), zoom: 1.26, move: [0, 4] },
    capreseRing,
    placeEach(food.basilLeaf, '112 592 416 -50, 96 602 408 40, 88 588 404 160'),
    balsamicDrops,
    food.drizzleOil(46, 250, '#c8b63c'),
    food.sprinkle(60, 210, ['#2a2019', '#17110d'], 2.2),
  ),
} satisfies Record<string, Draw>;
