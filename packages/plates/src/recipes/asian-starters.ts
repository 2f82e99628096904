import * as food from '../ingredients/index.ts';
import { placeDip, type Glaze } from '../tableware/crockery.ts';
import type { Draw, Point, SizedPiece } from '../canvas/index.ts';
import { MID_X, MID_Y, placeAt, placeEach, scatter, toDegrees, withSize } from '../canvas/index.ts';
import { drawDisc, inBowl, shadeBowl, onPlate, serve, type Serving } from '../tableware/serving.ts';

const sweetSour = ['#f7843a', '#e65a22', '#b3300c'];
const peanutSauce = ['#d99a52', '#c17d36', '#8f5418'];
const soySauce = ['#5a3014', '#3c1d0a', '#200d03'];

const starterPlate = (glaze: Glaze): Serving => ({ table: 'slate', crockery: onPlate(glaze, 362, 0.84), zoom: 1.16 });
const roll = (size = 118): SizedPiece => withSize(food.springRoll, size);
const placeLettuce =
  (...places: readonly Point[]): Draw =>
  (canvas) =>
    places.map(([x, y]) => food.frillyLeaf(canvas, x, y, 88)).join('');

export const asianStarterRecipes = {
  fruehlingsrollen: serve(
    starterPlate('charcoal'),
    placeLettuce([420, 500], [360, 430]),
    placeAt(roll(), 500, 250, -18),
    placeAt(roll(), 560, 345, -12),
    placeAt(roll(), 600, 440, -20),
    placeAt(roll(), 640, 540, -10),
    placeAt(roll(112), 720, 280, 62),
    placeAt(roll(112), 560, 620, 8),
    placeDip(800, 470, sweetSour),
    food.sprinkle(30, 260, food.parsley, 5),
  ),
  'sommerrollen-garnelen': serve(
    starterPlate('cream'),
    placeEach(food.shrimpRoll, '128 520 270 -14, 128 560 400 -14, 128 600 530 -14'),
    placeDip(806, 300, peanutSauce),
    placeEach(food.mint, '60 800 460 30, 52 400 560 120'),
    food.sprinkle(40, 260, ['#e3b575', '#ecc48a'], 6),
  ),
  'sommerrollen-tofu': serve(
    starterPlate('blue'),
    placeEach(food.tofuRoll, '128 520 270 12, 128 570 400 12, 128 620 530 12'),
    placeDip(410, 520, peanutSauce),
    placeEach(food.mint, '60 800 330 30'),
    food.sprinkle(40, 260, ['#e3b575', '#ecc48a'], 6),
  ),
  satay: serve(
    { ...starterPlate('terra'), zoom: 1.12 },
    placeLettuce([800, 550], [850, 480]),
    placeEach(food.satay, '88 540 250 -16, 88 560 350 -10, 88 570 450 -14, 88 590 550 -8'),
    placeDip(800, 300, peanutSauce),
    placeEach(food.cucumber, '44 830 430, 44 872 392'),
    food.scatterRings(10, 240, 70, 10, food.redChili),
    food.sprinkle(60, 240, ['#e3b575', '#ecc48a'], 6),
  ),
  gyoza: serve(
    starterPlate('blue'),
    ...[-2.3, -1.5, -0.7, 0.1, 0.9, 1.7, 2.5].map((angle) =>
      placeAt(
        withSize(food.gyoza, 82),
        MID_X + Math.cos(angle) * 182,
        MID_Y + Math.sin(angle) * 182,
        toDegrees(angle) + 90,
      ),
    ),
    placeDip(600, 400, soySauce),
    food.scatterRings(30, 250, 44, 11, food.springOnion),
    food.sprinkle(90, 250, ['#fff8e6', '#2a2019'], 4),
  ),
  'wan-tan': serve(
    starterPlate('charcoal'),
    scatter(10, 235, 124, withSize(food.friedWonton, 76, 88)),
    scatter(3, 90, 110, withSize(food.friedWonton, 74, 84)),
    placeDip(800, 520, sweetSour),
    food.scatterRings(18, 240, 60, 11, food.springOnion),
  ),
  edamame: serve(
    { table: 'slate', crockery: inBowl('cream', 340), zoom: 1.18 },
    drawDisc(300, '#56702c'),
    scatter(52, 262, 62, withSize(food.edamamePod, 62, 78)),
    shadeBowl(308),
    scatter(26, 210, 74, withSize(food.edamamePod, 66, 82)),
    food.sprinkle(120, 270, ['#fff', '#fdfdf8'], 4.5),
  ),
} satisfies Record<string, Draw>;
