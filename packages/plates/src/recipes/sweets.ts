import * as food from '../ingredients/index.ts';
import type { Glaze } from '../tableware/crockery.ts';
import { drawBlobs, drawTimes, MID_X, MID_Y, placeEach, type Draw } from '../canvas/index.ts';
import { onPlate, serve, type Serving } from '../tableware/serving.ts';

const TILT = -14;
const cocoaSlab: Draw = (canvas) =>
  canvas.light('grain .7 .12, mottle .3 .06, drop 18 14 .5, pad .1')(
    `<path transform="translate(${MID_X} ${MID_Y}) rotate(${TILT})" d="M-226 -226H226V226H-226Z" fill="#5b331a"/>`,
  );
const cocoaTufts: Draw = (canvas) =>
  drawTimes(16, (index) => {
    const [u, v] = [((index % 4) - 1.5) * 108, (Math.floor(index / 4) - 1.5) * 108];
    const [cos, sin] = [Math.cos(TILT / 57.3), Math.sin(TILT / 57.3)];
    return food.cocoaTuft(canvas, MID_X + u * cos - v * sin, MID_Y + u * sin + v * cos, 0);
  });
const cocoaOnPlate: Draw = (canvas) =>
  canvas.group(
    canvas.spotFilter('#5a3219', { at: 0.34, from: 0.62, hard: 8, octaves: 2 }),
    `<path d="${canvas.blob(620, 420, 300, { wobble: 0.1, n: 20 })}"/>`,
    ' opacity=".5"',
  );

const berrySauce: Draw = (canvas) => {
  const pool = `<path d="${canvas.blob(606, 408, 236, { wobble: 0.14, n: 18 })}"/>`;
  const splashes = drawBlobs(canvas, canvas.scatter(12, 285, 60, { inner: 240 }), [6, 15], { wobble: 0.2 });
  return canvas.light(
    'relief 7 9, gloss .45 34, grain .22 .012, mottle .24 .012, ragged 16, goo 4, drop 4 5 .35, pad .1, low .66 .34 .4',
  )(pool + splashes, ' fill="#b3173a"');
};
const unmoulded: Draw = (canvas) =>
  canvas.light('relief 40 24, gloss .36 20, drop 16 12, pad .1, low .84 .76 .66')(
    `<path d="${canvas.disc(150, { wobble: 0.015, n: 24, jitter: 0.3 })}" fill="${canvas.radial('0 #fffaf0, .8 #fbf1de, 1 #ecdcc0')}"/>`,
  );
const sauceOnCream: Draw = (canvas) =>
  canvas.light('relief 9 7, gloss .6 28, ragged 10, goo 4, drop 4 4 .35, pad .1, low .62 .3 .36')(
    `<path d="${canvas.disc(74, { wobble: 0.3, n: 12 })}"/>`,
    ' fill="#b3173a"',
  );

const siftSugar =
  (reach: number): Draw =>
  (canvas) =>
    canvas.group(
      canvas.spotFilter('#fffdf8', { at: 0.34, from: 0.5, hard: 7, octaves: 2 }),
      `<path d="${canvas.disc(reach, { wobble: 0.1, n: 20 })}" fill="${canvas.radial('0 #fff, .6 #fff .8, 1 #fff 0')}"/>`,
      ' opacity=".85"',
    );

const fondant: Draw = (canvas) => {
  const cake = canvas.light('baked, relief 34 20, gloss .2, grain .8 .06, drop 18 13, pad .1, low .5 .42 .38')(
    `<path d="${canvas.blob(570, 390, 150, { wobble: 0.02, n: 24 })}" fill="${canvas.radial('0 #6b3d22, .7 #54301b, 1 #351b0d')}"/>`,
  );
  const heart = canvas.light('relief 10 9, gloss .75 26, ragged 12, goo 4, drop 3 4, pad .1, low .5 .4 .36')(
    `<path d="${canvas.blob(590, 410, 74, { wobble: 0.24, n: 12 })}"/><path d="M590 430Q680 460 720 540Q690 580 640 540Q600 490 570 450Z"/>`,
    ' fill="#3a1a0c"',
  );
  return cake + sugarOnCake(canvas) + heart;
};
const sugarOnCake: Draw = (canvas) =>
  canvas.group(
    canvas.spotFilter('#fff8ee', { at: 0.3, from: 0.52, hard: 7, octaves: 2 }),
    `<circle cx="560" cy="376" r="136" fill="${canvas.radial('0 #fff, .7 #fff .8, 1 #fff 0')}"/>`,
    ' opacity=".8"',
  );
const dessertPlate = (glaze: Glaze): Serving => ({ table: 'clay', crockery: onPlate(glaze, 358, 0.82), zoom: 1.22 });

export const sweetRecipes = {
  tiramisu: serve(
    { table: 'clay', crockery: onPlate('cream', 364, 0.84), zoom: 1.2, move: [0, 4] },
    cocoaOnPlate,
    cocoaSlab,
    cocoaTufts,
    placeEach(food.coffeeBean, '22 862 250 30, 22 892 294 -20, 22 846 292 80'),
  ),
  'panna-cotta': serve(
    { ...dessertPlate('white'), crockery: onPlate('white', 352, 0.8) },
    berrySauce,
    unmoulded,
    sauceOnCream,
    placeEach(food.raspberry, '40 574 392, 36 648 420'),
    placeEach(food.blueberry, '27 618 354'),
    placeEach(food.raspberry, '38 410 520'),
    placeEach(food.blueberry, '26 458 558, 27 806 312'),
    placeEach(food.mint, '62 600 440 60'),
  ),
  cannoli: serve(
    dessertPlate('blue'),
    placeEach(food.cannolo, '108 580 270 -20, 108 600 400 -14, 108 620 530 -22'),
    siftSugar(290),
    food.sprinkle(80, 260, ['#8fae4a', '#6b8731', '#a9c266'], 6),
    placeEach(food.raspberry, '34 840 330, 32 380 540'),
    placeEach(food.mint, '50 856 400 20'),
  ),
  'tortino-cioccolato': serve(
    dessertPlate('white'),
    siftSugar(280),
    fondant,
    placeEach(food.raspberry, '38 760 300, 34 800 360, 36 420 570'),
    placeEach(food.strawberry, '50 790 480 30'),
    placeEach(food.mint, '60 540 350 -30'),
  ),
} satisfies Record<string, Draw>;
