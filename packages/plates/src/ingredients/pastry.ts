import { createPiece, drawTimes, rounded, type Piece, type SizedPiece } from '../canvas/index.ts';

export const cocoaTuft: SizedPiece = (canvas, x, y) => {
  const tuft = canvas.blob(x, y, 63, { wobble: 0.05, n: 16, jitter: 0.5 });
  const dust = ['#8a5a34', '#6b3f20', '#4a2812'].map((brown, index) => {
    const noise = { at: 0.12 + index * 0.14, from: 0.3 + index * 0.1, hard: 3 + index * 2.5, octaves: 2 };
    const fade = canvas.radial('0 #000 .95, .45 #000 .8, .8 #000 .35, 1 #000 0', {
      cx: canvas.random(0.42, 0.58),
      cy: canvas.random(0.42, 0.58),
    });
    return canvas.group(
      canvas.spotFilter(brown, noise),
      `<path d="${canvas.blob(x - 3, y - 3, 60, { wobble: 0.08 })}" fill="${fade}"/>`,
    );
  });
  return (
    canvas.light('relief 34 19, gloss .14 12, drop 6, pad .2, low .74 .6 .46')(`<path d="${tuft}" fill="#f7ead0"/>`) +
    dust.join('')
  );
};

export const coffeeBean = createPiece('relief 10, gloss .5 18, drop 6 5 .5, pad .4, low .5 .42 .38', (_easel, size) => {
  return `<ellipse rx="${size}" ry="${rounded(size * 0.68)}" fill="#4a2814"/><path d="M${rounded(-size * 0.9)} -2Q-6 6 0 0T${rounded(size * 0.9)} 2" stroke="#1d0d05" stroke-width="4" fill="none"/>`;
});

export const cannolo: Piece = (canvas, x, y, size, turn) => {
  const ends = [-1, 1].map((side) => {
    const light = canvas.light('creamy, relief 15 9, ragged 8');
    const art = `<path d="${canvas.blob(side * size * 1.32, 0, size * 0.42, { wobble: 0.12 })}" fill="#fffaf0"/>`;
    return light(canvas.place(x, y, turn, 1, art));
  });
  const nuts = canvas.place(
    x,
    y,
    turn,
    1,
    drawTimes(24, (index) => {
      return `<path d="${canvas.blob((index % 2 ? 1 : -1) * size * 1.36 + canvas.random(-0.26, 0.26) * size, canvas.random(-0.3, 0.3) * size, canvas.random(3, 7), { n: 6, wobble: 0.5 })}" fill="${canvas.pick(['#8fae4a', '#6b8731', '#a9c266'])}"/>`;
    }),
  );
  const shell = `<path d="M${rounded(-size * 1.22)} ${rounded(-size * 0.42)}Q0 ${rounded(-size * 0.56)} ${rounded(size * 1.22)} ${rounded(-size * 0.42)}Q${rounded(size * 1.34)} 0 ${rounded(size * 1.22)} ${rounded(size * 0.42)}Q0 ${rounded(size * 0.56)} ${rounded(-size * 1.22)} ${rounded(size * 0.42)}Q${rounded(-size * 1.34)} 0 ${rounded(-size * 1.22)} ${rounded(-size * 0.42)}Z" fill="${canvas.linear('0 #e3a354, .4 #c9803a, 1 #8a4a18', { x1: 0, y1: 0, x2: 0, y2: 1 })}"/><path d="M${rounded(-size * 1.1)} ${rounded(size * 0.2)}Q0 ${rounded(-size * 0.2)} ${rounded(size * 1.1)} ${rounded(size * 0.1)}" stroke="#7a3d12" stroke-width="5" fill="none" opacity=".5"/>`;
  return (
    ends.join('') +
    canvas.light('crisp, relief 30 16, gloss .3, grain .16, drop 14 10, low .62 .42 .26')(
      canvas.place(x, y, turn, 1, shell),
    ) +
    nuts
  );
};
