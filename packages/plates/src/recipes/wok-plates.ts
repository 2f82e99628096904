import * as food from '../ingredients/index.ts';
import { placeEach, withSize, type Draw } from '../canvas/index.ts';
import { chili, scatterInSauce, serveRiceAndSauce, springOnionsInSauce } from './rice-and-sauce.ts';

const soyBrown = '0 #9a5a22, .6 #7a3f12, 1 #4a2207';
const sweetSour = '0 #f2803a, .6 #e2551c, 1 #aa2f0a';
const chiliRed = '0 #c8431a, .6 #a52a0c, 1 #6c1503';

export const wokPlateRecipes = {
  'ente-knusprig': serveRiceAndSauce(
    {
      glaze: 'charcoal',
      sauce: soyBrown,
      onTop: [
        placeEach(food.duck, '116 690 300 -28, 104 706 500 -10'),
        food.sprinkle(40, 120, ['#fff3d6', '#f3dba4'], 5, { x: 740, y: 420 }),
      ],
    },
    scatterInSauce(6, 110, withSize(food.pakChoi, 66, 80)),
    scatterInSauce(12, 64, withSize(food.carrotSlice, 24, 30)),
  ),
  'haehnchen-suess-sauer': serveRiceAndSauce(
    {
      glaze: 'white',
      sauce: sweetSour,
      onTop: [food.sprinkle(40, 120, ['#fff3d6', '#f3dba4'], 5, { x: 740, y: 400 })],
    },
    scatterInSauce(15, 72, withSize(food.battered, 36, 46)),
    scatterInSauce(9, 80, withSize(food.pineapple, 36, 44)),
    scatterInSauce(12, 66, withSize(food.pepper, 38, 50)),
    scatterInSauce(8, 70, withSize(food.onionRing, 28, 40)),
  ),
  'gong-bao': serveRiceAndSauce(
    { glaze: 'terra', sauce: soyBrown, onTop: [springOnionsInSauce] },
    scatterInSauce(15, 66, food.chickenStrip),
    scatterInSauce(10, 70, withSize(food.wokPepper, 38, 50)),
    scatterInSauce(30, 32, withSize(food.peanut, 13, 17)),
    scatterInSauce(9, 76, withSize(food.driedChili, 34, 44)),
  ),
  'rind-zwiebeln': serveRiceAndSauce(
    { glaze: 'blue', sauce: soyBrown, onTop: [springOnionsInSauce] },
    scatterInSauce(20, 58, food.wokBeef),
    scatterInSauce(15, 52, withSize(food.onionRing, 34, 50)),
    scatterInSauce(14, 48, withSize(food.ginger, 13, 18)),
  ),
  'mapo-tofu': serveRiceAndSauce(
    {
      glaze: 'charcoal',
      sauce: chiliRed,
      onTop: [springOnionsInSauce, food.sprinkle(60, 130, ['#3a2015', '#5a2a12'], 4, { x: 750, y: 400 })],
    },
    scatterInSauce(22, 52, withSize(food.softTofu, 25, 31)),
    scatterInSauce(22, 36, withSize(food.mince, 9, 15)),
    chili,
  ),
  'buddhas-teller': serveRiceAndSauce(
    {
      glaze: 'white',
      sauce: '0 #d9a45a, .6 #bd8234, 1 #875213',
      onTop: [food.sprinkle(50, 130, ['#fff3d6', '#f3dba4'], 5, { x: 740, y: 400 })],
    },
    scatterInSauce(6, 110, withSize(food.pakChoi, 64, 76)),
    scatterInSauce(10, 66, withSize(food.carrotSlice, 24, 30)),
    scatterInSauce(7, 84, withSize(food.mushroom, 44, 54)),
    scatterInSauce(7, 84, withSize(food.tofu, 26, 32)),
    scatterInSauce(9, 96, withSize(food.broccoli, 44, 54)),
  ),
} satisfies Record<string, Draw>;
