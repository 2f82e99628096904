import * as food from '../ingredients/index.ts';
import { MID_Y, placeAt, placeEach, scatter, withSize, type Draw, type SizedPiece } from '../canvas/index.ts';
import { drawGround, drawHeapShadow, onPlate, serve } from '../tableware/serving.ts';
import * as base from './pasta-base.ts';

const RAGU = '#8f3a16';

const basil = (count: number, reach = 170): Draw => scatter(count, reach, 92, withSize(food.basilLeaf, 60, 86));
const shavings = (count: number): Draw => scatter(count, 165, 66, withSize(food.shaving, 28, 42));
const minced: Draw = scatter(46, 110, 22, withSize(food.mince, 9, 16), { y: MID_Y - 4 });
const tomatoHalves = (count: number): Draw => scatter(count, 195, 84, withSize(food.cherryTomato, 28, 34));
const greens: Draw = food.sprinkle(100, 215, food.parsley, 5);
const chiliRings: Draw = food.scatterRings(16, 190, 60, 12, food.redChili);

/** A nest of noodles on its plate with layers on top. */
export const serveNest = (noodles: Draw, ...layers: readonly Draw[]): Draw =>
  serve(base.pastaPlate, drawHeapShadow(), drawGround(205, '#a36a22'), noodles, ...layers);
const darkPlate = { ...base.pastaPlate, crockery: onPlate('charcoal') };

/** Short pasta, partly in the sauce and partly on top. */
export function serveShortPasta(bed: Draw, shape: SizedPiece, splash: Draw, ...layers: readonly Draw[]): Draw {
  return serve(
    { ...base.pastaPlate, move: [4, 8] },
    bed,
    scatter(58, 212, 40, shape),
    splash,
    scatter(24, 175, 50, shape),
    ...layers,
  );
}

export const pastaRecipes = {
  'spaghetti-pomodoro': serve(
    { ...base.pastaPlate, move: [6, 4] },
    drawHeapShadow(),
    drawGround(205, '#a34a12'),
    base.twirlSpaghetti(base.wheatNoodles),
    base.sauceOnTop(),
    scatter(12, 84, 34, withSize(food.tomatoPiece, 11, 22), { y: MID_Y - 4 }),
    food.sprinkle(60, 180, ['#fff6da', '#fdf0c8', '#f3e2ae'], 6),
    base.basilCrown,
  ),
  'spaghetti-bolognese': serveNest(
    base.twirlSpaghetti(base.wheatNoodles),
    base.sauceOnTop(RAGU),
    base.sauceOnTop(RAGU),
    minced,
    scatter(16, 100, 40, withSize(food.carrotSlice, 9, 12)),
    base.grated,
    shavings(4),
    placeEach(food.basilLeaf, '96 596 396 -40, 82 600 392 50'),
  ),
  'spaghetti-carbonara': serve(
    { ...darkPlate, move: [-6, 4] },
    drawHeapShadow(236, '#000'),
    drawGround(205, '#a5722c'),
    base.twirlSpaghetti(base.creamyNoodles),
    scatter(24, 205, 52, food.bacon),
    food.sprinkle(90, 220, ['#fff8e2', '#fdf0cd'], 5),
    base.yolk,
    food.sprinkle(170, 230, food.blackPepper, 2.8),
    food.sprinkle(34, 200, food.parsley, 5),
  ),
  'spaghetti-aglio-olio': serveNest(
    base.twirlSpaghetti(base.wheatNoodles),
    scatter(30, 190, 46, withSize(food.garlic, 15, 20)),
    food.scatterRings(24, 200, 48, 13, food.redChili),
    food.sprinkle(170, 220, food.parsley, 6),
    food.drizzleOil(60, 215, '#f2b83c'),
  ),
  'spaghetti-vongole': serveNest(
    base.twirlSpaghetti(base.creamyNoodles),
    scatter(9, 185, 118, withSize(food.clam, 52, 60)),
    scatter(11, 190, 70, withSize(food.garlic, 12, 16)),
    tomatoHalves(5),
    food.sprinkle(150, 220, food.parsley, 6),
    chiliRings,
  ),
  'spaghetti-polpette': serveNest(
    base.twirlSpaghetti(base.wheatNoodles),
    base.sauceOnTop(),
    base.sauceOnTop(),
    placeEach(food.meatball, '60 524 318, 58 672 326, 60 500 466, 62 668 480'),
    base.glazeOver,
    base.grated,
    placeEach(food.basilLeaf, '84 610 380 -30, 72 612 376 60'),
  ),
  'penne-arrabbiata': serveShortPasta(
    base.sauceBed(),
    food.penne,
    base.sauceSplash(),
    chiliRings,
    greens,
    scatter(9, 150, 60, withSize(food.shaving, 28, 40)),
  ),
  'penne-quattro-formaggi': serve(
    { ...darkPlate, move: [4, 8] },
    base.creamBed('#f3d89c'),
    scatter(58, 212, 40, food.palePenne),
    base.creamSauce(56, 215, '#faeac0'),
    scatter(22, 170, 54, food.palePenne),
    base.creamSauce(24, 190, '#fdf3d8', 8, 22),
    scatter(9, 170, 76, withSize(food.gorgonzola, 18, 26)),
    shavings(6),
    food.sprinkle(110, 210, food.blackPepper, 2.8),
    food.sprinkle(30, 190, food.parsley, 5),
  ),
  'penne-pollo': serveShortPasta(
    base.creamBed(),
    food.palePenne,
    base.creamSauce(40, 210),
    scatter(14, 200, 82, food.chickenStrip),
    scatter(8, 200, 110, withSize(food.broccoli, 40, 48)),
    tomatoHalves(7),
    food.sprinkle(60, 210, food.blackPepper, 2.6),
  ),
  'penne-salmone': serveShortPasta(
    base.creamBed('#f8dcb4'),
    food.palePenne,
    base.creamSauce(40, 210, '#fce6c6'),
    scatter(13, 195, 84, withSize(food.salmonCube, 28, 36)),
    scatter(13, 200, 72, withSize(food.dill, 44, 56)),
    placeAt(food.lemonWedge, 766, 320, 50),
    food.sprinkle(60, 210, food.blackPepper, 2.6),
  ),
  'rigatoni-amatriciana': serveShortPasta(
    base.sauceBed(),
    food.rigatoni,
    base.sauceSplash(),
    scatter(20, 200, 56, food.bacon),
    scatter(10, 195, 76, withSize(food.onionRing, 24, 36)),
    base.grated,
    shavings(6),
    placeEach(food.basilLeaf, '84 600 400 -40'),
  ),
  'rigatoni-norma': serveShortPasta(
    base.sauceBed(),
    food.rigatoni,
    base.sauceSplash(),
    scatter(9, 190, 100, withSize(food.aubergine, 46, 54)),
    scatter(14, 180, 64, withSize(food.cream, 13, 19)),
    basil(6),
  ),
  'fusilli-pesto': serve(
    { ...base.pastaPlate, move: [4, 8] },
    base.pestoBed,
    scatter(58, 212, 40, food.fusilli(['#c9c25a', '#b9b648', '#d8cd6c', '#a9ab40'])),
    food.dripPesto(34, 205),
    scatter(22, 175, 54, food.fusilli(['#d8cd6c', '#cfc661', '#e3d67c'])),
    scatter(24, 195, 46, withSize(food.pineNut, 12, 14)),
    tomatoHalves(6),
    shavings(6),
    basil(4, 120),
  ),
  'tagliatelle-funghi': serveNest(
    base.twirlTagliatelle(),
    base.creamSauce(30, 170),
    scatter(10, 185, 104, withSize(food.mushroom, 54, 68)),
    food.sprinkle(130, 215, food.parsley, 6),
    shavings(5),
    food.sprinkle(60, 210, food.blackPepper, 2.6),
  ),
  'tagliatelle-ragu': serveNest(
    base.twirlTagliatelle(),
    base.sauceOnTop(RAGU),
    base.sauceOnTop(RAGU),
    minced,
    scatter(9, 110, 60, withSize(food.braisedBeef, 24, 34)),
    base.grated,
    shavings(5),
    placeEach(food.rosemary, '70 640 360 -30'),
  ),
  'tagliatelle-tartufo': serve(
    darkPlate,
    drawHeapShadow(236, '#000'),
    drawGround(205, '#a5722c'),
    base.twirlTagliatelle(),
    base.creamSauce(20, 160, '#fdf0cc', 8, 20),
    scatter(15, 185, 78, withSize(food.truffle, 36, 48)),
    shavings(7),
    food.sprinkle(60, 210, food.blackPepper, 2.6),
    food.sprinkle(40, 200, food.parsley, 5),
  ),
  'ravioli-ricotta': serve(
    { ...base.pastaPlate, zoom: 1.26 },
    base.butterPool,
    scatter(13, 205, 108, food.ravioli),
    scatter(5, 90, 112, food.ravioli),
    food.drizzleOil(70, 230, '#e9a93a'),
    scatter(9, 190, 92, withSize(food.sage, 40, 52)),
    shavings(8),
    food.sprinkle(50, 210, food.blackPepper, 2.6),
  ),
  'tortellini-panna': serve(
    { ...base.pastaPlate, move: [4, 6] },
    base.creamBed('#f8e6bf'),
    scatter(34, 210, 62, food.tortellini),
    base.creamSauce(34, 205, '#fdf2d6'),
    scatter(16, 175, 74, food.tortellini),
    scatter(16, 200, 60, withSize(food.hamCube, 14, 19)),
    scatter(26, 205, 48, withSize(food.peas, 10, 12)),
    food.sprinkle(60, 210, food.blackPepper, 2.6),
    food.sprinkle(40, 200, food.parsley, 5),
  ),
} satisfies Record<string, Draw>;
