import * as food from '../ingredients/index.ts';
import { placeAt, placeEach, scatter, withSize, type Draw } from '../canvas/index.ts';
import { drawDisc, inBowl, shadeBowl, serve } from '../tableware/serving.ts';

export const wokNoodles = ['#8f4f19 #cf8b3a #f0c67c', '#9c5a20 #d99a48 #f6d592', '#824413 #c27c30 #e7b566'];
const paleNoodles = ['#a8743a #dcae6a #f6dca8', '#b5813f #e4b975 #fbe5b5', '#9c6830 #d19f58 #efd097'];
const darkNoodles = ['#5e2f10 #a0652c #d49f5c', '#6b3815 #ad7236 #dda968', '#522a0e #925a26 #c58e4c'];

/** Fried noodles in a terracotta bowl, then what was in the wok with them. */
export function serveFriedNoodles(tones: readonly food.NoodleTones[], width: number, ...layers: readonly Draw[]): Draw {
  return serve(
    { table: 'slate', crockery: inBowl('terra'), zoom: 1.18 },
    drawDisc(306, '#6f3a10'),
    food.windNest({ radius: 300, count: 230, width, tones, loose: 1 }),
    shadeBowl(314),
    ...layers,
    food.scatterRings(22, 250, 48, 12, food.springOnion),
    food.sprinkle(120, 260, ['#fff3d6', '#f8e6bd', '#efd9a4'], 5),
  );
}

const friedTones = ['#f6dfae', '#eccb8c', '#e2b972', '#f9e8c0'];

export function serveFriedRice(...layers: readonly Draw[]): Draw {
  return serve(
    { table: 'slate', crockery: inBowl('blue'), zoom: 1.18 },
    drawDisc(306, '#b98a48'),
    food.scatterRice({ count: 2300, reach: 296, colors: friedTones, shadow: '#5f3a10' }),
    shadeBowl(314),
    ...layers,
    food.scatterRings(24, 250, 46, 11, food.springOnion),
  );
}

export const wokRecipes = {
  'gebratene-nudeln': serveFriedNoodles(
    wokNoodles,
    13,
    scatter(17, 230, 80, food.chickenStrip),
    scatter(18, 245, 70, withSize(food.pepper, 40, 56)),
    scatter(12, 230, 70, withSize(food.carrotStrip, 34, 44)),
  ),
  'nudeln-tofu': serveFriedNoodles(
    wokNoodles,
    13,
    scatter(14, 232, 88, withSize(food.tofu, 26, 32)),
    scatter(11, 235, 98, withSize(food.broccoli, 38, 46)),
    scatter(12, 235, 72, withSize(food.carrotStrip, 34, 44)),
    scatter(16, 235, 56, food.sprout),
  ),
  'nudeln-ente': serveFriedNoodles(
    wokNoodles,
    13,
    scatter(7, 240, 120, withSize(food.pakChoi, 62, 76)),
    scatter(12, 240, 72, withSize(food.carrotStrip, 34, 44)),
    placeEach(food.duck, '108 560 400 -24, 92 706 452 40'),
  ),
  'pad-thai': serveFriedNoodles(
    paleNoodles,
    15,
    scatter(12, 215, 84, withSize(food.eggShred, 18, 28)),
    scatter(18, 235, 58, food.sprout),
    scatter(10, 220, 100, withSize(food.shrimp, 44, 52)),
    scatter(26, 230, 40, withSize(food.peanut, 10, 14)),
    food.scatterRings(10, 220, 70, 11, food.redChili),
    placeAt(food.limeWedge, 800, 300, 40),
    scatter(7, 200, 90, withSize(food.basilLeaf, 50, 64)),
  ),
  'reis-haehnchen': serveFriedRice(
    scatter(15, 232, 84, food.chickenStrip),
    scatter(16, 240, 64, withSize(food.eggShred, 18, 28)),
    scatter(24, 245, 54, withSize(food.peas, 10, 12)),
    scatter(20, 245, 58, withSize(food.carrotSlice, 13, 18)),
  ),
  'nasi-goreng': serveFriedRice(
    scatter(12, 250, 84, food.chickenStrip, { inner: 120 }),
    scatter(18, 245, 60, withSize(food.carrotSlice, 12, 17)),
    scatter(20, 245, 54, withSize(food.peas, 10, 12)),
    placeEach(food.friedEgg, '140 590 380'),
    placeEach(food.cucumber, '50 800 500, 50 770 552, 48 826 446'),
    food.scatterRings(8, 120, 60, 12, food.redChili),
    scatter(28, 230, 34, withSize(food.friedOnion, 14, 20), { inner: 165 }),
  ),
  'udon-rind': serveFriedNoodles(
    darkNoodles,
    21,
    scatter(16, 230, 80, food.wokBeef),
    scatter(14, 240, 74, withSize(food.wokPepper, 40, 54)),
    scatter(11, 235, 84, withSize(food.onionRing, 30, 44)),
    food.sprinkle(130, 250, food.blackPepper, 3),
  ),
} satisfies Record<string, Draw>;
