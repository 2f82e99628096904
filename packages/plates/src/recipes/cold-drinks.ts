import * as food from '../ingredients/index.ts';
import { serveBottle, type Bottle } from '../tableware/bottles.ts';
import { drawCan, drawPrintedCitrus, PRINTED_LEAF, type Can } from '../tableware/cans.ts';
import type { Canvas, Draw, Piece } from '../canvas/index.ts';
import { combine, drawTimes, placeAt, placeEach, rounded, withSize } from '../canvas/index.ts';
import { drawBubbles, fillGlass, drawIceCube, type Drink } from '../tableware/glasses.ts';
import { serve } from '../tableware/serving.ts';

const water: Bottle = {
  kind: 'water',
  glass: ['#e4f1ee', '#a9cfc9', '#6fa6a0', '#d8efea'],
  liquid: '#cfe9e4',
  cap: ['#2f6fa5', '#1f4f7a'],
  label: ['#f7f5ee', '#2f6fa5'],
};
export const serveOnSky = (...layers: readonly Draw[]): Draw =>
  serve({ table: 'sky', crockery: () => '', zoom: 1.12 }, ...layers);
const serveCan = (design: Can, ...beside: readonly Draw[]): Draw => serveOnSky(drawCan(design), ...beside);
const placeCitrus = (piece: Piece, x: number, y: number, size: number): Draw =>
  combine(
    placeAt(withSize(piece, size), x, y, 30),
    placeAt(withSize(food.basilLeaf, size * 0.9), x - size * 0.7, y + size * 0.75, -20),
  );

const lemonPicture =
  drawPrintedCitrus(30, -8, 92, 12, '#f2b90d', '#fbd338') +
  drawPrintedCitrus(146, 92, 58, 40, '#f2b90d', '#fbd338') +
  PRINTED_LEAF;
const orangePicture =
  drawPrintedCitrus(30, -8, 92, 12, '#ee7f12', '#fba62f') +
  drawPrintedCitrus(146, 92, 58, 40, '#ee7f12', '#fba62f') +
  PRINTED_LEAF;
const colaPicture =
  '<path d="M-250 96C-170 -10 -90 -70 -10 -30S120 70 250 -70V-20C140 100 60 70 -10 30S-150 20 -250 140Z" fill="#fff6e8"/><path d="M-250 160C-170 60 -90 6 -10 50S130 110 250 4V22C130 134 60 110 -10 72S-150 90 -250 178Z" fill="#f6c27a" opacity=".9"/><g fill="#fff" opacity=".5"><circle cx="150" cy="-84" r="9"/><circle cx="176" cy="-62" r="6"/><circle cx="128" cy="-58" r="5"/></g>';

export const addIce = (
  dark: string,
  light: string,
  deep: string,
  ...cubes: readonly (readonly [number, number, number, number])[]
): Draw => combine(...cubes.map(([x, y, half, turn]) => drawIceCube(x, y, half, turn, [dark, light, deep])));

export const addStraw =
  (color: string): Draw =>
  (canvas) => {
    const stripes = drawTimes(11, (index) => `<path d="M${-230 + index * 46} -16l22 32h22l-22 -32Z" fill="${color}"/>`);
    const light = canvas.light('relief 14 8, gloss .3, drop 16 10 .4, pad .2');
    const art = `<rect x="-250" y="-16" width="500" height="32" rx="6" fill="#fffaf0"/>${stripes}`;
    return light(canvas.place(730, 270, -38, 1, art));
  };

export const fillTumbler = (drink: Drink, ...inside: readonly Draw[]): Draw =>
  fillGlass({ radius: 250, inner: 222, ...drink, inside });

export const coldDrinkRecipes = {
  acqua: serveBottle('sky', water),
  limonata: serveCan(
    { body: '#f4f0df', band: '#2f6b4f', tail: '#f6c927', picture: lemonPicture },
    food.placeLemon(900, 630, 92),
    food.placeLemon(270, 190, 84),
  ),
  aranciata: serveCan(
    { body: '#fbf1df', band: '#c8501a', tail: '#f7a11f', picture: orangePicture },
    placeCitrus(food.orangeHalf, 900, 630, 96),
    placeCitrus(food.orangeHalf, 270, 190, 86),
  ),
  cola: serveCan(
    { body: '#8f1420', band: '#8f1420', tail: '#8f1420', picture: colaPicture },
    addIce('#2a2a30', '#eef4f6', '#c3d2d8', [900, 620, 52, 20], [820, 690, 46, -30], [270, 210, 50, 40]),
  ),
  apfelschorle: serveOnSky(
    fillTumbler(
      { drink: ['#f3c64a', '#efb93a', '#e6a528', '#f7d670'], glow: ['#f7b733', '#ffe08a'] },
      placeEach(appleSlice, '96 660 470 20'),
      placeEach(appleSlice, '88 530 490 110'),
      drawBubbles(120, 215),
      addIce('#7a5200', '#fff2c8', '#f2c65a', [540, 330, 58, 22], [660, 320, 52, -18]),
    ),
  ),
  eistee: serveOnSky(
    fillTumbler(
      { drink: ['#b5581a', '#bd6420', '#cf7f34', '#e5a55c'], glow: ['#d9761f', '#ffc06a'] },
      placeEach(food.lemonHalf, '92 660 460 20'),
      placeEach(peach, '80 520 480 40'),
      addIce('#5a2200', '#ffdcb0', '#e08a3a', [530, 320, 62, 22], [660, 310, 54, -14]),
      placeEach(food.mint, '74 600 390 30'),
    ),
    addStraw('#c8501a'),
  ),
  'limonade-ingwer': serve(
    { table: 'slate', crockery: () => '', zoom: 1.12 },
    fillTumbler(
      { drink: ['#eef0b8', '#e6eaa2', '#d5de86', '#f0f4c8'], glow: ['#cfdc6a', '#f4ffb0'] },
      placeEach(food.limeHalf, '84 660 470 20'),
      placeEach(food.limeHalf, '76 520 500 60'),
      drawBubbles(110, 215),
      addIce('#5a6a20', '#fbfde8', '#d9e59a', [540, 320, 60, 22], [664, 330, 52, -14]),
      placeEach(food.ginger, '42 600 560 20'),
      placeEach(food.mint, '84 590 400 30'),
    ),
    addStraw('#3f7a3c'),
  ),
  'mango-lassi': serve(
    { table: 'slate', crockery: () => '', zoom: 1.12 },
    fillTumbler(
      { drink: ['#fcc64a', '#fabd40', '#f4ab2c', '#ffd77a'], glow: ['#f7a81f', '#ffd98a'] },
      yoghurtSwirl,
      food.sprinkle(50, 120, ['#8fae4a', '#6b8731'], 6),
      placeEach(food.mint, '84 610 400 20'),
    ),
    addStraw('#d9861c'),
    placeEach(food.mangoCube, '36 330 620, 32 390 660, 34 300 690'),
  ),
  'eiskaffee-vietnam': serve(
    { table: 'slate', crockery: () => '', zoom: 1.12 },
    fillTumbler(
      { drink: ['#8a5226', '#7a4319', '#a56f3c', '#d9b07c'], glow: ['#8a4a16', '#e0a860'] },
      milkClouds,
      addIce(
        '#2a1204',
        '#e9c9a0',
        '#9a6a3c',
        [530, 330, 64, 22],
        [660, 320, 56, -14],
        [560, 490, 58, 48],
        [690, 450, 50, 10],
      ),
    ),
    placeEach(food.coffeeBean, '24 300 640 30, 24 350 676 -20, 24 300 700 80'),
  ),
} satisfies Record<string, Draw>;

function appleSlice(canvas: Canvas, x: number, y: number, size: number, turn: number): string {
  const light = canvas.light('wet, relief 7 5, low .78 .66 .42');
  const art = `<path d="M${-size} 0A${size} ${size} 0 0 1 ${size} 0Q${rounded(size * 0.5)} ${rounded(size * 0.3)} 0 ${rounded(size * 0.24)}Q${rounded(-size * 0.5)} ${rounded(size * 0.3)} ${-size} 0Z" fill="#c9282c"/><path d="M${rounded(-size * 0.92)} 0A${rounded(size * 0.92)} ${rounded(size * 0.92)} 0 0 1 ${rounded(size * 0.92)} 0Q${rounded(size * 0.46)} ${rounded(size * 0.26)} 0 ${rounded(size * 0.2)}Q${rounded(-size * 0.46)} ${rounded(size * 0.26)} ${rounded(-size * 0.92)} 0Z" fill="#fdf4cf"/><ellipse cx="-8" cy="-6" rx="9" ry="4" fill="#5a3212"/><ellipse cx="14" cy="-4" rx="9" ry="4" fill="#5a3212"/>`;
  return light(canvas.place(x, y, turn, 1, art));
}

function peach(canvas: Canvas, x: number, y: number, size: number, turn: number): string {
  const light = canvas.light('wet, relief 9, low .8 .56 .34');
  const art = `<path d="M${-size} 10Q${rounded(-size * 0.4)} ${rounded(-size * 0.8)} ${rounded(size * 0.4)} ${rounded(-size * 0.7)}Q${size} ${rounded(-size * 0.4)} ${size} 14Q0 ${rounded(size * 0.1)} ${-size} 10Z" fill="${canvas.linear('0 #e8582f, .22 #fb9a3c, .8 #fdc45c, 1 #f0803a', { x1: 0.4, y1: 0, x2: 0.5, y2: 1 })}"/>`;
  return light(canvas.place(x, y, turn, 1, art));
}

function yoghurtSwirl(canvas: Canvas): string {
  return `<path d="M470 440Q480 290 610 286Q740 300 728 420Q700 520 600 506Q520 484 552 410Q590 362 650 392Q676 430 628 446" fill="none" stroke="#fff6de" stroke-width="30" stroke-linecap="round" opacity=".8" filter="${canvas.blur(9)}"/>`;
}

function milkClouds(canvas: Canvas): string {
  return `<g fill="#f6e3c4" filter="${canvas.blur(16)}" opacity=".85">${drawTimes(7, () => `<path d="${canvas.blob(600 + canvas.random(-150, 150), 400 + canvas.random(-150, 150), canvas.random(26, 62), { wobble: 0.5 })}"/>`)}</g>`;
}
