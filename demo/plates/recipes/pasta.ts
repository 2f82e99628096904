import { cream, gorgonzola, shaving } from '../ingredients/cheese.ts';
import { blackPepper, parsley, redChili } from '../ingredients/colors.ts';
import { bacon } from '../ingredients/cured.ts';
import { lemonWedge } from '../ingredients/fruit.ts';
import { broccoli, carrotSlice, garlic, peas, pineNut, truffle } from '../ingredients/garden.ts';
import { basilLeaf } from '../ingredients/greens.ts';
import { dill, rosemary, sage } from '../ingredients/herbs.ts';
import { braisedBeef, chickenStrip, hamCube, meatball, mince } from '../ingredients/meat.ts';
import { clam, salmonCube } from '../ingredients/seafood.ts';
import { oiled, pestoDrops, ringsOf, sprinkled } from '../ingredients/seasoning.ts';
import { fusilli, palePenne, penne, ravioli, rigatoni, tortellini } from '../ingredients/shapes.ts';
import { aubergine, cherryTomato, tomatoPiece } from '../ingredients/slices.ts';
import { mushroom, onionRing } from '../ingredients/vegetables.ts';
import type { Draw } from '../studio/easel.ts';
import { MID_Y } from '../studio/geometry.ts';
import { laid, sized, thrown } from '../studio/layers.ts';
import type { SizedPiece } from '../studio/layers.ts';
import { ground, heapShadow, onPlate, served } from '../studio/serving.ts';
import {
  basilCrown,
  butterPool,
  creamBed,
  creamSauce,
  creamyNoodles,
  glazeOver,
  grated,
  pastaPlate,
  pestoBed,
  sauceBed,
  sauceOnTop,
  sauceSplash,
  spaghetti,
  tagliatelle,
  wheatNoodles,
  yolk,
} from './pasta-base.ts';

const RAGU = '#8f3a16';

const basil = (count: number, reach = 170): Draw => thrown(count, reach, 92, sized(basilLeaf, 60, 86));
const shavings = (count: number): Draw => thrown(count, 165, 66, sized(shaving, 28, 42));
const minced: Draw = thrown(46, 110, 22, sized(mince, 9, 16), { y: MID_Y - 4 });
const tomatoHalves = (count: number): Draw => thrown(count, 195, 84, sized(cherryTomato, 28, 34));
const greens: Draw = sprinkled(100, 215, parsley, 5);
const chiliRings: Draw = ringsOf(16, 190, 60, 12, redChili);

/** A nest on its plate: its shadow, the ground under it, the noodles, then what is on it. */
const nestPlate = (noodles: Draw, ...layers: readonly Draw[]): Draw =>
  served(pastaPlate, heapShadow(), ground(205, '#a36a22'), noodles, ...layers);
const darkPlate = { ...pastaPlate, crockery: onPlate('charcoal') };

/** Short pasta: some in the sauce, some on top of it. */
function shortPasta(bed: Draw, shape: SizedPiece, splash: Draw, ...layers: readonly Draw[]): Draw {
  return served(
    { ...pastaPlate, move: [4, 8] },
    bed,
    thrown(58, 212, 40, shape),
    splash,
    thrown(24, 175, 50, shape),
    ...layers,
  );
}

export const pastaRecipes = {
  'spaghetti-pomodoro': served(
    { ...pastaPlate, move: [6, 4] },
    heapShadow(),
    ground(205, '#a34a12'),
    spaghetti(wheatNoodles),
    sauceOnTop(),
    thrown(12, 84, 34, sized(tomatoPiece, 11, 22), { y: MID_Y - 4 }),
    sprinkled(60, 180, ['#fff6da', '#fdf0c8', '#f3e2ae'], 6),
    basilCrown,
  ),
  'spaghetti-bolognese': nestPlate(
    spaghetti(wheatNoodles),
    sauceOnTop(RAGU),
    sauceOnTop(RAGU),
    minced,
    thrown(16, 100, 40, sized(carrotSlice, 9, 12)),
    grated,
    shavings(4),
    laid(sized(basilLeaf, 96), 596, 396, -40),
    laid(sized(basilLeaf, 82), 600, 392, 50),
  ),
  'spaghetti-carbonara': served(
    { ...darkPlate, move: [-6, 4] },
    heapShadow(236, '#000'),
    ground(205, '#a5722c'),
    spaghetti(creamyNoodles),
    thrown(24, 205, 52, bacon),
    sprinkled(90, 220, ['#fff8e2', '#fdf0cd'], 5),
    yolk,
    sprinkled(170, 230, blackPepper, 2.8),
    sprinkled(34, 200, parsley, 5),
  ),
  'spaghetti-aglio-olio': nestPlate(
    spaghetti(wheatNoodles),
    thrown(30, 190, 46, sized(garlic, 15, 20)),
    ringsOf(24, 200, 48, 13, redChili),
    sprinkled(170, 220, parsley, 6),
    oiled(60, 215, '#f2b83c'),
  ),
  'spaghetti-vongole': nestPlate(
    spaghetti(creamyNoodles),
    thrown(9, 185, 118, sized(clam, 52, 60)),
    thrown(11, 190, 70, sized(garlic, 12, 16)),
    tomatoHalves(5),
    sprinkled(150, 220, parsley, 6),
    chiliRings,
  ),
  'spaghetti-polpette': nestPlate(
    spaghetti(wheatNoodles),
    sauceOnTop(),
    sauceOnTop(),
    laid(sized(meatball, 60), 524, 318),
    laid(sized(meatball, 58), 672, 326),
    laid(sized(meatball, 60), 500, 466),
    laid(sized(meatball, 62), 668, 480),
    glazeOver,
    grated,
    laid(sized(basilLeaf, 84), 610, 380, -30),
    laid(sized(basilLeaf, 72), 612, 376, 60),
  ),
  'penne-arrabbiata': shortPasta(
    sauceBed(),
    penne,
    sauceSplash(),
    chiliRings,
    greens,
    thrown(9, 150, 60, sized(shaving, 28, 40)),
  ),
  'penne-quattro-formaggi': served(
    { ...darkPlate, move: [4, 8] },
    creamBed('#f3d89c'),
    thrown(58, 212, 40, palePenne),
    creamSauce(56, 215, '#faeac0'),
    thrown(22, 170, 54, palePenne),
    creamSauce(24, 190, '#fdf3d8', 8, 22),
    thrown(9, 170, 76, sized(gorgonzola, 18, 26)),
    shavings(6),
    sprinkled(110, 210, blackPepper, 2.8),
    sprinkled(30, 190, parsley, 5),
  ),
  'penne-pollo': shortPasta(
    creamBed(),
    palePenne,
    creamSauce(40, 210),
    thrown(14, 200, 82, chickenStrip),
    thrown(8, 200, 110, sized(broccoli, 40, 48)),
    tomatoHalves(7),
    sprinkled(60, 210, blackPepper, 2.6),
  ),
  'penne-salmone': shortPasta(
    creamBed('#f8dcb4'),
    palePenne,
    creamSauce(40, 210, '#fce6c6'),
    thrown(13, 195, 84, sized(salmonCube, 28, 36)),
    thrown(13, 200, 72, sized(dill, 44, 56)),
    laid(lemonWedge, 766, 320, 50),
    sprinkled(60, 210, blackPepper, 2.6),
  ),
  'rigatoni-amatriciana': shortPasta(
    sauceBed(),
    rigatoni,
    sauceSplash(),
    thrown(20, 200, 56, bacon),
    thrown(10, 195, 76, sized(onionRing, 24, 36)),
    grated,
    shavings(6),
    laid(sized(basilLeaf, 84), 600, 400, -40),
  ),
  'rigatoni-norma': shortPasta(
    sauceBed(),
    rigatoni,
    sauceSplash(),
    thrown(9, 190, 100, sized(aubergine, 46, 54)),
    thrown(14, 180, 64, sized(cream, 13, 19)),
    basil(6),
  ),
  'fusilli-pesto': served(
    { ...pastaPlate, move: [4, 8] },
    pestoBed,
    thrown(58, 212, 40, fusilli(['#c9c25a', '#b9b648', '#d8cd6c', '#a9ab40'])),
    pestoDrops(34, 205),
    thrown(22, 175, 54, fusilli(['#d8cd6c', '#cfc661', '#e3d67c'])),
    thrown(24, 195, 46, sized(pineNut, 12, 14)),
    tomatoHalves(6),
    shavings(6),
    basil(4, 120),
  ),
  'tagliatelle-funghi': nestPlate(
    tagliatelle(),
    creamSauce(30, 170),
    thrown(10, 185, 104, sized(mushroom, 54, 68)),
    sprinkled(130, 215, parsley, 6),
    shavings(5),
    sprinkled(60, 210, blackPepper, 2.6),
  ),
  'tagliatelle-ragu': nestPlate(
    tagliatelle(),
    sauceOnTop(RAGU),
    sauceOnTop(RAGU),
    minced,
    thrown(9, 110, 60, sized(braisedBeef, 24, 34)),
    grated,
    shavings(5),
    laid(sized(rosemary, 70), 640, 360, -30),
  ),
  'tagliatelle-tartufo': served(
    darkPlate,
    heapShadow(236, '#000'),
    ground(205, '#a5722c'),
    tagliatelle(),
    creamSauce(20, 160, '#fdf0cc', 8, 20),
    thrown(15, 185, 78, sized(truffle, 36, 48)),
    shavings(7),
    sprinkled(60, 210, blackPepper, 2.6),
    sprinkled(40, 200, parsley, 5),
  ),
  'ravioli-ricotta': served(
    { ...pastaPlate, zoom: 1.26 },
    butterPool,
    thrown(13, 205, 108, ravioli),
    thrown(5, 90, 112, ravioli),
    oiled(70, 230, '#e9a93a'),
    thrown(9, 190, 92, sized(sage, 40, 52)),
    shavings(8),
    sprinkled(50, 210, blackPepper, 2.6),
  ),
  'tortellini-panna': served(
    { ...pastaPlate, move: [4, 6] },
    creamBed('#f8e6bf'),
    thrown(34, 210, 62, tortellini),
    creamSauce(34, 205, '#fdf2d6'),
    thrown(16, 175, 74, tortellini),
    thrown(16, 200, 60, sized(hamCube, 14, 19)),
    thrown(26, 205, 48, sized(peas, 10, 12)),
    sprinkled(60, 210, blackPepper, 2.6),
    sprinkled(40, 200, parsley, 5),
  ),
} satisfies Record<string, Draw>;
