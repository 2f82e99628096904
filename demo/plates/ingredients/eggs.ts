import { fixed } from '../studio/geometry.ts';
import { drawn } from '../studio/layers.ts';
import type { Piece } from '../studio/layers.ts';
import { materials } from '../studio/materials.ts';
import { chunk } from './meat.ts';

/** Half a boiled egg. */
export const boiledEgg = drawn(
  { ...materials.creamy, round: 7, relief: 9 },
  (easel, size) =>
    `<ellipse rx="${fixed(size * 1.2)}" ry="${fixed(size * 0.92)}" fill="${easel.radial('0 #fffefa, .85 #fbf6ec, 1 #e9dfcb')}"/><circle cx="${fixed(size * 0.1)}" r="${fixed(size * 0.52)}" fill="${easel.radial('0 #ffd45e, .7 #f8b32b, 1 #e3951a')}"/>`,
);

/** A fried egg: set white, crisp brown edge, soft yolk. */
export const friedEgg: Piece = (easel, x, y, size) => {
  const white = easel.blob(x, y, size, { n: 18, wobble: 0.14 });
  const yolk = easel.radial('0 #ffc23a, .7 #fba41c, 1 #ea8409', { cx: 0.4, cy: 0.38, r: 0.62 });
  const [yolkX, yolkY, yolkSize] = [x + size * 0.08, y - size * 0.04, size * 0.36];
  return (
    easel.group(
      easel.lit({ ...materials.creamy, ragged: 12, raggedAt: 0.05, gloss: 0.4 }),
      `<path d="${white}" fill="${easel.radial('0 #fffdf5, .8 #fdf6e4, .93 #f1d9a2, 1 #b9792e')}"/>`,
    ) +
    easel.group(
      easel.lit({
        round: 14,
        relief: 20,
        gloss: 0.8,
        shine: 40,
        drop: 5,
        soft: 6,
        dark: 0.35,
        pad: 0.4,
        low: [0.9, 0.56, 0.24],
      }),
      `<circle cx="${fixed(yolkX)}" cy="${fixed(yolkY)}" r="${fixed(yolkSize)}" fill="${yolk}"/>`,
    ) +
    `<ellipse cx="${fixed(yolkX - yolkSize * 0.36)}" cy="${fixed(yolkY - yolkSize * 0.4)}" rx="${fixed(yolkSize * 0.24)}" ry="${fixed(yolkSize * 0.13)}" transform="rotate(-40 ${fixed(yolkX - yolkSize * 0.36)} ${fixed(yolkY - yolkSize * 0.4)})" fill="#fff" opacity=".85" filter="${easel.blur(1.6)}"/>`
  );
};

/** Scrambled egg, torn. */
export const eggShred: Piece = (easel, x, y, size) =>
  chunk(easel, x, y, size, ['#ffe58a', '#f9cc4c', '#e5a527'], {
    gloss: 0.3,
    grain: 0.8,
    grainAt: 0.05,
    low: [0.82, 0.6, 0.28],
  });
