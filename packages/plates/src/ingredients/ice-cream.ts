import { drawTimes, rounded, type Piece } from '../canvas/index.ts';
import { drawFlecks } from './seasoning.ts';

/** A scoop of ice cream: round above, ragged at its foot. */
function createScoop(tones: readonly [string, string, string], specks?: readonly string[]): Piece {
  return (canvas, x, y, size) => {
    const skirt = canvas.blob(x, y + size * 0.08, size * 1.02, { n: 26, wobble: 0.06, jitter: 2 });
    const ball = canvas.blob(x, y - size * 0.04, size * 0.92, { n: 16, wobble: 0.03 });
    const color = canvas.radial(`0 ${tones[0]}, .6 ${tones[1]}, 1 ${tones[2]}`, { cx: 0.42, cy: 0.4, r: 0.62 });
    return (
      canvas.light('creamy, relief 12 8, grain .9 .05, ragged 14 .06, drop 9 8')(
        `<path d="${skirt}" fill="${tones[1]}"/>`,
      ) +
      canvas.light('creamy, relief 44 26, gloss .22, grain .26 .03 .09, drop 0, low .72 .6 .5')(
        `<path d="${ball}" fill="${color}"/>`,
      ) +
      (specks ? drawFlecks(canvas, 40, size * 0.8, specks, 2.4, { x, y }) : '')
    );
  };
}

export const vanilla = createScoop(['#fff6d6', '#fbe6ad', '#e9c87c'], ['#3a2a1a']);
export const chocolate = createScoop(['#8a5634', '#6b3d22', '#442313']);
export const strawberryIce = createScoop(['#ffc3c0', '#f79aa0', '#dd6b78'], ['#b3203a']);
export const lemonIce = createScoop(['#fffef0', '#fdf8d2', '#eee19c']);

export const wafer: Piece = (canvas, x, y, size, turn) => {
  const rings = drawTimes(9, (index) => {
    return `<path d="M${rounded((index / 4.5 - 0.9) * size)} ${rounded(-size * 0.15)}l${rounded(size * 0.12)} ${rounded(size * 0.3)}"/>`;
  });
  const light = canvas.light('crisp, relief 13 7');
  const art = `<rect x="${-size}" y="${rounded(-size * 0.16)}" width="${2 * size}" height="${rounded(size * 0.32)}" rx="8" fill="${canvas.linear('0 #f3c77a, 1 #c9853a', { x1: 0, y1: 0, x2: 0, y2: 1 })}"/><g stroke="#a8641f" stroke-width="5" opacity=".6">${rings}</g>`;
  return light(canvas.place(x, y, turn, 1, art));
};
