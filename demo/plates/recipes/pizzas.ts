import { burrataBall, cream, gorgonzola, mozzarellaSlice, shaving } from '../ingredients/cheese.ts';
import type { Melt } from '../ingredients/cheese.ts';
import { blackPepper, parsley, redChili } from '../ingredients/colors.ts';
import { bacon, cookedHam, mortadella, prosciutto, salamiSlice, smokedSalmon } from '../ingredients/cured.ts';
import { friedEgg } from '../ingredients/eggs.ts';
import { pineapple } from '../ingredients/fruit.ts';
import { artichoke, broccoli, caper, corn, garlic, pepperoncino, potatoSlice, truffle } from '../ingredients/garden.ts';
import { basilLeaf, rucola } from '../ingredients/greens.ts';
import { dill, rosemary, spinach } from '../ingredients/herbs.ts';
import { chickenStrip, sausage, tunaFlakes } from '../ingredients/meat.ts';
import { anchovy, mussel, shrimp, squidRing } from '../ingredients/seafood.ts';
import { oiled, pestoDrops, ringsOf, sprinkled } from '../ingredients/seasoning.ts';
import { aubergine, cherryTomato, courgette, tomatoSlice } from '../ingredients/slices.ts';
import { blackOlive, mushroom, onionRing, pepper } from '../ingredients/vegetables.ts';
import type { Draw } from '../studio/easel.ts';
import { FULL_TURN, MID_X, MID_Y } from '../studio/geometry.ts';
import { laid, ringed, sized, small, thrown } from '../studio/layers.ts';
import type { SizedPiece } from '../studio/layers.ts';
import { calzone } from './calzone.ts';
import { basilPairs, creamy, pizza, pizzaWithPools } from './pizza-base.ts';

const salami = (count: number): Draw => thrown(count, 262, 92, sized(salamiSlice, 46, 56));
const ham = (count: number): Draw => thrown(count, 250, 84, sized(cookedHam, 56, 68));
const mushrooms = (count: number): Draw => thrown(count, 258, 84, sized(mushroom, 50, 64));
const onions = (count: number): Draw => thrown(count, 258, 66, sized(onionRing, 22, 46));
const olives = (count: number): Draw => thrown(count, 260, 84, sized(blackOlive, 15, 19));
const tomatoes = (count: number): Draw => thrown(count, 250, 92, sized(cherryTomato, 27, 33));
const basil = (count: number): Draw => thrown(count, 190, 110, sized(basilLeaf, 70, 96));
const shavings = (count: number): Draw => thrown(count, 225, 84, sized(shaving, 34, 48));
const kernels = (count: number): Draw => thrown(count, 262, 44, sized(corn, 11, 14));
/** Cheese that leaves the sauce in sight. */
const airy: Melt = { pools: 44, gap: 54, max: 56 };
const herbs: Draw = sprinkled(110, 285, parsley, 4);
const oregano: Draw = sprinkled(190, 285, ['#5b6d2c', '#46591f', '#73803d'], 3.5);
const oil: Draw = oiled(34, 280);
const chiliRings: Draw = ringsOf(14, 250, 70, 11, redChili);

/** Pieces that keep to one quarter of the pizza. */
function quarter(from: number, count: number, gap: number, piece: SizedPiece): Draw {
  const centre = from + FULL_TURN / 8;
  const [x, y] = [MID_X + Math.cos(centre) * 152, MID_Y + Math.sin(centre) * 152];
  return thrown(count, 104, gap, piece, { x, y });
}

export const pizzaRecipes = {
  'pizza-margherita': pizzaWithPools([8, 6], basilPairs),
  'pizza-marinara': pizza(
    { cheese: { pools: 1, min: 4, max: 6, browned: 0, thick: 0.2 } },
    thrown(34, 262, 56, sized(garlic, 18, 24)),
    oregano,
    oiled(80, 285, '#f0b04a'),
    basil(3),
  ),
  'pizza-salame': pizza(
    {},
    thrown(24, 268, 84, sized(salamiSlice, 48, 60)),
    oiled(46, 280, '#e0702a'),
    sprinkled(90, 290, parsley),
  ),
  'pizza-prosciutto': pizza({ cheese: airy }, ham(15), oil, oregano),
  'pizza-funghi': pizza(
    {},
    thrown(26, 265, 74, sized(mushroom, 54, 70)),
    oiled(24, 280),
    sprinkled(150, 285, parsley, 4),
  ),
  'pizza-prosciutto-funghi': pizza({ cheese: airy }, ham(10), mushrooms(15), oil, herbs),
  'pizza-hawaii': pizza({ cheese: airy }, ham(10), thrown(16, 258, 88, sized(pineapple, 34, 42)), oil),
  'pizza-tonno': pizza(
    {},
    thrown(20, 258, 72, tunaFlakes),
    onions(22),
    thrown(13, 262, 80, sized(blackOlive, 15, 19)),
    herbs,
  ),
  'pizza-napoli': pizza(
    { cheese: airy },
    thrown(11, 235, 100, sized(anchovy, 66, 80)),
    thrown(24, 262, 58, sized(caper, 10, 13)),
    olives(14),
    oregano,
    oil,
  ),
  'pizza-diavola': pizza(
    { cheese: airy },
    salami(19),
    onions(12),
    thrown(9, 240, 96, sized(pepperoncino, 42, 54)),
    chiliRings,
    oiled(60, 285, '#e0602a'),
  ),
  'pizza-capricciosa': pizza(
    { cheese: airy },
    ham(8),
    mushrooms(11),
    thrown(8, 240, 100, sized(artichoke, 40, 48)),
    olives(9),
    oregano,
  ),
  'pizza-quattro-stagioni': pizza(
    { cheese: airy },
    quarter(0, 4, 74, sized(cookedHam, 62, 78)),
    quarter(FULL_TURN / 4, 9, 58, sized(mushroom, 44, 56)),
    quarter(FULL_TURN / 2, 6, 70, sized(artichoke, 40, 48)),
    quarter((3 * FULL_TURN) / 4, 5, 84, sized(salamiSlice, 46, 54)),
    oregano,
    oil,
  ),
  'pizza-verdure': pizza(
    {},
    thrown(11, 250, 100, sized(courgette, 46, 56)),
    thrown(6, 235, 130, sized(aubergine, 52, 62)),
    thrown(22, 268, 60, sized(pepper, 30, 44)),
    thrown(7, 250, 100, sized(cherryTomato, 27, 33)),
    thrown(9, 260, 80, sized(blackOlive, 14, 17)),
    thrown(3, 140, 110, sized(basilLeaf, 70, 90)),
  ),
  'pizza-spinaci': pizza(
    { cheese: airy },
    thrown(17, 262, 84, sized(spinach, 42, 54)),
    thrown(14, 258, 70, sized(garlic, 12, 16)),
    laid(sized(friedEgg, 104), 596, 396),
    oil,
    sprinkled(60, 270, blackPepper, 2.4),
  ),
  'pizza-broccoli': pizza(
    { cheese: airy },
    thrown(17, 258, 88, sized(broccoli, 38, 50)),
    tomatoes(9),
    thrown(14, 258, 70, sized(garlic, 12, 16)),
    oil,
  ),
  'pizza-carciofi': pizza({ cheese: airy }, thrown(17, 252, 88, sized(artichoke, 46, 56)), olives(12), herbs, oil),
  'pizza-pollo': pizza({ cheese: airy }, thrown(18, 250, 86, chickenStrip), kernels(22), onions(14), herbs),
  'pizza-salsiccia': pizza(
    { cheese: airy },
    thrown(22, 258, 74, sized(sausage, 30, 40)),
    thrown(15, 260, 70, sized(pepper, 34, 46)),
    onions(13),
    oregano,
  ),
  'pizza-parmigiana': pizza(
    { cheese: airy },
    thrown(15, 250, 98, sized(aubergine, 56, 66)),
    shavings(9),
    basil(4),
    oil,
  ),
  'pizza-gorgonzola': pizza(
    { cheese: airy },
    thrown(14, 258, 94, sized(spinach, 42, 52)),
    thrown(13, 250, 92, sized(gorgonzola, 24, 34)),
    oil,
    sprinkled(60, 270, blackPepper, 2.4),
  ),
  'pizza-caprese': pizza(
    { cheese: airy },
    ringed(9, 205, small(tomatoSlice, 0.72)),
    ringed(9, 205, small(mozzarellaSlice, 0.66), FULL_TURN / 18),
    laid(small(tomatoSlice, 0.72), 565, 375),
    laid(small(mozzarellaSlice, 0.66), 640, 430),
    basil(6),
    oil,
    sprinkled(50, 250, blackPepper, 2.2),
  ),
  'pizza-bufala': pizzaWithPools([-6, 4], thrown(12, 240, 92, sized(cherryTomato, 31, 37)), basil(6)),
  'pizza-frutti-di-mare': pizza(
    { cheese: { ...airy, browned: 0.6 } },
    thrown(10, 240, 100, sized(squidRing, 32, 40)),
    thrown(8, 235, 110, sized(mussel, 46, 54)),
    thrown(11, 240, 92, sized(shrimp, 38, 46)),
    herbs,
    oil,
  ),
  'pizza-vegana': pizza(
    { cheese: { tone: ['#e6ae4e', '#f6dd9e', '#fdf3d4'], browned: 0.5, pools: 40 } },
    thrown(11, 255, 98, sized(broccoli, 34, 44)),
    mushrooms(10),
    thrown(14, 262, 70, sized(pepper, 30, 42)),
    thrown(10, 225, 92, sized(rucola, 96, 124)),
  ),
  calzone,
  'pizza-bambini': pizza({ cheese: airy }, salami(11), kernels(34)),
  'pizza-prosciutto-rucola': pizza(
    {},
    thrown(8, 225, 118, sized(prosciutto, 84, 100)),
    thrown(6, 230, 120, sized(cherryTomato, 28, 33)),
    thrown(22, 225, 62, sized(rucola, 110, 150)),
    thrown(11, 220, 80, sized(shaving, 34, 50)),
  ),
  'pizza-burrata': pizza(
    { cheese: { pools: 20, min: 14, max: 30, gap: 70, thick: 0.5, browned: 0.4 } },
    thrown(16, 252, 84, sized(cherryTomato, 28, 35)),
    pestoDrops(22, 250),
    laid(sized(burrataBall, 104), 598, 398),
    laid(sized(basilLeaf, 92), 640, 330, -40),
    laid(sized(basilLeaf, 80), 650, 335, 30),
    basil(4),
    oil,
  ),
  'pizza-gamberi': pizza(
    { cheese: airy },
    thrown(15, 248, 94, sized(shrimp, 42, 50)),
    thrown(10, 252, 100, sized(courgette, 38, 46)),
    thrown(14, 258, 70, sized(garlic, 12, 16)),
    herbs,
    oil,
  ),
  'pizza-quattro-formaggi': pizza(
    {
      spread: creamy,
      cheese: { tone: ['#e2a445', '#f6dc9c', '#fff3d2'], browned: 1.35, pools: 70 },
    },
    thrown(15, 255, 92, sized(gorgonzola, 22, 34)),
    oiled(40, 280),
    oregano,
  ),
  'pizza-tartufo': pizza(
    { spread: creamy, cheese: { tone: ['#dca24a', '#f3d896', '#fdf0cf'], pools: 62 } },
    mushrooms(12),
    thrown(17, 250, 84, sized(truffle, 34, 44)),
    shavings(8),
    herbs,
  ),
  'pizza-mortadella': pizza(
    { spread: creamy, cheese: { tone: ['#e0a850', '#f6dfa4', '#fff5da'], browned: 0.6 } },
    thrown(11, 225, 112, sized(mortadella, 92, 112)),
    thrown(8, 210, 110, sized(cream, 26, 36)),
    sprinkled(240, 265, ['#8fae4a', '#7c9a3c', '#a9c266', '#6b8731'], 6),
    basil(4),
  ),
  'pizza-salmone': pizza(
    { spread: creamy, cheese: { tone: ['#e0a850', '#f6dfa4', '#fff5da'], browned: 0.6 } },
    thrown(11, 225, 112, sized(smokedSalmon, 88, 106)),
    onions(11),
    thrown(12, 240, 92, sized(cream, 20, 30)),
    thrown(10, 235, 96, sized(dill, 44, 56)),
  ),
  'pizza-patate': pizza(
    { spread: creamy, cheese: { tone: ['#dca24a', '#f3d896', '#fdf0cf'], browned: 0.8 } },
    thrown(24, 262, 76, sized(potatoSlice, 44, 54)),
    thrown(16, 255, 76, bacon),
    thrown(9, 235, 104, sized(rosemary, 46, 58)),
    oil,
  ),
} satisfies Record<string, Draw>;
