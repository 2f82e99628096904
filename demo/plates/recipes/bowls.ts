import { edamame, friedOnion, peanut, sprout, tofu, wokBeef } from '../ingredients/asian.ts';
import { redChili, springOnion } from '../ingredients/colors.ts';
import { springRoll } from '../ingredients/dumplings.ts';
import { avocadoFan, mangoCube } from '../ingredients/fruit.ts';
import { broccoli, redCabbage } from '../ingredients/garden.ts';
import { lettuceLeaf } from '../ingredients/greens.ts';
import { mint } from '../ingredients/herbs.ts';
import { teriyaki } from '../ingredients/meat.ts';
import { nest } from '../ingredients/noodles.ts';
import { riceGrains } from '../ingredients/rice.ts';
import { salmonCube } from '../ingredients/seafood.ts';
import { ringsOf, sprinkled } from '../ingredients/seasoning.ts';
import { cucumber } from '../ingredients/slices.ts';
import { carrotStrip } from '../ingredients/vegetables.ts';
import type { Glaze } from '../studio/crockery.ts';
import type { Draw } from '../studio/easel.ts';
import { MID_X, MID_Y } from '../studio/geometry.ts';
import { laid, sized, thrown } from '../studio/layers.ts';
import type { SizedPiece } from '../studio/layers.ts';
import { disc, inBowl, inShade, served, withinCircle } from '../studio/serving.ts';

/** A bowl in sections, around a mound of rice. */
function riceBowl(glaze: Glaze, ...layers: readonly Draw[]): Draw {
  return served(
    { table: 'slate', crockery: inBowl(glaze), zoom: 1.18 },
    disc(312, '#efe6d0'),
    riceGrains({ count: 1900, reach: 300 }),
    inShade(314),
    ...layers,
  );
}

/** Pieces in one section of the bowl. */
const section = (angle: number, count: number, gap: number, piece: SizedPiece, reach = 96, far = 178): Draw =>
  thrown(count, reach, gap, piece, {
    x: MID_X + Math.cos(angle) * far,
    y: MID_Y + Math.sin(angle) * far,
  });

const sesame: Draw = sprinkled(110, 240, ['#fff8e6', '#f3e2bd', '#2a2019'], 4);

const noodleBed: Draw = (easel) =>
  nest(easel, {
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

/** Rice noodles on leaves, with everything on top: a Vietnamese bún. */
function bun(...layers: readonly Draw[]): Draw {
  return served(
    { table: 'slate', crockery: inBowl('cream'), zoom: 1.18 },
    withinCircle(
      330,
      disc(335, '#6f9a3c'),
      thrown(20, 300, 84, sized(lettuceLeaf, 70, 92), { inner: 200 }),
      (easel) => easel.group('', noodleBed(easel), ' transform="translate(600 400) scale(.88) translate(-600 -400)"'),
      inShade(335),
    ),
    ...layers,
  );
}

export const bowlRecipes = {
  'bowl-lachs': riceBowl(
    'charcoal',
    section(-2.5, 14, 50, sized(salmonCube, 30, 36)),
    section(-1.2, 16, 42, sized(mangoCube, 22, 28)),
    section(0.05, 34, 24, sized(edamame, 15, 18)),
    section(1.3, 7, 62, sized(cucumber, 42, 48)),
    laid(sized(avocadoFan, 92), 500, 560, 30),
    sesame,
    ringsOf(14, 120, 40, 11, springOnion),
  ),
  'bowl-haehnchen': riceBowl(
    'white',
    section(-2.4, 9, 66, sized(broccoli, 42, 50)),
    section(1.3, 26, 30, sized(carrotStrip, 34, 44)),
    section(2.6, 34, 24, sized(edamame, 15, 18)),
    laid(teriyaki, 690, 300, 20),
    laid(teriyaki, 730, 430, 30),
    sesame,
    ringsOf(16, 130, 40, 11, springOnion),
  ),
  'bowl-tofu': riceBowl(
    'terra',
    section(-2.5, 11, 62, sized(tofu, 28, 33)),
    section(-1.1, 22, 34, sized(redCabbage, 40, 52)),
    section(0.1, 26, 30, sized(carrotStrip, 34, 44)),
    section(1.35, 26, 28, sized(edamame, 15, 18)),
    laid(sized(avocadoFan, 92), 470, 540, 40),
    thrown(30, 230, 36, sized(peanut, 11, 15)),
    sesame,
  ),
  'bun-bo': bun(
    thrown(16, 170, 66, wokBeef, { x: 640, y: 360 }),
    thrown(16, 90, 20, sprout, { x: 470, y: 520 }),
    thrown(24, 90, 26, sized(carrotStrip, 28, 38), { x: 450, y: 330 }),
    thrown(34, 210, 32, sized(peanut, 11, 15)),
    thrown(40, 200, 26, sized(friedOnion, 14, 22)),
    thrown(6, 220, 120, sized(mint, 46, 58)),
    ringsOf(10, 200, 70, 11, redChili),
  ),
  'bun-nem': bun(
    thrown(22, 90, 28, sized(carrotStrip, 28, 38), { x: 480, y: 540 }),
    laid(sized(springRoll, 92), 560, 300, -24),
    laid(sized(springRoll, 92), 640, 388, -10),
    laid(sized(springRoll, 88), 680, 490, -32),
    thrown(34, 220, 34, sized(peanut, 11, 15)),
    thrown(5, 220, 140, sized(mint, 50, 62)),
    ringsOf(9, 200, 70, 11, redChili),
  ),
} satisfies Record<string, Draw>;
