import { bamboo, duck, peanut, starAnise, wokBeef } from '../ingredients/asian.ts';
import { greenBean, potatoWedge } from '../ingredients/garden.ts';
import { basilLeaf } from '../ingredients/greens.ts';
import { curryChicken } from '../ingredients/meat.ts';
import { shrimp } from '../ingredients/seafood.ts';
import { cherryTomato, courgetteRaw } from '../ingredients/slices.ts';
import { onionRing, wokPepper } from '../ingredients/vegetables.ts';
import type { Draw } from '../studio/easel.ts';
import { laid, sized, small } from '../studio/layers.ts';
import { basilPair, chili, coconutTrails, inSauce, riceAndSauce, thaiBasil } from './rice-and-sauce.ts';

const yellow = '0 #f0a437, .6 #e58a22, 1 #b75a0e';
const red = '0 #ea7a3c, .6 #d9541f, 1 #a2300b';
const green = '0 #cdd183, .6 #a9b657, 1 #74832c';
const brown = '0 #c98445, .6 #ab6128, 1 #713610';

export const curryRecipes = {
  'curry-mit-reis': riceAndSauce(
    'charcoal',
    yellow,
    [
      coconutTrails,
      inSauce(17, 62, sized(curryChicken, 32, 46)),
      inSauce(10, 66, sized(wokPepper, 36, 50)),
      chili,
      thaiBasil,
    ],
    [basilPair],
  ),
  'curry-rot-ente': riceAndSauce(
    'terra',
    red,
    [
      coconutTrails,
      inSauce(12, 72, sized(bamboo, 42, 56)),
      inSauce(7, 90, sized(cherryTomato, 30, 36)),
      chili,
      thaiBasil,
    ],
    [
      laid(sized(duck, 112), 742, 352, -32),
      laid(sized(basilLeaf, 92), 700, 520, -20),
      laid(sized(basilLeaf, 76), 706, 516, 70),
    ],
  ),
  'curry-gruen-garnelen': riceAndSauce(
    'white',
    green,
    [
      coconutTrails,
      inSauce(9, 84, small(courgetteRaw, 0.9)),
      inSauce(12, 66, sized(greenBean, 36, 48)),
      inSauce(11, 84, sized(shrimp, 46, 54)),
      chili,
      thaiBasil,
    ],
    [basilPair],
  ),
  'curry-massaman': riceAndSauce(
    'blue',
    brown,
    [
      coconutTrails,
      inSauce(11, 76, sized(potatoWedge, 36, 44)),
      inSauce(11, 70, wokBeef),
      inSauce(9, 70, sized(onionRing, 28, 40)),
      inSauce(22, 36, sized(peanut, 12, 16)),
      inSauce(5, 90, sized(basilLeaf, 50, 66)),
    ],
    [laid(starAnise, 860, 500, 20)],
  ),
} satisfies Record<string, Draw>;
