import { duck, friedOnion, pakChoi, peanut, sprout, tofu, wokBeef } from '../ingredients/asian.ts';
import { blackPepper, redChili, springOnion } from '../ingredients/colors.ts';
import { eggShred, friedEgg } from '../ingredients/eggs.ts';
import { limeWedge } from '../ingredients/fruit.ts';
import { broccoli, carrotSlice, peas } from '../ingredients/garden.ts';
import { basilLeaf } from '../ingredients/greens.ts';
import { chickenStrip } from '../ingredients/meat.ts';
import { nest } from '../ingredients/noodles.ts';
import type { NoodleTones } from '../ingredients/noodles.ts';
import { riceGrains } from '../ingredients/rice.ts';
import { shrimp } from '../ingredients/seafood.ts';
import { ringsOf, sprinkled } from '../ingredients/seasoning.ts';
import { cucumber } from '../ingredients/slices.ts';
import { carrotStrip, onionRing, pepper, wokPepper } from '../ingredients/vegetables.ts';
import type { Draw } from '../studio/easel.ts';
import { laid, sized, thrown } from '../studio/layers.ts';
import { disc, inBowl, inShade, served } from '../studio/serving.ts';

const wokNoodles: readonly NoodleTones[] = [
  ['#8f4f19', '#cf8b3a', '#f0c67c'],
  ['#9c5a20', '#d99a48', '#f6d592'],
  ['#824413', '#c27c30', '#e7b566'],
];
const paleNoodles: readonly NoodleTones[] = [
  ['#a8743a', '#dcae6a', '#f6dca8'],
  ['#b5813f', '#e4b975', '#fbe5b5'],
  ['#9c6830', '#d19f58', '#efd097'],
];
const darkNoodles: readonly NoodleTones[] = [
  ['#5e2f10', '#a0652c', '#d49f5c'],
  ['#6b3815', '#ad7236', '#dda968'],
  ['#522a0e', '#925a26', '#c58e4c'],
];

/** Fried noodles in a terracotta bowl, then what was in the wok with them. */
function friedNoodles(tones: readonly NoodleTones[], width: number, ...layers: readonly Draw[]): Draw {
  return served(
    { table: 'slate', crockery: inBowl('terra'), zoom: 1.18 },
    disc(306, '#6f3a10'),
    (easel) => nest(easel, { radius: 300, count: 230, width, tones, loose: 1 }),
    inShade(314),
    ...layers,
    ringsOf(22, 250, 48, 12, springOnion),
    sprinkled(120, 260, ['#fff3d6', '#f8e6bd', '#efd9a4'], 5),
  );
}

const friedTones = ['#f6dfae', '#eccb8c', '#e2b972', '#f9e8c0'];

/** Fried rice heaped in a bowl. */
function friedRice(...layers: readonly Draw[]): Draw {
  return served(
    { table: 'slate', crockery: inBowl('blue'), zoom: 1.18 },
    disc(306, '#b98a48'),
    riceGrains({ count: 2300, reach: 296, colors: friedTones, shadow: '#5f3a10' }),
    inShade(314),
    ...layers,
    ringsOf(24, 250, 46, 11, springOnion),
  );
}

export const wokRecipes = {
  'gebratene-nudeln': friedNoodles(
    wokNoodles,
    13,
    thrown(17, 230, 80, chickenStrip),
    thrown(18, 245, 70, sized(pepper, 40, 56)),
    thrown(12, 230, 70, sized(carrotStrip, 34, 44)),
  ),
  'nudeln-tofu': friedNoodles(
    wokNoodles,
    13,
    thrown(14, 232, 88, sized(tofu, 26, 32)),
    thrown(11, 235, 98, sized(broccoli, 38, 46)),
    thrown(12, 235, 72, sized(carrotStrip, 34, 44)),
    thrown(16, 235, 56, sprout),
  ),
  'nudeln-ente': friedNoodles(
    wokNoodles,
    13,
    thrown(7, 240, 120, sized(pakChoi, 62, 76)),
    thrown(12, 240, 72, sized(carrotStrip, 34, 44)),
    laid(sized(duck, 108), 560, 400, -24),
    laid(sized(duck, 92), 706, 452, 40),
  ),
  'pad-thai': friedNoodles(
    paleNoodles,
    15,
    thrown(12, 215, 84, sized(eggShred, 18, 28)),
    thrown(18, 235, 58, sprout),
    thrown(10, 220, 100, sized(shrimp, 44, 52)),
    thrown(26, 230, 40, sized(peanut, 10, 14)),
    ringsOf(10, 220, 70, 11, redChili),
    laid(limeWedge, 800, 300, 40),
    thrown(7, 200, 90, sized(basilLeaf, 50, 64)),
  ),
  'reis-haehnchen': friedRice(
    thrown(15, 232, 84, chickenStrip),
    thrown(16, 240, 64, sized(eggShred, 18, 28)),
    thrown(24, 245, 54, sized(peas, 10, 12)),
    thrown(20, 245, 58, sized(carrotSlice, 13, 18)),
  ),
  'nasi-goreng': friedRice(
    thrown(12, 250, 84, chickenStrip, { inner: 120 }),
    thrown(18, 245, 60, sized(carrotSlice, 12, 17)),
    thrown(20, 245, 54, sized(peas, 10, 12)),
    laid(sized(friedEgg, 140), 590, 380),
    laid(sized(cucumber, 50), 800, 500),
    laid(sized(cucumber, 50), 770, 552),
    laid(sized(cucumber, 48), 826, 446),
    ringsOf(8, 120, 60, 12, redChili),
    thrown(28, 230, 34, sized(friedOnion, 14, 20), { inner: 165 }),
  ),
  'udon-rind': friedNoodles(
    darkNoodles,
    21,
    thrown(16, 230, 80, wokBeef),
    thrown(14, 240, 74, sized(wokPepper, 40, 54)),
    thrown(11, 235, 84, sized(onionRing, 30, 44)),
    sprinkled(130, 250, blackPepper, 3),
  ),
} satisfies Record<string, Draw>;
