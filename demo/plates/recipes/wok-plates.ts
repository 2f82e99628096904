import { battered, driedChili, duck, ginger, pakChoi, peanut, softTofu, tofu, wokBeef } from '../ingredients/asian.ts';
import { springOnion } from '../ingredients/colors.ts';
import { pineapple } from '../ingredients/fruit.ts';
import { broccoli, carrotSlice } from '../ingredients/garden.ts';
import { chickenStrip, mince } from '../ingredients/meat.ts';
import { sprinkled } from '../ingredients/seasoning.ts';
import { mushroom, onionRing, pepper, wokPepper } from '../ingredients/vegetables.ts';
import type { Draw } from '../studio/easel.ts';
import { laid, sized } from '../studio/layers.ts';
import { chili, inSauce, riceAndSauce, ringsBeside } from './rice-and-sauce.ts';

const soyBrown = '0 #9a5a22, .6 #7a3f12, 1 #4a2207';
const sweetSour = '0 #f2803a, .6 #e2551c, 1 #aa2f0a';
const chiliRed = '0 #c8431a, .6 #a52a0c, 1 #6c1503';

export const wokPlateRecipes = {
  'ente-knusprig': riceAndSauce(
    'charcoal',
    soyBrown,
    [inSauce(6, 110, sized(pakChoi, 66, 80)), inSauce(12, 64, sized(carrotSlice, 24, 30))],
    [
      laid(sized(duck, 116), 690, 300, -28),
      laid(sized(duck, 104), 706, 500, -10),
      sprinkled(40, 120, ['#fff3d6', '#f3dba4'], 5, { x: 740, y: 420 }),
    ],
  ),
  'haehnchen-suess-sauer': riceAndSauce(
    'white',
    sweetSour,
    [
      inSauce(15, 72, sized(battered, 36, 46)),
      inSauce(9, 80, sized(pineapple, 36, 44)),
      inSauce(12, 66, sized(pepper, 38, 50)),
      inSauce(8, 70, sized(onionRing, 28, 40)),
    ],
    [sprinkled(40, 120, ['#fff3d6', '#f3dba4'], 5, { x: 740, y: 400 })],
  ),
  'gong-bao': riceAndSauce(
    'terra',
    soyBrown,
    [
      inSauce(15, 66, chickenStrip),
      inSauce(10, 70, sized(wokPepper, 38, 50)),
      inSauce(30, 32, sized(peanut, 13, 17)),
      inSauce(9, 76, sized(driedChili, 34, 44)),
    ],
    [ringsBeside(springOnion)],
  ),
  'rind-zwiebeln': riceAndSauce(
    'blue',
    soyBrown,
    [inSauce(20, 58, wokBeef), inSauce(15, 52, sized(onionRing, 34, 50)), inSauce(14, 48, sized(ginger, 13, 18))],
    [ringsBeside(springOnion)],
  ),
  'mapo-tofu': riceAndSauce(
    'charcoal',
    chiliRed,
    [inSauce(22, 52, sized(softTofu, 25, 31)), inSauce(22, 36, sized(mince, 9, 15)), chili],
    [ringsBeside(springOnion), sprinkled(60, 130, ['#3a2015', '#5a2a12'], 4, { x: 750, y: 400 })],
  ),
  'buddhas-teller': riceAndSauce(
    'white',
    '0 #d9a45a, .6 #bd8234, 1 #875213',
    [
      inSauce(6, 110, sized(pakChoi, 64, 76)),
      inSauce(10, 66, sized(carrotSlice, 24, 30)),
      inSauce(7, 84, sized(mushroom, 44, 54)),
      inSauce(7, 84, sized(tofu, 26, 32)),
      inSauce(9, 96, sized(broccoli, 44, 54)),
    ],
    [sprinkled(50, 130, ['#fff3d6', '#f3dba4'], 5, { x: 740, y: 400 })],
  ),
} satisfies Record<string, Draw>;
