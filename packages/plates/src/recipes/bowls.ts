import * as food from '../ingredients/index.ts';
import type { Glaze } from '../tableware/crockery.ts';
import { MID_X, MID_Y, placeAt, placeEach, scatter, withSize, type Draw, type SizedPiece } from '../canvas/index.ts';
import { drawDisc, inBowl, shadeBowl, serve, clipToCircle } from '../tableware/serving.ts';

export function serveRiceBowl(glaze: Glaze, ...layers: readonly Draw[]): Draw {
  return serve(
    { table: 'slate', crockery: inBowl(glaze), zoom: 1.18 },
    drawDisc(312, '#efe6d0'),
    food.scatterRice({ count: 1900, reach: 300 }),
    shadeBowl(314),
    ...layers,
  );
}

/** Scatters pieces in one section of the bowl; `angle` in radians. */
export const fillSection = (
  angle: number,
  count: number,
  gap: number,
  piece: SizedPiece,
  reach = 96,
  far = 178,
): Draw => scatter(count, reach, gap, piece, { x: MID_X + Math.cos(angle) * far, y: MID_Y + Math.sin(angle) * far });

export const sesame: Draw = food.sprinkle(110, 240, ['#fff8e6', '#f3e2bd', '#2a2019'], 4);

const noodleBed: Draw = food.windNest({
  radius: 296,
  count: 170,
  width: 8,
  tones: ['#cfc2a4 #f2ead8 #ffffff', '#c6b795 #ebe1ca #fffdf7'],
  loose: 1,
  shadow: 0.2,
});

/** Rice noodles on leaves with toppings: a Vietnamese bún. */
function serveBun(...layers: readonly Draw[]): Draw {
  return serve(
    { table: 'slate', crockery: inBowl('cream'), zoom: 1.18 },
    clipToCircle(
      330,
      drawDisc(335, '#6f9a3c'),
      scatter(20, 300, 84, withSize(food.lettuceLeaf, 70, 92), { inner: 200 }),
      (canvas) =>
        canvas.group('', noodleBed(canvas), ' transform="translate(600 400) scale(.88) translate(-600 -400)"'),
      shadeBowl(335),
    ),
    ...layers,
  );
}

export const bowlRecipes = {
  'bowl-lachs': serveRiceBowl(
    'charcoal',
    fillSection(-2.5, 14, 50, withSize(food.salmonCube, 30, 36)),
    fillSection(-1.2, 16, 42, withSize(food.mangoCube, 22, 28)),
    fillSection(0.05, 34, 24, withSize(food.edamame, 15, 18)),
    fillSection(1.3, 7, 62, withSize(food.cucumber, 42, 48)),
    placeEach(food.avocadoFan, '92 500 560 30'),
    sesame,
    food.scatterRings(14, 120, 40, 11, food.springOnion),
  ),
  'bowl-haehnchen': serveRiceBowl(
    'white',
    fillSection(-2.4, 9, 66, withSize(food.broccoli, 42, 50)),
    fillSection(1.3, 26, 30, withSize(food.carrotStrip, 34, 44)),
    fillSection(2.6, 34, 24, withSize(food.edamame, 15, 18)),
    placeAt(food.teriyaki, 690, 300, 20),
    placeAt(food.teriyaki, 730, 430, 30),
    sesame,
    food.scatterRings(16, 130, 40, 11, food.springOnion),
  ),
  'bowl-tofu': serveRiceBowl(
    'terra',
    fillSection(-2.5, 11, 62, withSize(food.tofu, 28, 33)),
    fillSection(-1.1, 22, 34, withSize(food.redCabbage, 40, 52)),
    fillSection(0.1, 26, 30, withSize(food.carrotStrip, 34, 44)),
    fillSection(1.35, 26, 28, withSize(food.edamame, 15, 18)),
    placeEach(food.avocadoFan, '92 470 540 40'),
    scatter(30, 230, 36, withSize(food.peanut, 11, 15)),
    sesame,
  ),
  'bun-bo': serveBun(
    scatter(16, 170, 66, food.wokBeef, { x: 640, y: 360 }),
    scatter(16, 90, 20, food.sprout, { x: 470, y: 520 }),
    scatter(24, 90, 26, withSize(food.carrotStrip, 28, 38), { x: 450, y: 330 }),
    scatter(34, 210, 32, withSize(food.peanut, 11, 15)),
    scatter(40, 200, 26, withSize(food.friedOnion, 14, 22)),
    scatter(6, 220, 120, withSize(food.mint, 46, 58)),
    food.scatterRings(10, 200, 70, 11, food.redChili),
  ),
  'bun-nem': serveBun(
    scatter(22, 90, 28, withSize(food.carrotStrip, 28, 38), { x: 480, y: 540 }),
    placeEach(food.springRoll, '92 560 300 -24, 92 640 388 -10, 88 680 490 -32'),
    scatter(34, 220, 34, withSize(food.peanut, 11, 15)),
    scatter(5, 220, 140, withSize(food.mint, 50, 62)),
    food.scatterRings(9, 200, 70, 11, food.redChili),
  ),
} satisfies Record<string, Draw>;
