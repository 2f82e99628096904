import * as food from '../ingredients/index.ts';
import type { Draw, SizedPiece } from '../canvas/index.ts';
import { FULL_TURN, placeAt, placeEach, placeOnRing, scaled, scatter, withSize } from '../canvas/index.ts';
import { fillSection } from './bowls.ts';
import { calzone } from './calzone.ts';
import { basilPairs, creamSpread, bakePizza, bakePizzaWithPools } from './pizza-base.ts';

const salami = (count: number): Draw => scatter(count, 262, 92, withSize(food.salamiSlice, 46, 56));
const ham = (count: number): Draw => scatter(count, 250, 84, withSize(food.cookedHam, 56, 68));
const mushrooms = (count: number): Draw => scatter(count, 258, 84, withSize(food.mushroom, 50, 64));
const onions = (count: number): Draw => scatter(count, 258, 66, withSize(food.onionRing, 22, 46));
const olives = (count: number): Draw => scatter(count, 260, 84, withSize(food.blackOlive, 15, 19));
const tomatoes = (count: number): Draw => scatter(count, 250, 92, withSize(food.cherryTomato, 27, 33));
const basil = (count: number): Draw => scatter(count, 190, 110, withSize(food.basilLeaf, 70, 96));
const shavings = (count: number): Draw => scatter(count, 225, 84, withSize(food.shaving, 34, 48));
const kernels = (count: number): Draw => scatter(count, 262, 44, withSize(food.corn, 11, 14));
/** Leaves gaps through which the sauce shows. */
const airy: food.Melt = { pools: 44, gap: 54, max: 56 };
const herbs: Draw = food.sprinkle(110, 285, food.parsley, 4);
const oregano: Draw = food.sprinkle(190, 285, ['#5b6d2c', '#46591f', '#73803d'], 3.5);
const oil: Draw = food.drizzleOil(34, 280);
const chiliRings: Draw = food.scatterRings(14, 250, 70, 11, food.redChili);

/** Scatters pieces in one quarter of the pizza. */
const fillQuarter = (from: number, count: number, gap: number, piece: SizedPiece): Draw =>
  fillSection(from + FULL_TURN / 8, count, gap, piece, 104, 152);

export const pizzaRecipes = {
  'pizza-margherita': bakePizzaWithPools([8, 6], basilPairs),
  'pizza-marinara': bakePizza(
    { cheese: { pools: 1, min: 4, max: 6, browned: 0, thick: 0.2 } },
    scatter(34, 262, 56, withSize(food.garlic, 18, 24)),
    oregano,
    food.drizzleOil(80, 285, '#f0b04a'),
    basil(3),
  ),
  'pizza-salame': bakePizza(
    {},
    scatter(24, 268, 84, withSize(food.salamiSlice, 48, 60)),
    food.drizzleOil(46, 280, '#e0702a'),
    food.sprinkle(90, 290, food.parsley),
  ),
  'pizza-prosciutto': bakePizza({ cheese: airy }, ham(15), oil, oregano),
  'pizza-funghi': bakePizza(
    {},
    scatter(26, 265, 74, withSize(food.mushroom, 54, 70)),
    food.drizzleOil(24, 280),
    food.sprinkle(150, 285, food.parsley, 4),
  ),
  'pizza-prosciutto-funghi': bakePizza({ cheese: airy }, ham(10), mushrooms(15), oil, herbs),
  'pizza-hawaii': bakePizza({ cheese: airy }, ham(10), scatter(16, 258, 88, withSize(food.pineapple, 34, 42)), oil),
  'pizza-tonno': bakePizza(
    {},
    scatter(20, 258, 72, food.tunaFlakes),
    onions(22),
    scatter(13, 262, 80, withSize(food.blackOlive, 15, 19)),
    herbs,
  ),
  'pizza-napoli': bakePizza(
    { cheese: airy },
    scatter(11, 235, 100, withSize(food.anchovy, 66, 80)),
    scatter(24, 262, 58, withSize(food.caper, 10, 13)),
    olives(14),
    oregano,
    oil,
  ),
  'pizza-diavola': bakePizza(
    { cheese: airy },
    salami(19),
    onions(12),
    scatter(9, 240, 96, withSize(food.pepperoncino, 42, 54)),
    chiliRings,
    food.drizzleOil(60, 285, '#e0602a'),
  ),
  'pizza-capricciosa': bakePizza(
    { cheese: airy },
    ham(8),
    mushrooms(11),
    scatter(8, 240, 100, withSize(food.artichoke, 40, 48)),
    olives(9),
    oregano,
  ),
  'pizza-quattro-stagioni': bakePizza(
    { cheese: airy },
    fillQuarter(0, 4, 74, withSize(food.cookedHam, 62, 78)),
    fillQuarter(FULL_TURN / 4, 9, 58, withSize(food.mushroom, 44, 56)),
    fillQuarter(FULL_TURN / 2, 6, 70, withSize(food.artichoke, 40, 48)),
    fillQuarter((3 * FULL_TURN) / 4, 5, 84, withSize(food.salamiSlice, 46, 54)),
    oregano,
    oil,
  ),
  'pizza-verdure': bakePizza(
    {},
    scatter(11, 250, 100, withSize(food.courgette, 46, 56)),
    scatter(6, 235, 130, withSize(food.aubergine, 52, 62)),
    scatter(22, 268, 60, withSize(food.pepper, 30, 44)),
    scatter(7, 250, 100, withSize(food.cherryTomato, 27, 33)),
    scatter(9, 260, 80, withSize(food.blackOlive, 14, 17)),
    scatter(3, 140, 110, withSize(food.basilLeaf, 70, 90)),
  ),
  'pizza-spinaci': bakePizza(
    { cheese: airy },
    scatter(17, 262, 84, withSize(food.spinach, 42, 54)),
    scatter(14, 258, 70, withSize(food.garlic, 12, 16)),
    placeEach(food.friedEgg, '104 596 396'),
    oil,
    food.sprinkle(60, 270, food.blackPepper, 2.4),
  ),
  'pizza-broccoli': bakePizza(
    { cheese: airy },
    scatter(17, 258, 88, withSize(food.broccoli, 38, 50)),
    tomatoes(9),
    scatter(14, 258, 70, withSize(food.garlic, 12, 16)),
    oil,
  ),
  'pizza-carciofi': bakePizza(
    { cheese: airy },
    scatter(17, 252, 88, withSize(food.artichoke, 46, 56)),
    olives(12),
    herbs,
    oil,
  ),
  'pizza-pollo': bakePizza({ cheese: airy }, scatter(18, 250, 86, food.chickenStrip), kernels(22), onions(14), herbs),
  'pizza-salsiccia': bakePizza(
    { cheese: airy },
    scatter(22, 258, 74, withSize(food.sausage, 30, 40)),
    scatter(15, 260, 70, withSize(food.pepper, 34, 46)),
    onions(13),
    oregano,
  ),
  'pizza-parmigiana': bakePizza(
    { cheese: airy },
    scatter(15, 250, 98, withSize(food.aubergine, 56, 66)),
    shavings(9),
    basil(4),
    oil,
  ),
  'pizza-gorgonzola': bakePizza(
    { cheese: airy },
    scatter(14, 258, 94, withSize(food.spinach, 42, 52)),
    scatter(13, 250, 92, withSize(food.gorgonzola, 24, 34)),
    oil,
    food.sprinkle(60, 270, food.blackPepper, 2.4),
  ),
  'pizza-caprese': bakePizza(
    { cheese: airy },
    placeOnRing(9, 205, scaled(food.tomatoSlice, 0.72)),
    placeOnRing(9, 205, scaled(food.mozzarellaSlice, 0.66), FULL_TURN / 18),
    placeAt(scaled(food.tomatoSlice, 0.72), 565, 375),
    placeAt(scaled(food.mozzarellaSlice, 0.66), 640, 430),
    basil(6),
    oil,
    food.sprinkle(50, 250, food.blackPepper, 2.2),
  ),
  'pizza-bufala': bakePizzaWithPools([-6, 4], scatter(12, 240, 92, withSize(food.cherryTomato, 31, 37)), basil(6)),
  'pizza-frutti-di-mare': bakePizza(
    { cheese: { ...airy, browned: 0.6 } },
    scatter(10, 240, 100, withSize(food.squidRing, 32, 40)),
    scatter(8, 235, 110, withSize(food.mussel, 46, 54)),
    scatter(11, 240, 92, withSize(food.shrimp, 38, 46)),
    herbs,
    oil,
  ),
  'pizza-vegana': bakePizza(
    { cheese: { tone: ['#e6ae4e', '#f6dd9e', '#fdf3d4'], browned: 0.5, pools: 40 } },
    scatter(11, 255, 98, withSize(food.broccoli, 34, 44)),
    mushrooms(10),
    scatter(14, 262, 70, withSize(food.pepper, 30, 42)),
    scatter(10, 225, 92, withSize(food.rucola, 96, 124)),
  ),
  calzone,
  'pizza-bambini': bakePizza({ cheese: airy }, salami(11), kernels(34)),
  'pizza-prosciutto-rucola': bakePizza(
    {},
    scatter(8, 225, 118, withSize(food.prosciutto, 84, 100)),
    scatter(6, 230, 120, withSize(food.cherryTomato, 28, 33)),
    scatter(22, 225, 62, withSize(food.rucola, 110, 150)),
    scatter(11, 220, 80, withSize(food.shaving, 34, 50)),
  ),
  'pizza-burrata': bakePizza(
    { cheese: { pools: 20, min: 14, max: 30, gap: 70, thick: 0.5, browned: 0.4 } },
    scatter(16, 252, 84, withSize(food.cherryTomato, 28, 35)),
    food.dripPesto(22, 250),
    placeEach(food.burrataBall, '104 598 398'),
    placeEach(food.basilLeaf, '92 640 330 -40, 80 650 335 30'),
    basil(4),
    oil,
  ),
  'pizza-gamberi': bakePizza(
    { cheese: airy },
    scatter(15, 248, 94, withSize(food.shrimp, 42, 50)),
    scatter(10, 252, 100, withSize(food.courgette, 38, 46)),
    scatter(14, 258, 70, withSize(food.garlic, 12, 16)),
    herbs,
    oil,
  ),
  'pizza-quattro-formaggi': bakePizza(
    { spread: creamSpread, cheese: { tone: ['#e2a445', '#f6dc9c', '#fff3d2'], browned: 1.35, pools: 70 } },
    scatter(15, 255, 92, withSize(food.gorgonzola, 22, 34)),
    food.drizzleOil(40, 280),
    oregano,
  ),
  'pizza-tartufo': bakePizza(
    { spread: creamSpread, cheese: { tone: ['#dca24a', '#f3d896', '#fdf0cf'], pools: 62 } },
    mushrooms(12),
    scatter(17, 250, 84, withSize(food.truffle, 34, 44)),
    shavings(8),
    herbs,
  ),
  'pizza-mortadella': bakePizza(
    { spread: creamSpread, cheese: { tone: ['#e0a850', '#f6dfa4', '#fff5da'], browned: 0.6 } },
    scatter(11, 225, 112, withSize(food.mortadella, 92, 112)),
    scatter(8, 210, 110, withSize(food.cream, 26, 36)),
    food.sprinkle(240, 265, ['#8fae4a', '#7c9a3c', '#a9c266', '#6b8731'], 6),
    basil(4),
  ),
  'pizza-salmone': bakePizza(
    { spread: creamSpread, cheese: { tone: ['#e0a850', '#f6dfa4', '#fff5da'], browned: 0.6 } },
    scatter(11, 225, 112, withSize(food.smokedSalmon, 88, 106)),
    onions(11),
    scatter(12, 240, 92, withSize(food.cream, 20, 30)),
    scatter(10, 235, 96, withSize(food.dill, 44, 56)),
  ),
  'pizza-patate': bakePizza(
    { spread: creamSpread, cheese: { tone: ['#dca24a', '#f3d896', '#fdf0cf'], browned: 0.8 } },
    scatter(24, 262, 76, withSize(food.potatoSlice, 44, 54)),
    scatter(16, 255, 76, food.bacon),
    scatter(9, 235, 104, withSize(food.rosemary, 46, 58)),
    oil,
  ),
} satisfies Record<string, Draw>;
