import * as food from '../ingredients/index.ts';
import { placeAt, placeEach, scaled, withSize, type Draw } from '../canvas/index.ts';
import { basilPair, chili, coconutTrails, scatterInSauce, serveRiceAndSauce, thaiBasil } from './rice-and-sauce.ts';

const yellow = '0 #f0a437, .6 #e58a22, 1 #b75a0e';
const red = '0 #ea7a3c, .6 #d9541f, 1 #a2300b';
const green = '0 #cdd183, .6 #a9b657, 1 #74832c';
const brown = '0 #c98445, .6 #ab6128, 1 #713610';

export const curryRecipes = {
  'curry-mit-reis': serveRiceAndSauce(
    { glaze: 'charcoal', sauce: yellow, onTop: [basilPair] },
    coconutTrails,
    scatterInSauce(17, 62, withSize(food.curryChicken, 32, 46)),
    scatterInSauce(10, 66, withSize(food.wokPepper, 36, 50)),
    chili,
    thaiBasil,
  ),
  'curry-rot-ente': serveRiceAndSauce(
    {
      glaze: 'terra',
      sauce: red,
      onTop: [placeEach(food.duck, '112 742 352 -32'), placeEach(food.basilLeaf, '92 700 520 -20, 76 706 516 70')],
    },
    coconutTrails,
    scatterInSauce(12, 72, withSize(food.bamboo, 42, 56)),
    scatterInSauce(7, 90, withSize(food.cherryTomato, 30, 36)),
    chili,
    thaiBasil,
  ),
  'curry-gruen-garnelen': serveRiceAndSauce(
    { glaze: 'white', sauce: green, onTop: [basilPair] },
    coconutTrails,
    scatterInSauce(9, 84, scaled(food.courgetteRaw, 0.9)),
    scatterInSauce(12, 66, withSize(food.greenBean, 36, 48)),
    scatterInSauce(11, 84, withSize(food.shrimp, 46, 54)),
    chili,
    thaiBasil,
  ),
  'curry-massaman': serveRiceAndSauce(
    { glaze: 'blue', sauce: brown, onTop: [placeAt(food.starAnise, 860, 500, 20)] },
    coconutTrails,
    scatterInSauce(11, 76, withSize(food.potatoWedge, 36, 44)),
    scatterInSauce(11, 70, food.wokBeef),
    scatterInSauce(9, 70, withSize(food.onionRing, 28, 40)),
    scatterInSauce(22, 36, withSize(food.peanut, 12, 16)),
    scatterInSauce(5, 90, withSize(food.basilLeaf, 50, 66)),
  ),
} satisfies Record<string, Draw>;
