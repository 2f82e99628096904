import { createPiece, rounded, type Piece } from '../canvas/index.ts';
import { drawChunk } from './meat.ts';

export const boiledEgg = createPiece('creamy, relief 9 7', (canvas, size) => {
  return `<ellipse rx="${rounded(size * 1.2)}" ry="${rounded(size * 0.92)}" fill="${canvas.radial('0 #fffefa, .85 #fbf6ec, 1 #e9dfcb')}"/><circle cx="${rounded(size * 0.1)}" r="${rounded(size * 0.52)}" fill="${canvas.radial('0 #ffd45e, .7 #f8b32b, 1 #e3951a')}"/>`;
});

/** A fried egg: set white, crisp brown edge, soft yolk. */
export const friedEgg: Piece = (canvas, x, y, size) => {
  const white = canvas.blob(x, y, size, { n: 18, wobble: 0.14 });
  const yolk = canvas.radial('0 #ffc23a, .7 #fba41c, 1 #ea8409', { cx: 0.4, cy: 0.38, r: 0.62 });
  const [yolkX, yolkY, yolkSize] = [x + size * 0.08, y - size * 0.04, size * 0.36];
  return (
    canvas.light('creamy, gloss .4, ragged 12 .05')(
      `<path d="${white}" fill="${canvas.radial('0 #fffdf5, .8 #fdf6e4, .93 #f1d9a2, 1 #b9792e')}"/>`,
    ) +
    canvas.light('relief 20 14, gloss .8 40, drop 5 6 .35, pad .4, low .9 .56 .24')(
      `<circle cx="${rounded(yolkX)}" cy="${rounded(yolkY)}" r="${rounded(yolkSize)}" fill="${yolk}"/>`,
    ) +
    `<ellipse cx="${rounded(yolkX - yolkSize * 0.36)}" cy="${rounded(yolkY - yolkSize * 0.4)}" rx="${rounded(yolkSize * 0.24)}" ry="${rounded(yolkSize * 0.13)}" transform="rotate(-40 ${rounded(yolkX - yolkSize * 0.36)} ${rounded(yolkY - yolkSize * 0.4)})" fill="#fff" opacity=".85" filter="${canvas.blur(1.6)}"/>`
  );
};

export const eggShred: Piece = (canvas, x, y, size) =>
  drawChunk(canvas, x, y, size, ['#ffe58a', '#f9cc4c', '#e5a527'], 'grain .8 .05, low .82 .6 .28');
