import { edamamePod } from '../ingredients/asian.ts';
import { parsley, redChili, springOnion } from '../ingredients/colors.ts';
import { friedWonton, gyoza, satay, shrimpRoll, springRoll, tofuRoll } from '../ingredients/dumplings.ts';
import { frillyLeaf } from '../ingredients/greens.ts';
import { mint } from '../ingredients/herbs.ts';
import { ringsOf, sprinkled } from '../ingredients/seasoning.ts';
import { cucumber } from '../ingredients/slices.ts';
import { dipBowl } from '../studio/crockery.ts';
import type { Glaze } from '../studio/crockery.ts';
import type { Draw } from '../studio/easel.ts';
import { MID_X, MID_Y, degrees } from '../studio/geometry.ts';
import type { Point } from '../studio/geometry.ts';
import { laid, sized, thrown } from '../studio/layers.ts';
import type { SizedPiece } from '../studio/layers.ts';
import { disc, inBowl, inShade, onPlate, served } from '../studio/serving.ts';
import type { Serving } from '../studio/serving.ts';

const sweetSour = ['#f7843a', '#e65a22', '#b3300c'];
const peanutSauce = ['#d99a52', '#c17d36', '#8f5418'];
const soySauce = ['#5a3014', '#3c1d0a', '#200d03'];

const starterPlate = (glaze: Glaze): Serving => ({
  table: 'slate',
  crockery: onPlate(glaze, 362, 0.84),
  zoom: 1.16,
});
const dip =
  (x: number, y: number, tones: readonly string[]): Draw =>
  (easel) =>
    dipBowl(easel, x, y, tones);
const roll = (size = 118): SizedPiece => sized(springRoll, size);
const lettuce =
  (...places: readonly Point[]): Draw =>
  (easel) =>
    places.map(([x, y]) => frillyLeaf(easel, x, y, 88)).join('');

export const asianStarterRecipes = {
  fruehlingsrollen: served(
    starterPlate('charcoal'),
    lettuce([420, 500], [360, 430]),
    laid(roll(), 500, 250, -18),
    laid(roll(), 560, 345, -12),
    laid(roll(), 600, 440, -20),
    laid(roll(), 640, 540, -10),
    laid(roll(112), 720, 280, 62),
    laid(roll(112), 560, 620, 8),
    dip(800, 470, sweetSour),
    sprinkled(30, 260, parsley, 5),
  ),
  'sommerrollen-garnelen': served(
    starterPlate('cream'),
    laid(sized(shrimpRoll, 128), 520, 270, -14),
    laid(sized(shrimpRoll, 128), 560, 400, -14),
    laid(sized(shrimpRoll, 128), 600, 530, -14),
    dip(806, 300, peanutSauce),
    laid(sized(mint, 60), 800, 460, 30),
    laid(sized(mint, 52), 400, 560, 120),
    sprinkled(40, 260, ['#e3b575', '#ecc48a'], 6),
  ),
  'sommerrollen-tofu': served(
    starterPlate('blue'),
    laid(sized(tofuRoll, 128), 520, 270, 12),
    laid(sized(tofuRoll, 128), 570, 400, 12),
    laid(sized(tofuRoll, 128), 620, 530, 12),
    dip(410, 520, peanutSauce),
    laid(sized(mint, 60), 800, 330, 30),
    sprinkled(40, 260, ['#e3b575', '#ecc48a'], 6),
  ),
  satay: served(
    { ...starterPlate('terra'), zoom: 1.12 },
    lettuce([800, 550], [850, 480]),
    laid(sized(satay, 88), 540, 250, -16),
    laid(sized(satay, 88), 560, 350, -10),
    laid(sized(satay, 88), 570, 450, -14),
    laid(sized(satay, 88), 590, 550, -8),
    dip(800, 300, peanutSauce),
    laid(sized(cucumber, 44), 830, 430),
    laid(sized(cucumber, 44), 872, 392),
    ringsOf(10, 240, 70, 10, redChili),
    sprinkled(60, 240, ['#e3b575', '#ecc48a'], 6),
  ),
  gyoza: served(
    starterPlate('blue'),
    ...[-2.3, -1.5, -0.7, 0.1, 0.9, 1.7, 2.5].map((angle) =>
      laid(sized(gyoza, 82), MID_X + Math.cos(angle) * 182, MID_Y + Math.sin(angle) * 182, degrees(angle) + 90),
    ),
    dip(600, 400, soySauce),
    ringsOf(30, 250, 44, 11, springOnion),
    sprinkled(90, 250, ['#fff8e6', '#2a2019'], 4),
  ),
  'wan-tan': served(
    starterPlate('charcoal'),
    thrown(10, 235, 124, sized(friedWonton, 76, 88)),
    thrown(3, 90, 110, sized(friedWonton, 74, 84)),
    dip(800, 520, sweetSour),
    ringsOf(18, 240, 60, 11, springOnion),
  ),
  edamame: served(
    { table: 'slate', crockery: inBowl('cream', 340), zoom: 1.18 },
    disc(300, '#56702c'),
    thrown(52, 262, 62, sized(edamamePod, 62, 78)),
    inShade(308),
    thrown(26, 210, 74, sized(edamamePod, 66, 82)),
    sprinkled(120, 270, ['#fff', '#fdfdf8'], 4.5),
  ),
} satisfies Record<string, Draw>;
