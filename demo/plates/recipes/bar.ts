import { lemonHalf, orangeHalf } from '../ingredients/fruit.ts';
import { mint } from '../ingredients/herbs.ts';
import { bottleOn, lyingBottle } from '../studio/bottles.ts';
import type { Bottle } from '../studio/bottles.ts';
import type { Draw, Easel } from '../studio/easel.ts';
import { fixed } from '../studio/geometry.ts';
import { fizz, foam, glass, iceCube } from '../studio/glasses.ts';
import { laid, sized } from '../studio/layers.ts';
import type { Piece } from '../studio/layers.ts';
import { served } from '../studio/serving.ts';

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

const onSand = (...layers: readonly Draw[]): Draw =>
  served({ table: 'sand', crockery: () => '', zoom: 1.12, move: [-20, 0] }, ...layers);
const bottleBehind =
  (bottle: Bottle): Draw =>
  (easel) =>
    lyingBottle(easel, bottle, 350, 210, 18);
const wineGlass = (drink: readonly string[], glow: readonly [string, string], inside: readonly Draw[] = []): Draw =>
  glass({ radius: 212, inner: 172, x: 716, y: 446, drink, glow, inside });

const bigGlass = (drink: readonly string[], glow: readonly [string, string], inside: readonly Draw[]): Draw =>
  served(
    { table: 'sand', crockery: () => '', zoom: 1.16, move: [-30, -20] },
    glass({ radius: 250, inner: 222, drink, glow, inside }),
  );
const floating = (piece: Piece, size: number, x: number, y: number, turn = 0): Draw =>
  laid(sized(piece, size), x, y, turn);
const amberIce: readonly [string, string, string] = ['#7a2a00', '#ffd3a2', '#ff9d4a'];
const paleIce: readonly [string, string, string] = ['#6a6a2a', '#fbfbe8', '#e6e2a0'];

/** A shot glass, small and thick-walled. */
const shot = (x: number, y: number, drink: readonly string[], glow: readonly [string, string]): Draw =>
  glass({ radius: 168, inner: 118, x, y, drink, glow });

export const barRecipes = {
  birra: bottleOn('sage', beer),
  'birra-chiara': bottleOn('sage', paleBeer),
  'bier-asia': bottleOn('slate', vietnamBeer),
  weissbier: served(
    { table: 'sage', crockery: () => '', zoom: 1.12, move: [-20, 0] },
    bottleBehind({ ...beer, label: ['#fbf6e6', '#2f5f8f'], cap: ['#e8e4da', '#a9a294'] }),
    wineGlass(
      ['#f6c850', '#f0b63c', '#e6a428', '#f3c860'],
      ['#eea52a', '#ffd98a'],
      [fizz(60, 165, 716, 446), foam(136, '#fff8e6', 706, 438)],
    ),
  ),
  'vino-rosso': onSand(
    bottleBehind(wine),
    wineGlass(['#3d0712', '#5a0b1b', '#7d1526', '#a32937', '#c44b52'], ['#b5142a', '#ff6a5c']),
  ),
  'vino-bianco': onSand(
    bottleBehind(whiteWine),
    wineGlass(['#f3e9a8', '#efe294', '#e6d377', '#f6efc0', '#fbf6d8'], ['#e3cf5a', '#fff3a8']),
  ),
  'vino-rosato': onSand(
    bottleBehind(roseWine),
    wineGlass(['#f79c86', '#f59180', '#ee7f72', '#fbb6a4', '#fdd3c4'], ['#f58a76', '#ffd0b8']),
  ),
  prosecco: onSand(
    bottleBehind({
      ...whiteWine,
      glass: ['#47612f', '#2c431c', '#16260c', '#8fae6a'],
      cap: ['#d9b34a', '#96742a'],
      label: ['#fbf4dc', '#a8842c'],
    }),
    wineGlass(['#f6eec0', '#f3e8ac', '#ecdc90', '#faf5d8'], ['#e8d77a', '#fff8c8'], [fizz(150, 165, 716, 446)]),
  ),
  spritz: bigGlass(
    ['#f26a16', '#f0701a', '#f8922e', '#ffb75a'],
    ['#ff7a1c', '#ffd071'],
    [
      iceCube(508, 326, 66, 22, amberIce),
      iceCube(644, 282, 58, -14, amberIce),
      iceCube(516, 492, 62, 48, amberIce),
      floating(orangeHalf, 118, 670, 454, 18),
      fizz(90, 215),
    ],
  ),
  'limoncello-spritz': bigGlass(
    ['#f6e25a', '#f3da48', '#efd03a', '#faf0a0'],
    ['#f0d53a', '#fff8b0'],
    [
      iceCube(508, 326, 66, 22, paleIce),
      iceCube(644, 282, 58, -14, paleIce),
      iceCube(516, 492, 62, 48, paleIce),
      floating(lemonHalf, 112, 670, 454, 18),
      fizz(90, 215),
      floating(mint, 84, 590, 390, 20),
    ],
  ),
  negroni: bigGlass(
    ['#a8170f', '#b3200f', '#c93a1c', '#e2694a'],
    ['#d9301a', '#ff9a6a'],
    [
      iceCube(560, 380, 98, 14, ['#5a0a00', '#ffc0a0', '#e0604a']),
      iceCube(700, 500, 54, -24, ['#5a0a00', '#ffc0a0', '#e0604a']),
      floating(orangeHalf, 96, 690, 320, 30),
    ],
  ),
  limoncello: onSand(
    bottleBehind({
      ...whiteWine,
      glass: ['#f6e27a', '#e8c93a', '#b8962a', '#fdf6c8'],
      liquid: '#f3d83a',
      label: ['#fffbe8', '#d9a81c'],
    }),
    shot(640, 420, ['#f6e04a', '#f0d53a', '#e3c22e', '#faf0a0'], ['#f0d53a', '#fff8b0']),
    laid(sized(lemonHalf, 80), 880, 560, 20),
  ),
  grappa: onSand(
    bottleBehind({
      ...whiteWine,
      glass: ['#dfeae8', '#b5cac8', '#7fa09e', '#f4fbfa'],
      liquid: '#e6f0ee',
      cap: ['#8b5a2c', '#5a3618'],
      label: ['#f6f0e0', '#3a4a5a'],
    }),
    shot(700, 440, ['#eef4f2', '#e3edeb', '#d3e2df', '#f8fcfb'], ['#dfeeea', '#ffffff']),
  ),
  pflaumenwein: served(
    { table: 'slate', crockery: () => '', zoom: 1.16 },
    glass({
      radius: 216,
      inner: 182,
      x: 560,
      y: 390,
      drink: ['#8a2a2f', '#9c3436', '#b54a46', '#d98a7a'],
      glow: ['#b53a3a', '#ff9a8a'],
      inside: [
        iceCube(520, 350, 54, 20, ['#3a0a0a', '#f6c0b0', '#c05a54']),
        iceCube(610, 430, 48, -20, ['#3a0a0a', '#f6c0b0', '#c05a54']),
      ],
    }),
    laid(sized(plum, 78), 850, 500, 20),
    laid(sized(plum, 70), 800, 610, -30),
  ),
} satisfies Record<string, Draw>;

function plum(easel: Easel, x: number, y: number, size: number, turn: number): string {
  return easel.group(
    easel.lit({
      round: 24,
      relief: 44,
      gloss: 0.3,
      shine: 14,
      mottle: 0.3,
      mottleAt: 0.03,
      drop: 13,
      soft: 10,
      dark: 0.5,
      pad: 0.2,
      low: [0.42, 0.36, 0.44],
    }),
    easel.put(
      x,
      y,
      turn,
      1,
      `<ellipse rx="${fixed(size * 1.1)}" ry="${fixed(size * 0.9)}" fill="${easel.radial('0 #7a4a86, .7 #5a2c68, 1 #3a1846', { cx: 0.4, cy: 0.4 })}"/><path d="M${fixed(-size)} 0Q0 ${fixed(size * 0.36)} ${fixed(size)} 0" stroke="#2e1038" stroke-width="6" fill="none" opacity=".5"/>`,
    ),
  );
}
