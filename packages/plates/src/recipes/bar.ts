import * as food from '../ingredients/index.ts';
import { serveBottle, drawBottle, type Bottle } from '../tableware/bottles.ts';
import { placeEach, rounded, type Canvas, type Draw } from '../canvas/index.ts';
import { drawBubbles, drawFoam, fillGlass, type Drink } from '../tableware/glasses.ts';
import { serve } from '../tableware/serving.ts';
import { addIce } from './cold-drinks.ts';

const beer: Bottle = {
  kind: 'beer',
  glass: ['#c07a2c', '#7a3d0c', '#4d2206', '#e0a254'],
  liquid: '#8a4a12',
  cap: ['#c9a24a', '#8d6a1c'],
  label: ['#f3e6c8', '#9d2b1c'],
};
const paleBeer: Bottle = {
  ...beer,
  glass: ['#5f8a4a', '#35602c', '#1d3a18', '#a9cc86'],
  liquid: '#3f6a2a',
  cap: ['#e8e4da', '#a9a294'],
  label: ['#fbf6e6', '#2f5f3a'],
};
const vietnamBeer: Bottle = { ...beer, label: ['#f6d34a', '#b3201a'], cap: ['#c8282a', '#7d1416'] };
const wine: Bottle = {
  kind: 'wine',
  glass: ['#4d5b34', '#2c371c', '#141a0c', '#8c9b66'],
  liquid: '#1c0508',
  cap: ['#7d1526', '#4a0b16'],
  label: ['#f6efe0', '#8b1c2b'],
};
const whiteWine: Bottle = {
  kind: 'wine',
  glass: ['#b9c27a', '#8f9a4f', '#5f6a2c', '#e9edc0'],
  liquid: '#d9cf7a',
  cap: ['#c9b45a', '#8d7a2c'],
  label: ['#fbf7e8', '#5a6b3a'],
};
const roseWine: Bottle = {
  kind: 'wine',
  glass: ['#f3c1ae', '#e09a86', '#b56a58', '#fde6dc'],
  liquid: '#f0a08c',
  cap: ['#e8d9c4', '#b39a7a'],
  label: ['#fff8f0', '#c2566a'],
};

const serveOnSand = (...layers: readonly Draw[]): Draw =>
  serve({ table: 'sand', crockery: () => '', zoom: 1.12, move: [-20, 0] }, ...layers);
const placeBottle =
  (bottle: Bottle): Draw =>
  (canvas) =>
    drawBottle(canvas, bottle, 350, 210, 18);
const fillWineGlass = (drink: Drink, ...inside: readonly Draw[]): Draw =>
  fillGlass({ radius: 212, inner: 172, x: 716, y: 446, ...drink, inside });

const serveBigGlass = (drink: Drink, ...inside: readonly Draw[]): Draw =>
  serve(
    { table: 'sand', crockery: () => '', zoom: 1.16, move: [-30, -20] },
    fillGlass({ radius: 250, inner: 222, ...drink, inside }),
  );

const fillShotGlass = (x: number, y: number, drink: Drink): Draw =>
  fillGlass({ radius: 168, inner: 118, x, y, ...drink });

export const barRecipes = {
  birra: serveBottle('sage', beer),
  'birra-chiara': serveBottle('sage', paleBeer),
  'bier-asia': serveBottle('slate', vietnamBeer),
  weissbier: serve(
    { table: 'sage', crockery: () => '', zoom: 1.12, move: [-20, 0] },
    placeBottle({ ...beer, label: ['#fbf6e6', '#2f5f8f'], cap: ['#e8e4da', '#a9a294'] }),
    fillWineGlass(
      { drink: ['#f6c850', '#f0b63c', '#e6a428', '#f3c860'], glow: ['#eea52a', '#ffd98a'] },
      drawBubbles(60, 165, 716, 446),
      drawFoam(136, '#fff8e6', 706, 438),
    ),
  ),
  'vino-rosso': serveOnSand(
    placeBottle(wine),
    fillWineGlass({ drink: ['#3d0712', '#5a0b1b', '#7d1526', '#a32937', '#c44b52'], glow: ['#b5142a', '#ff6a5c'] }),
  ),
  'vino-bianco': serveOnSand(
    placeBottle(whiteWine),
    fillWineGlass({ drink: ['#f3e9a8', '#efe294', '#e6d377', '#f6efc0', '#fbf6d8'], glow: ['#e3cf5a', '#fff3a8'] }),
  ),
  'vino-rosato': serveOnSand(
    placeBottle(roseWine),
    fillWineGlass({ drink: ['#f79c86', '#f59180', '#ee7f72', '#fbb6a4', '#fdd3c4'], glow: ['#f58a76', '#ffd0b8'] }),
  ),
  prosecco: serveOnSand(
    placeBottle({
      ...whiteWine,
      glass: ['#47612f', '#2c431c', '#16260c', '#8fae6a'],
      cap: ['#d9b34a', '#96742a'],
      label: ['#fbf4dc', '#a8842c'],
    }),
    fillWineGlass(
      { drink: ['#f6eec0', '#f3e8ac', '#ecdc90', '#faf5d8'], glow: ['#e8d77a', '#fff8c8'] },
      drawBubbles(150, 165, 716, 446),
    ),
  ),
  spritz: serveBigGlass(
    { drink: ['#f26a16', '#f0701a', '#f8922e', '#ffb75a'], glow: ['#ff7a1c', '#ffd071'] },
    addIce('#7a2a00', '#ffd3a2', '#ff9d4a', [508, 326, 66, 22], [644, 282, 58, -14], [516, 492, 62, 48]),
    placeEach(food.orangeHalf, '118 670 454 18'),
    drawBubbles(90, 215),
  ),
  'limoncello-spritz': serveBigGlass(
    { drink: ['#f6e25a', '#f3da48', '#efd03a', '#faf0a0'], glow: ['#f0d53a', '#fff8b0'] },
    addIce('#6a6a2a', '#fbfbe8', '#e6e2a0', [508, 326, 66, 22], [644, 282, 58, -14], [516, 492, 62, 48]),
    placeEach(food.lemonHalf, '112 670 454 18'),
    drawBubbles(90, 215),
    placeEach(food.mint, '84 590 390 20'),
  ),
  negroni: serveBigGlass(
    { drink: ['#a8170f', '#b3200f', '#c93a1c', '#e2694a'], glow: ['#d9301a', '#ff9a6a'] },
    addIce('#5a0a00', '#ffc0a0', '#e0604a', [560, 380, 98, 14], [700, 500, 54, -24]),
    placeEach(food.orangeHalf, '96 690 320 30'),
  ),
  limoncello: serveOnSand(
    placeBottle({
      ...whiteWine,
      glass: ['#f6e27a', '#e8c93a', '#b8962a', '#fdf6c8'],
      liquid: '#f3d83a',
      label: ['#fffbe8', '#d9a81c'],
    }),
    fillShotGlass(640, 420, { drink: ['#f6e04a', '#f0d53a', '#e3c22e', '#faf0a0'], glow: ['#f0d53a', '#fff8b0'] }),
    placeEach(food.lemonHalf, '80 880 560 20'),
  ),
  grappa: serveOnSand(
    placeBottle({
      ...whiteWine,
      glass: ['#dfeae8', '#b5cac8', '#7fa09e', '#f4fbfa'],
      liquid: '#e6f0ee',
      cap: ['#8b5a2c', '#5a3618'],
      label: ['#f6f0e0', '#3a4a5a'],
    }),
    fillShotGlass(700, 440, { drink: ['#eef4f2', '#e3edeb', '#d3e2df', '#f8fcfb'], glow: ['#dfeeea', '#ffffff'] }),
  ),
  pflaumenwein: serve(
    { table: 'slate', crockery: () => '', zoom: 1.16 },
    fillGlass({
      radius: 216,
      inner: 182,
      x: 560,
      y: 390,
      drink: ['#8a2a2f', '#9c3436', '#b54a46', '#d98a7a'],
      glow: ['#b53a3a', '#ff9a8a'],
      inside: [addIce('#3a0a0a', '#f6c0b0', '#c05a54', [520, 350, 54, 20], [610, 430, 48, -20])],
    }),
    placeEach(plum, '78 850 500 20, 70 800 610 -30'),
  ),
} satisfies Record<string, Draw>;

function plum(canvas: Canvas, x: number, y: number, size: number, turn: number): string {
  const light = canvas.light('relief 44 24, gloss .3 14, mottle .3 .03, drop 13 10 .5, pad .2, low .42 .36 .44');
  const art = `<ellipse rx="${rounded(size * 1.1)}" ry="${rounded(size * 0.9)}" fill="${canvas.radial('0 #7a4a86, .7 #5a2c68, 1 #3a1846', { cx: 0.4, cy: 0.4 })}"/><path d="M${rounded(-size)} 0Q0 ${rounded(size * 0.36)} ${rounded(size)} 0" stroke="#2e1038" stroke-width="6" fill="none" opacity=".5"/>`;
  return light(canvas.place(x, y, turn, 1, art));
}
