import * as food from '../ingredients/index.ts';
import { drawLiquid, drawPlateShape } from '../tableware/crockery.ts';
import { drawTimes, placeEach, smoothPath, tracePath, type Canvas, type Draw, type Point } from '../canvas/index.ts';
import { drawGround, drawHeapShadow, shadeBowl, onPlate, serve, type Serving } from '../tableware/serving.ts';

/** A glass bowl for ice cream: light gathers in its wall. */
const drawIceBowl =
  (radius: number): Draw =>
  (canvas) => {
    const wall = canvas.radial('0 #fff .1, .8 #fff .14, .9 #fff .5, .96 #8fa3a6 .35, 1 #fff .75');
    return `<circle cx="622" cy="430" r="${radius}" fill="#1f0d03" opacity=".36" filter="${canvas.blur(22)}"/><circle cx="600" cy="400" r="${radius}" fill="#eef3f2" opacity=".42"/><circle cx="600" cy="400" r="${radius}" fill="${wall}"/><circle cx="600" cy="400" r="${radius}" fill="none" stroke="#fff" stroke-width="4" opacity=".9"/><path d="M${600 - radius * 0.9} 330A${radius * 0.93} ${radius * 0.93} 0 0 1 520 ${400 - radius * 0.88}" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".7" filter="${canvas.blur(5)}"/>`;
  };
const inGlass: Serving = {
  table: 'clay',
  crockery: (canvas) => drawPlateShape(canvas, 356, 'white', 0.86) + drawIceBowl(270)(canvas),
  zoom: 1.22,
};

const pour =
  (color: string, path: string): Draw =>
  (canvas) =>
    canvas.light('relief 9 8, gloss .7 26, ragged 14, goo 4, drop 4 4 .4, pad .1, low .6 .42 .36')(
      path,
      ` fill="${color}"`,
    );
const pourBlobs =
  (places: readonly (readonly [number, number, number])[], color: string): Draw =>
  (canvas) =>
    pour(
      color,
      places.map(([x, y, r]) => `<path d="${canvas.blob(x, y, r, { wobble: 0.4, n: 14 })}"/>`).join(''),
    )(canvas);

/** Vanilla ice cream in strands, like a plate of spaghetti. */
const iceStrands: Draw = food.windNest({
  radius: 240,
  count: 170,
  width: 15,
  tones: ['#e3bf74 #fbe8b4 #fffaea', '#dcb568 #f7dea2 #fff6dc'],
  loose: 0.9,
  shadow: 0.22,
});

export const iceRecipes = {
  'gelato-misto': serve(
    inGlass,
    placeEach(food.wafer, '150 720 250 -52'),
    placeEach(food.vanilla, '118 520 330'),
    placeEach(food.chocolate, '116 694 384'),
    placeEach(food.strawberryIce, '118 570 500'),
    placeEach(food.strawberry, '46 744 530 30'),
    placeEach(food.mint, '60 600 400 -20'),
  ),
  affogato: serve(
    inGlass,
    (canvas) => drawLiquid(canvas, 232, ['#6b3a18', '#4a240d', '#2a1206'], { surface: 'gloss .4' }),
    shadeBowl(234),
    placeEach(food.vanilla, '132 560 390, 108 690 450'),
    pourBlobs(
      [
        [600, 330, 34],
        [640, 400, 40],
        [560, 440, 26],
        [690, 480, 24],
      ],
      '#4a240d',
    ),
    placeEach(food.coffeeBean, '20 540 350 30, 20 580 368 -30, 20 548 400 80'),
  ),
  spaghettieis: serve(
    { table: 'clay', crockery: onPlate('white', 356, 0.8), zoom: 1.28 },
    drawHeapShadow(240),
    drawGround(200, '#f7efdc'),
    iceStrands,
    pourBlobs(
      [
        [560, 370, 58],
        [640, 380, 62],
        [600, 440, 64],
        [680, 450, 34],
        [520, 450, 30],
        [600, 320, 34],
      ],
      '#c9182f',
    ),
    food.sprinkle(90, 160, ['#fffdf6', '#fbf2dc', '#f3e4c0'], 8),
    placeEach(food.strawberry, '50 800 300 40, 46 396 520 -30'),
  ),
  'sorbetto-limone': serve(
    inGlass,
    placeEach(food.lemonIce, '128 526 350, 122 686 420, 118 560 510'),
    placeEach(food.lemonHalf, '62 716 280 20'),
    placeEach(food.mint, '70 600 420 -30'),
    food.sprinkle(50, 190, ['#f3d84a', '#e3c22e'], 5),
  ),
  'gebackene-banane': serve(
    { table: 'slate', crockery: onPlate('charcoal', 358, 0.82), zoom: 1.2 },
    placeEach(bananaFritter, '116 480 290 -20, 116 510 410 -14, 116 540 530 -24'),
    honey,
    food.sprinkle(120, 240, ['#fff8e6', '#f3e2bd'], 4),
    placeEach(food.vanilla, '108 770 400'),
    placeEach(food.mint, '58 790 340 -20'),
  ),
  'mango-sticky-rice': serve(
    { table: 'slate', crockery: onPlate('blue', 358, 0.82), zoom: 1.2 },
    food.heapRice(470, 390, 150, 520),
    pour('#fffaf0', '<path d="M380 330Q450 290 540 330Q580 400 520 450Q470 520 420 470Q360 420 380 330Z"/>'),
    food.sprinkle(60, 110, ['#2a2019', '#f3e2bd'], 4, { x: 470, y: 390 }),
    mangoFan,
    placeEach(food.mint, '64 600 560 20'),
  ),
} satisfies Record<string, Draw>;

function bananaFritter(canvas: Canvas, x: number, y: number, size: number, turn: number): string {
  const outline = tracePath(size, '-1.4 .1, -.8 -.34, 0 -.44, .9 -.3, 1.4 .14, .8 .36, 0 .28, -.8 .38');
  const light = canvas.light('crisp, relief 30 16, gloss .4, grain .18, ragged 8 .05, drop 13 10, low .68 .46 .24');
  const art = `<path d="${outline}" fill="${canvas.linear('0 #f9cf74, .5 #eeb048, 1 #bd7420', { x1: 0, y1: 0, x2: 0, y2: 1 })}"/>`;
  return light(canvas.place(x, y, turn, 1, art));
}

function honey(canvas: Canvas): string {
  const drizzle = Array.from({ length: 15 }, (_, index): Point => [
    360 + index * 20 + canvas.random(-6, 6),
    (index % 2 ? 585 : 235) + canvas.random(-16, 16),
  ]);
  return canvas.light('relief 7 3, gloss .8 24, drop 4 3 .4, pad .1, low .74 .5 .2')(
    `<path d="${smoothPath(drizzle, false)}" fill="none" stroke="#e8a11c" stroke-width="9" stroke-linecap="round"/>`,
  );
}

function mangoFan(canvas: Canvas): string {
  return drawTimes(7, (index) => {
    const light = canvas.light('wet, relief 13 9, mottle .14, low .8 .56 .28');
    const art = `<path d="M-118 8Q-30 -46 110 -16Q130 6 100 22Q-20 40 -118 8Z" fill="${canvas.linear('0 #ffdf70, .6 #fdb833, 1 #f0901c')}"/>`;
    return light(canvas.place(720 + index * 9, 250 + index * 46, -18 + index * 5, 1, art));
  });
}
