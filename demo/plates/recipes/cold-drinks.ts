import { ginger } from '../ingredients/asian.ts';
import { lemonHalf, lemonWithLeaf, limeHalf, mangoCube, orangeHalf } from '../ingredients/fruit.ts';
import { basilLeaf } from '../ingredients/greens.ts';
import { mint } from '../ingredients/herbs.ts';
import { coffeeBean } from '../ingredients/pastry.ts';
import { sprinkled } from '../ingredients/seasoning.ts';
import { bottleOn } from '../studio/bottles.ts';
import type { Bottle } from '../studio/bottles.ts';
import { lyingCan, printedCitrus, printedLeaf } from '../studio/cans.ts';
import type { Can } from '../studio/cans.ts';
import type { Draw, Easel } from '../studio/easel.ts';
import { fixed, repeat } from '../studio/geometry.ts';
import { fizz, glass, iceCube } from '../studio/glasses.ts';
import { drawInOrder, laid, sized } from '../studio/layers.ts';
import type { Piece } from '../studio/layers.ts';
import { materials } from '../studio/materials.ts';
import { served } from '../studio/serving.ts';

const water: Bottle = {
  kind: 'water',
  glass: ['#e4f1ee', '#a9cfc9', '#6fa6a0', '#d8efea'],
  liquid: '#cfe9e4',
  cap: ['#2f6fa5', '#1f4f7a'],
  label: ['#f7f5ee', '#2f6fa5'],
};
const sky = (...layers: readonly Draw[]): Draw => served({ table: 'sky', crockery: () => '', zoom: 1.12 }, ...layers);
const can = (design: Can, ...beside: readonly Draw[]): Draw => sky(lyingCan(design), ...beside);
const citrus = (piece: Piece, x: number, y: number, size: number): Draw =>
  drawInOrder(
    laid(sized(piece, size), x, y, 30),
    laid(sized(basilLeaf, size * 0.9), x - size * 0.7, y + size * 0.75, -20),
  );

const lemonPicture =
  printedCitrus(30, -8, 92, 12, '#f2b90d', '#fbd338') +
  printedCitrus(146, 92, 58, 40, '#f2b90d', '#fbd338') +
  printedLeaf;
const orangePicture =
  printedCitrus(30, -8, 92, 12, '#ee7f12', '#fba62f') +
  printedCitrus(146, 92, 58, 40, '#ee7f12', '#fba62f') +
  printedLeaf;
const colaPicture =
  '<path d="M-250 96C-170 -10 -90 -70 -10 -30S120 70 250 -70V-20C140 100 60 70 -10 30S-150 20 -250 140Z" fill="#fff6e8"/><path d="M-250 160C-170 60 -90 6 -10 50S130 110 250 4V22C130 134 60 110 -10 72S-150 90 -250 178Z" fill="#f6c27a" opacity=".9"/><g fill="#fff" opacity=".5"><circle cx="150" cy="-84" r="9"/><circle cx="176" cy="-62" r="6"/><circle cx="128" cy="-58" r="5"/></g>';

/** Ice in a drink of this colour. */
const ice = (
  dark: string,
  light: string,
  deep: string,
  ...cubes: readonly (readonly [number, number, number, number])[]
): Draw => drawInOrder(...cubes.map(([x, y, half, turn]) => iceCube(x, y, half, turn, [dark, light, deep])));
const floating = (piece: Piece, size: number, x: number, y: number, turn = 0): Draw =>
  laid(sized(piece, size), x, y, turn);

/** A paper straw over the rim. */
const straw =
  (color: string): Draw =>
  (easel) => {
    const stripes = repeat(11, (index) => `<path d="M${-230 + index * 46} -16l22 32h22l-22 -32Z" fill="${color}"/>`);
    return easel.group(
      easel.lit({ round: 8, relief: 14, gloss: 0.3, drop: 16, soft: 10, dark: 0.4, pad: 0.2 }),
      easel.put(730, 270, -38, 1, `<rect x="-250" y="-16" width="500" height="32" rx="6" fill="#fffaf0"/>${stripes}`),
    );
  };

const tumbler = (drink: readonly string[], glow: readonly [string, string], inside: readonly Draw[]): Draw =>
  glass({ radius: 250, inner: 222, drink, glow, inside });

export const coldDrinkRecipes = {
  acqua: bottleOn('sky', water),
  limonata: can(
    { body: '#f4f0df', band: '#2f6b4f', tail: '#f6c927', picture: lemonPicture },
    lemonWithLeaf(900, 630, 92),
    lemonWithLeaf(270, 190, 84),
  ),
  aranciata: can(
    { body: '#fbf1df', band: '#c8501a', tail: '#f7a11f', picture: orangePicture },
    citrus(orangeHalf, 900, 630, 96),
    citrus(orangeHalf, 270, 190, 86),
  ),
  cola: can(
    { body: '#8f1420', band: '#8f1420', tail: '#8f1420', picture: colaPicture },
    ice('#2a2a30', '#eef4f6', '#c3d2d8', [900, 620, 52, 20], [820, 690, 46, -30], [270, 210, 50, 40]),
  ),
  apfelschorle: sky(
    tumbler(
      ['#f3c64a', '#efb93a', '#e6a528', '#f7d670'],
      ['#f7b733', '#ffe08a'],
      [
        floating(appleSlice, 96, 660, 470, 20),
        floating(appleSlice, 88, 530, 490, 110),
        fizz(120, 215),
        ice('#7a5200', '#fff2c8', '#f2c65a', [540, 330, 58, 22], [660, 320, 52, -18]),
      ],
    ),
  ),
  eistee: sky(
    tumbler(
      ['#b5581a', '#bd6420', '#cf7f34', '#e5a55c'],
      ['#d9761f', '#ffc06a'],
      [
        floating(lemonHalf, 92, 660, 460, 20),
        floating(peach, 80, 520, 480, 40),
        ice('#5a2200', '#ffdcb0', '#e08a3a', [530, 320, 62, 22], [660, 310, 54, -14]),
        floating(mint, 74, 600, 390, 30),
      ],
    ),
    straw('#c8501a'),
  ),
  'limonade-ingwer': served(
    { table: 'slate', crockery: () => '', zoom: 1.12 },
    tumbler(
      ['#eef0b8', '#e6eaa2', '#d5de86', '#f0f4c8'],
      ['#cfdc6a', '#f4ffb0'],
      [
        floating(limeHalf, 84, 660, 470, 20),
        floating(limeHalf, 76, 520, 500, 60),
        fizz(110, 215),
        ice('#5a6a20', '#fbfde8', '#d9e59a', [540, 320, 60, 22], [664, 330, 52, -14]),
        floating(ginger, 42, 600, 560, 20),
        floating(mint, 84, 590, 400, 30),
      ],
    ),
    straw('#3f7a3c'),
  ),
  'mango-lassi': served(
    { table: 'slate', crockery: () => '', zoom: 1.12 },
    tumbler(
      ['#fcc64a', '#fabd40', '#f4ab2c', '#ffd77a'],
      ['#f7a81f', '#ffd98a'],
      [yoghurtSwirl, sprinkled(50, 120, ['#8fae4a', '#6b8731'], 6), floating(mint, 84, 610, 400, 20)],
    ),
    straw('#d9861c'),
    laid(sized(mangoCube, 36), 330, 620),
    laid(sized(mangoCube, 32), 390, 660),
    laid(sized(mangoCube, 34), 300, 690),
  ),
  'eiskaffee-vietnam': served(
    { table: 'slate', crockery: () => '', zoom: 1.12 },
    tumbler(
      ['#8a5226', '#7a4319', '#a56f3c', '#d9b07c'],
      ['#8a4a16', '#e0a860'],
      [
        milkClouds,
        ice(
          '#2a1204',
          '#e9c9a0',
          '#9a6a3c',
          [530, 330, 64, 22],
          [660, 320, 56, -14],
          [560, 490, 58, 48],
          [690, 450, 50, 10],
        ),
      ],
    ),
    laid(sized(coffeeBean, 24), 300, 640, 30),
    laid(sized(coffeeBean, 24), 350, 676, -20),
    laid(sized(coffeeBean, 24), 300, 700, 80),
  ),
} satisfies Record<string, Draw>;

function appleSlice(easel: Easel, x: number, y: number, size: number, turn: number): string {
  return easel.group(
    easel.lit({ ...materials.wet, round: 5, relief: 7, low: [0.78, 0.66, 0.42] }),
    easel.put(
      x,
      y,
      turn,
      1,
      `<path d="M${-size} 0A${size} ${size} 0 0 1 ${size} 0Q${fixed(size * 0.5)} ${fixed(size * 0.3)} 0 ${fixed(size * 0.24)}Q${fixed(-size * 0.5)} ${fixed(size * 0.3)} ${-size} 0Z" fill="#c9282c"/><path d="M${fixed(-size * 0.92)} 0A${fixed(size * 0.92)} ${fixed(size * 0.92)} 0 0 1 ${fixed(size * 0.92)} 0Q${fixed(size * 0.46)} ${fixed(size * 0.26)} 0 ${fixed(size * 0.2)}Q${fixed(-size * 0.46)} ${fixed(size * 0.26)} ${fixed(-size * 0.92)} 0Z" fill="#fdf4cf"/><ellipse cx="-8" cy="-6" rx="9" ry="4" fill="#5a3212"/><ellipse cx="14" cy="-4" rx="9" ry="4" fill="#5a3212"/>`,
    ),
  );
}

function peach(easel: Easel, x: number, y: number, size: number, turn: number): string {
  return easel.group(
    easel.lit({ ...materials.wet, round: 6, relief: 9, low: [0.8, 0.56, 0.34] }),
    easel.put(
      x,
      y,
      turn,
      1,
      `<path d="M${-size} 10Q${fixed(-size * 0.4)} ${fixed(-size * 0.8)} ${fixed(size * 0.4)} ${fixed(-size * 0.7)}Q${size} ${fixed(-size * 0.4)} ${size} 14Q0 ${fixed(size * 0.1)} ${-size} 10Z" fill="${easel.linear('0 #e8582f, .22 #fb9a3c, .8 #fdc45c, 1 #f0803a', { x1: 0.4, y1: 0, x2: 0.5, y2: 1 })}"/>`,
    ),
  );
}

function yoghurtSwirl(easel: Easel): string {
  return `<path d="M470 440Q480 290 610 286Q740 300 728 420Q700 520 600 506Q520 484 552 410Q590 362 650 392Q676 430 628 446" fill="none" stroke="#fff6de" stroke-width="30" stroke-linecap="round" opacity=".8" filter="${easel.blur(9)}"/>`;
}

function milkClouds(easel: Easel): string {
  return `<g fill="#f6e3c4" filter="${easel.blur(16)}" opacity=".85">${repeat(7, () => `<path d="${easel.blob(600 + easel.random(-150, 150), 400 + easel.random(-150, 150), easel.random(26, 62), { wobble: 0.5 })}"/>`)}</g>`;
}
