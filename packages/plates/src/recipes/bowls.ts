import { edamame, friedOnion, peanut, sprout, tofu, wokBeef } from '../ingredients/asian.ts';
import { redChili, springOnion } from '../ingredients/colors.ts';
import { springRoll } from '../ingredients/dumplings.ts';
import { avocadoFan, mangoCube } from '../ingredients/fruit.ts';
import { broccoli, redCabbage } from '../ingredients/garden.ts';
import { lettuceLeaf } from '../ingredients/greens.ts';
import { mint } from '../ingredients/herbs.ts';
import { teriyaki } from '../ingredients/meat.ts';
import { drawNest } from '../ingredients/noodles.ts';
import { scatterRice } from '../ingredients/rice.ts';
import { salmonCube } from '../ingredients/seafood.ts';
import { scatterRings, sprinkle } from '../ingredients/seasoning.ts';
import { cucumber } from '../ingredients/slices.ts';
import { carrotStrip } from '../ingredients/vegetables.ts';
import type { Glaze } from '../tableware/crockery.ts';
import type { Draw } from '../canvas/canvas.ts';
import { MID_X, MID_Y } from '../canvas/geometry.ts';
import { placeAt, withSize, scatter, type SizedPiece } from '../canvas/layers.ts';
import { drawDisc, inBowl, shadeBowl, serve, clipToCircle } from '../tableware/serving.ts';

export function serveRiceBowl(glaze: Glaze, ...layers: readonly Draw[]): Draw {
  return serve(
    { table: 'slate', crockery: inBowl(glaze), zoom: 1.18 },
    drawDisc(312, '#efe6d0'),
    scatterRice({ count: 1900, reach: 300 }),
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
): Draw =>
  scatter(count, reach, gap, piece, {
    x: MID_X + Math.cos(angle) * far,
    y: MID_Y + Math.sin(angle) * far,
  });

export const sesame: Draw = sprinkle(110, 240, ['#fff8e6', '#f3e2bd', '#2a2019'], 4);

const noodleBed: Draw = (canvas) =>
  drawNest(canvas, {
    radius: 296,
    count: 170,
    width: 8,
    tones: [
      ['#cfc2a4', '#f2ead8', '#ffffff'],
      ['#c6b795', '#ebe1ca', '#fffdf7'],
    ],
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
      scatter(20, 300, 84, withSize(lettuceLeaf, 70, 92), { inner: 200 }),
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
    fillSection(-2.5, 14, 50, withSize(salmonCube, 30, 36)),
    fillSection(-1.2, 16, 42, withSize(mangoCube, 22, 28)),
    fillSection(0.05, 34, 24, withSize(edamame, 15, 18)),
    fillSection(1.3, 7, 62, withSize(cucumber, 42, 48)),
    placeAt(withSize(avocadoFan, 92), 500, 560, 30),
    sesame,
    scatterRings(14, 120, 40, 11, springOnion),
  ),
  'bowl-haehnchen': serveRiceBowl(
    'white',
    fillSection(-2.4, 9, 66, withSize(broccoli, 42, 50)),
    fillSection(1.3, 26, 30, withSize(carrotStrip, 34, 44)),
    fillSection(2.6, 34, 24, withSize(edamame, 15, 18)),
    placeAt(teriyaki, 690, 300, 20),
    placeAt(teriyaki, 730, 430, 30),
    sesame,
    scatterRings(16, 130, 40, 11, springOnion),
  ),
  'bowl-tofu': serveRiceBowl(
    'terra',
    fillSection(-2.5, 11, 62, withSize(tofu, 28, 33)),
    fillSection(-1.1, 22, 34, withSize(redCabbage, 40, 52)),
    fillSection(0.1, 26, 30, withSize(carrotStrip, 34, 44)),
    fillSection(1.35, 26, 28, withSize(edamame, 15, 18)),
    placeAt(withSize(avocadoFan, 92), 470, 540, 40),
    scatter(30, 230, 36, withSize(peanut, 11, 15)),
    sesame,
  ),
  'bun-bo': serveBun(
    scatter(16, 170, 66, wokBeef, { x: 640, y: 360 }),
    scatter(16, 90, 20, sprout, { x: 470, y: 520 }),
    scatter(24, 90, 26, withSize(carrotStrip, 28, 38), { x: 450, y: 330 }),
    scatter(34, 210, 32, withSize(peanut, 11, 15)),
    scatter(40, 200, 26, withSize(friedOnion, 14, 22)),
    scatter(6, 220, 120, withSize(mint, 46, 58)),
    scatterRings(10, 200, 70, 11, redChili),
  ),
  'bun-nem': serveBun(
    scatter(22, 90, 28, withSize(carrotStrip, 28, 38), { x: 480, y: 540 }),
    placeAt(withSize(springRoll, 92), 560, 300, -24),
    placeAt(withSize(springRoll, 92), 640, 388, -10),
    placeAt(withSize(springRoll, 88), 680, 490, -32),
    scatter(34, 220, 34, withSize(peanut, 11, 15)),
    scatter(5, 220, 140, withSize(mint, 50, 62)),
    scatterRings(9, 200, 70, 11, redChili),
  ),
} satisfies Record<string, Draw>;
