import { burrataBall, cream, gorgonzola, mozzarellaSlice, shaving, type Melt } from '../ingredients/cheese.ts';
import { blackPepper, parsley, redChili } from '../ingredients/colors.ts';
import { bacon, cookedHam, mortadella, prosciutto, salamiSlice, smokedSalmon } from '../ingredients/cured.ts';
import { friedEgg } from '../ingredients/eggs.ts';
import { pineapple } from '../ingredients/fruit.ts';
import { artichoke, broccoli, caper, corn, garlic, pepperoncino, potatoSlice, truffle } from '../ingredients/garden.ts';
import { basilLeaf, rucola } from '../ingredients/greens.ts';
import { dill, rosemary, spinach } from '../ingredients/herbs.ts';
import { chickenStrip, sausage, tunaFlakes } from '../ingredients/meat.ts';
import { anchovy, mussel, shrimp, squidRing } from '../ingredients/seafood.ts';
import { drizzleOil, dripPesto, scatterRings, sprinkle } from '../ingredients/seasoning.ts';
import { aubergine, cherryTomato, courgette, tomatoSlice } from '../ingredients/slices.ts';
import { blackOlive, mushroom, onionRing, pepper } from '../ingredients/vegetables.ts';
import type { Draw } from '../canvas/canvas.ts';
import { FULL_TURN, MID_X, MID_Y } from '../canvas/geometry.ts';
import { placeAt, placeOnRing, withSize, scaled, scatter, type SizedPiece } from '../canvas/layers.ts';
import { calzone } from './calzone.ts';
import { basilPairs, creamSpread, bakePizza, bakePizzaWithPools } from './pizza-base.ts';

const salami = (count: number): Draw => scatter(count, 262, 92, withSize(salamiSlice, 46, 56));
const ham = (count: number): Draw => scatter(count, 250, 84, withSize(cookedHam, 56, 68));
const mushrooms = (count: number): Draw => scatter(count, 258, 84, withSize(mushroom, 50, 64));
const onions = (count: number): Draw => scatter(count, 258, 66, withSize(onionRing, 22, 46));
const olives = (count: number): Draw => scatter(count, 260, 84, withSize(blackOlive, 15, 19));
const tomatoes = (count: number): Draw => scatter(count, 250, 92, withSize(cherryTomato, 27, 33));
const basil = (count: number): Draw => scatter(count, 190, 110, withSize(basilLeaf, 70, 96));
const shavings = (count: number): Draw => scatter(count, 225, 84, withSize(shaving, 34, 48));
const kernels = (count: number): Draw => scatter(count, 262, 44, withSize(corn, 11, 14));
/** Leaves gaps through which the sauce shows. */
const airy: Melt = { pools: 44, gap: 54, max: 56 };
const herbs: Draw = sprinkle(110, 285, parsley, 4);
const oregano: Draw = sprinkle(190, 285, ['#5b6d2c', '#46591f', '#73803d'], 3.5);
const oil: Draw = drizzleOil(34, 280);
const chiliRings: Draw = scatterRings(14, 250, 70, 11, redChili);

/** Scatters pieces in one quarter of the pizza. */
function fillQuarter(from: number, count: number, gap: number, piece: SizedPiece): Draw {
  const centre = from + FULL_TURN / 8;
  const [x, y] = [MID_X + Math.cos(centre) * 152, MID_Y + Math.sin(centre) * 152];
  return scatter(count, 104, gap, piece, { x, y });
}

export const pizzaRecipes = {
  'pizza-margherita': bakePizzaWithPools([8, 6], basilPairs),
  'pizza-marinara': bakePizza(
    { cheese: { pools: 1, min: 4, max: 6, browned: 0, thick: 0.2 } },
    scatter(34, 262, 56, withSize(garlic, 18, 24)),
    oregano,
    drizzleOil(80, 285, '#f0b04a'),
    basil(3),
  ),
  'pizza-salame': bakePizza(
    {},
    scatter(24, 268, 84, withSize(salamiSlice, 48, 60)),
    drizzleOil(46, 280, '#e0702a'),
    sprinkle(90, 290, parsley),
  ),
  'pizza-prosciutto': bakePizza({ cheese: airy }, ham(15), oil, oregano),
  'pizza-funghi': bakePizza(
    {},
    scatter(26, 265, 74, withSize(mushroom, 54, 70)),
    drizzleOil(24, 280),
    sprinkle(150, 285, parsley, 4),
  ),
  'pizza-prosciutto-funghi': bakePizza({ cheese: airy }, ham(10), mushrooms(15), oil, herbs),
  'pizza-hawaii': bakePizza({ cheese: airy }, ham(10), scatter(16, 258, 88, withSize(pineapple, 34, 42)), oil),
  'pizza-tonno': bakePizza(
    {},
    scatter(20, 258, 72, tunaFlakes),
    onions(22),
    scatter(13, 262, 80, withSize(blackOlive, 15, 19)),
    herbs,
  ),
  'pizza-napoli': bakePizza(
    { cheese: airy },
    scatter(11, 235, 100, withSize(anchovy, 66, 80)),
    scatter(24, 262, 58, withSize(caper, 10, 13)),
    olives(14),
    oregano,
    oil,
  ),
  'pizza-diavola': bakePizza(
    { cheese: airy },
    salami(19),
    onions(12),
    scatter(9, 240, 96, withSize(pepperoncino, 42, 54)),
    chiliRings,
    drizzleOil(60, 285, '#e0602a'),
  ),
  'pizza-capricciosa': bakePizza(
    { cheese: airy },
    ham(8),
    mushrooms(11),
    scatter(8, 240, 100, withSize(artichoke, 40, 48)),
    olives(9),
    oregano,
  ),
  'pizza-quattro-stagioni': bakePizza(
    { cheese: airy },
    fillQuarter(0, 4, 74, withSize(cookedHam, 62, 78)),
    fillQuarter(FULL_TURN / 4, 9, 58, withSize(mushroom, 44, 56)),
    fillQuarter(FULL_TURN / 2, 6, 70, withSize(artichoke, 40, 48)),
    fillQuarter((3 * FULL_TURN) / 4, 5, 84, withSize(salamiSlice, 46, 54)),
    oregano,
    oil,
  ),
  'pizza-verdure': bakePizza(
    {},
    scatter(11, 250, 100, withSize(courgette, 46, 56)),
    scatter(6, 235, 130, withSize(aubergine, 52, 62)),
    scatter(22, 268, 60, withSize(pepper, 30, 44)),
    scatter(7, 250, 100, withSize(cherryTomato, 27, 33)),
    scatter(9, 260, 80, withSize(blackOlive, 14, 17)),
    scatter(3, 140, 110, withSize(basilLeaf, 70, 90)),
  ),
  'pizza-spinaci': bakePizza(
    { cheese: airy },
    scatter(17, 262, 84, withSize(spinach, 42, 54)),
    scatter(14, 258, 70, withSize(garlic, 12, 16)),
    placeAt(withSize(friedEgg, 104), 596, 396),
    oil,
    sprinkle(60, 270, blackPepper, 2.4),
  ),
  'pizza-broccoli': bakePizza(
    { cheese: airy },
    scatter(17, 258, 88, withSize(broccoli, 38, 50)),
    tomatoes(9),
    scatter(14, 258, 70, withSize(garlic, 12, 16)),
    oil,
  ),
  'pizza-carciofi': bakePizza(
    { cheese: airy },
    scatter(17, 252, 88, withSize(artichoke, 46, 56)),
    olives(12),
    herbs,
    oil,
  ),
  'pizza-pollo': bakePizza({ cheese: airy }, scatter(18, 250, 86, chickenStrip), kernels(22), onions(14), herbs),
  'pizza-salsiccia': bakePizza(
    { cheese: airy },
    scatter(22, 258, 74, withSize(sausage, 30, 40)),
    scatter(15, 260, 70, withSize(pepper, 34, 46)),
    onions(13),
    oregano,
  ),
  'pizza-parmigiana': bakePizza(
    { cheese: airy },
    scatter(15, 250, 98, withSize(aubergine, 56, 66)),
    shavings(9),
    basil(4),
    oil,
  ),
  'pizza-gorgonzola': bakePizza(
    { cheese: airy },
    scatter(14, 258, 94, withSize(spinach, 42, 52)),
    scatter(13, 250, 92, withSize(gorgonzola, 24, 34)),
    oil,
    sprinkle(60, 270, blackPepper, 2.4),
  ),
  'pizza-caprese': bakePizza(
    { cheese: airy },
    placeOnRing(9, 205, scaled(tomatoSlice, 0.72)),
    placeOnRing(9, 205, scaled(mozzarellaSlice, 0.66), FULL_TURN / 18),
    placeAt(scaled(tomatoSlice, 0.72), 565, 375),
    placeAt(scaled(mozzarellaSlice, 0.66), 640, 430),
    basil(6),
    oil,
    sprinkle(50, 250, blackPepper, 2.2),
  ),
  'pizza-bufala': bakePizzaWithPools([-6, 4], scatter(12, 240, 92, withSize(cherryTomato, 31, 37)), basil(6)),
  'pizza-frutti-di-mare': bakePizza(
    { cheese: { ...airy, browned: 0.6 } },
    scatter(10, 240, 100, withSize(squidRing, 32, 40)),
    scatter(8, 235, 110, withSize(mussel, 46, 54)),
    scatter(11, 240, 92, withSize(shrimp, 38, 46)),
    herbs,
    oil,
  ),
  'pizza-vegana': bakePizza(
    { cheese: { tone: ['#e6ae4e', '#f6dd9e', '#fdf3d4'], browned: 0.5, pools: 40 } },
    scatter(11, 255, 98, withSize(broccoli, 34, 44)),
    mushrooms(10),
    scatter(14, 262, 70, withSize(pepper, 30, 42)),
    scatter(10, 225, 92, withSize(rucola, 96, 124)),
  ),
  calzone,
  'pizza-bambini': bakePizza({ cheese: airy }, salami(11), kernels(34)),
  'pizza-prosciutto-rucola': bakePizza(
    {},
    scatter(8, 225, 118, withSize(prosciutto, 84, 100)),
    scatter(6, 230, 120, withSize(cherryTomato, 28, 33)),
    scatter(22, 225, 62, withSize(rucola, 110, 150)),
    scatter(11, 220, 80, withSize(shaving, 34, 50)),
  ),
  'pizza-burrata': bakePizza(
    { cheese: { pools: 20, min: 14, max: 30, gap: 70, thick: 0.5, browned: 0.4 } },
    scatter(16, 252, 84, withSize(cherryTomato, 28, 35)),
    dripPesto(22, 250),
    placeAt(withSize(burrataBall, 104), 598, 398),
    placeAt(withSize(basilLeaf, 92), 640, 330, -40),
    placeAt(withSize(basilLeaf, 80), 650, 335, 30),
    basil(4),
    oil,
  ),
  'pizza-gamberi': bakePizza(
    { cheese: airy },
    scatter(15, 248, 94, withSize(shrimp, 42, 50)),
    scatter(10, 252, 100, withSize(courgette, 38, 46)),
    scatter(14, 258, 70, withSize(garlic, 12, 16)),
    herbs,
    oil,
  ),
  'pizza-quattro-formaggi': bakePizza(
    {
      spread: creamSpread,
      cheese: { tone: ['#e2a445', '#f6dc9c', '#fff3d2'], browned: 1.35, pools: 70 },
    },
    scatter(15, 255, 92, withSize(gorgonzola, 22, 34)),
    drizzleOil(40, 280),
    oregano,
  ),
  'pizza-tartufo': bakePizza(
    { spread: creamSpread, cheese: { tone: ['#dca24a', '#f3d896', '#fdf0cf'], pools: 62 } },
    mushrooms(12),
    scatter(17, 250, 84, withSize(truffle, 34, 44)),
    shavings(8),
    herbs,
  ),
  'pizza-mortadella': bakePizza(
    { spread: creamSpread, cheese: { tone: ['#e0a850', '#f6dfa4', '#fff5da'], browned: 0.6 } },
    scatter(11, 225, 112, withSize(mortadella, 92, 112)),
    scatter(8, 210, 110, withSize(cream, 26, 36)),
    sprinkle(240, 265, ['#8fae4a', '#7c9a3c', '#a9c266', '#6b8731'], 6),
    basil(4),
  ),
  'pizza-salmone': bakePizza(
    { spread: creamSpread, cheese: { tone: ['#e0a850', '#f6dfa4', '#fff5da'], browned: 0.6 } },
    scatter(11, 225, 112, withSize(smokedSalmon, 88, 106)),
    onions(11),
    scatter(12, 240, 92, withSize(cream, 20, 30)),
    scatter(10, 235, 96, withSize(dill, 44, 56)),
  ),
  'pizza-patate': bakePizza(
    { spread: creamSpread, cheese: { tone: ['#dca24a', '#f3d896', '#fdf0cf'], browned: 0.8 } },
    scatter(24, 262, 76, withSize(potatoSlice, 44, 54)),
    scatter(16, 255, 76, bacon),
    scatter(9, 235, 104, withSize(rosemary, 46, 58)),
    oil,
  ),
} satisfies Record<string, Draw>;
