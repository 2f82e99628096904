import { fixed, repeat } from '../studio/geometry.ts';
import type { Piece } from '../studio/layers.ts';
import { materials } from '../studio/materials.ts';
import { flecks } from './seasoning.ts';

/** A scoop of ice cream: round above, ragged at its foot. */
function scoop(tones: readonly [string, string, string], specks?: readonly string[]): Piece {
  return (easel, x, y, size) => {
    const skirt = easel.blob(x, y + size * 0.08, size * 1.02, { n: 26, wobble: 0.06, jitter: 2 });
    const ball = easel.blob(x, y - size * 0.04, size * 0.92, { n: 16, wobble: 0.03 });
    const color = easel.radial(`0 ${tones[0]}, .6 ${tones[1]}, 1 ${tones[2]}`, {
      cx: 0.42,
      cy: 0.4,
      r: 0.62,
    });
    return (
      easel.group(
        easel.lit({
          ...materials.creamy,
          ragged: 14,
          raggedAt: 0.06,
          round: 8,
          relief: 12,
          grain: 0.9,
          grainAt: 0.05,
          drop: 9,
          soft: 8,
        }),
        `<path d="${skirt}" fill="${tones[1]}"/>`,
      ) +
      easel.group(
        easel.lit({
          ...materials.creamy,
          round: 26,
          relief: 44,
          grain: 0.26,
          grainAt: '.03 .09',
          gloss: 0.22,
          drop: 0,
          low: [0.72, 0.6, 0.5],
        }),
        `<path d="${ball}" fill="${color}"/>`,
      ) +
      (specks ? flecks(easel, 40, size * 0.8, specks, 2.4, { x, y }) : '')
    );
  };
}

export const vanilla = scoop(['#fff6d6', '#fbe6ad', '#e9c87c'], ['#3a2a1a']);
export const chocolate = scoop(['#8a5634', '#6b3d22', '#442313']);
export const strawberryIce = scoop(['#ffc3c0', '#f79aa0', '#dd6b78'], ['#b3203a']);
export const lemonIce = scoop(['#fffef0', '#fdf8d2', '#eee19c']);

/** A wafer rolled into a tube. */
export const wafer: Piece = (easel, x, y, size, turn) => {
  const rings = repeat(
    9,
    (index) =>
      `<path d="M${fixed((index / 4.5 - 0.9) * size)} ${fixed(-size * 0.15)}l${fixed(size * 0.12)} ${fixed(size * 0.3)}"/>`,
  );
  return easel.group(
    easel.lit({ ...materials.crisp, round: 7, relief: 13, drop: 9, soft: 7 }),
    easel.put(
      x,
      y,
      turn,
      1,
      `<rect x="${-size}" y="${fixed(-size * 0.16)}" width="${2 * size}" height="${fixed(size * 0.32)}" rx="8" fill="${easel.linear('0 #f3c77a, 1 #c9853a', { x1: 0, y1: 0, x2: 0, y2: 1 })}"/><g stroke="#a8641f" stroke-width="5" opacity=".6">${rings}</g>`,
    ),
  );
};
