import { createPiece, drawTimes, FULL_TURN, rounded, smoothPath, type Piece } from '../canvas/index.ts';

/** A floret of broccoli: a pale stem and a crown of buds. */
export const broccoli: Piece = (canvas, x, y, size, turn) => {
  const stemLight = canvas.light('wet, gloss .2, low .6 .6 .36');
  const stemArt = `<path d="M${rounded(-size * 0.2)} 0L${rounded(-size * 0.3)} ${rounded(size * 1.05)}Q0 ${rounded(size * 1.2)} ${rounded(size * 0.3)} ${rounded(size * 1.05)}L${rounded(size * 0.2)} 0Z" fill="${canvas.linear('0 #b9d27a, 1 #8fb255')}"/>`;
  const stem = stemLight(canvas.place(x, y, turn, 1, stemArt));
  const buds = drawTimes(9, () => {
    const angle = canvas.random(FULL_TURN),
      far = size * canvas.random(0.2, 0.55);
    return `<path d="${canvas.blob(Math.cos(angle) * far, Math.sin(angle) * far * 0.8 - size * 0.1, size * canvas.random(0.34, 0.46), { wobble: 0.2 })}" fill="${canvas.pick(['#3f7a2c', '#356a26', '#4b8a35'])}"/>`;
  });
  return (
    stem +
    canvas.light('relief 13 7, grain 1 .13, mottle .3 .08, ragged 9 .09, drop 7 5 .45, pad .3, low .4 .48 .3')(
      canvas.place(x, y, turn, 1, buds),
    )
  );
};

export const artichoke = createPiece('wet, relief 6 4, grain .4 .05, low .58 .54 .36', (_easel, size) => {
  const petal = (turn: number, long: number, fill: string): string =>
    `<path transform="rotate(${turn})" d="M0 ${rounded(size * 0.5)}Q${rounded(-size * 0.42)} ${rounded(-long * 0.2)} 0 ${rounded(-long)}Q${rounded(size * 0.42)} ${rounded(-long * 0.2)} 0 ${rounded(size * 0.5)}Z" fill="${fill}" stroke="#76803f" stroke-width="2"/>`;
  return (
    petal(-46, size * 0.8, '#8f9a45') +
    petal(46, size * 0.8, '#87923f') +
    petal(-25, size * 0.95, '#b3b765') +
    petal(25, size * 0.95, '#a9ae5c') +
    petal(0, size, '#d3cf8c') +
    `<path d="M${rounded(-size * 0.3)} ${rounded(size * 0.42)}Q0 ${rounded(size * 0.7)} ${rounded(size * 0.3)} ${rounded(size * 0.42)}Q0 ${rounded(size * 0.2)} ${rounded(-size * 0.3)} ${rounded(size * 0.42)}Z" fill="#ede6bd"/><path d="M0 ${rounded(-size * 0.6)}V${rounded(size * 0.3)}" stroke="#8f9250" stroke-width="2" opacity=".6"/>`
  );
});

export const corn = createPiece('relief 8 3.5, gloss .6 24, drop 3 3 .4, pad .4, low .84 .62 .24', (canvas, size) =>
  drawTimes(4, (index) => {
    return `<path transform="translate(${rounded(canvas.random(-1, 1) * size * 0.6 + (index % 2 ? size : -size) * 0.55)} ${rounded((index < 2 ? -size : size) * 0.6)}) rotate(${rounded(canvas.random(360))})" d="M0 ${rounded(-size * 0.6)}Q${rounded(size * 0.62)} ${rounded(-size * 0.5)} ${rounded(size * 0.5)} ${rounded(size * 0.34)}Q0 ${rounded(size * 0.72)} ${rounded(-size * 0.5)} ${rounded(size * 0.34)}Q${rounded(-size * 0.62)} ${rounded(-size * 0.5)} 0 ${rounded(-size * 0.6)}Z" fill="${canvas.pick(['#fbd33e', '#f7c52a', '#ffe066'])}"/>`;
  }),
);

export const pepperoncino = createPiece('wet, relief 12 7, gloss .6, low .66 .62 .3', (canvas, size) => {
  const bend = canvas.random(0.2, 0.45) * size;
  const outline = smoothPath([
    [-size, -size * 0.16],
    [-size * 0.4, -size * 0.24 - bend * 0.5],
    [size * 0.3, -size * 0.16 - bend * 0.4],
    [size * 1.05, bend * 0.5],
    [size * 0.3, size * 0.14 - bend * 0.1],
    [-size * 0.4, size * 0.22 - bend * 0.2],
    [-size, size * 0.18],
  ]);
  return `<path d="${outline}" fill="${canvas.linear('0 #e3e27a, .5 #c3ce4c, 1 #8fae34')}"/><path d="M${rounded(-size)} 0l${rounded(-size * 0.34)} ${rounded(-size * 0.1)}" stroke="#5f7a2c" stroke-width="${rounded(size * 0.13)}" stroke-linecap="round"/>`;
});

export const caper = createPiece(
  'relief 10, gloss .5 20, mottle .3 .08, drop 4 3 .45, pad .5, low .5 .5 .36',
  (canvas, size) =>
    `<ellipse rx="${rounded(size)}" ry="${rounded(size * 0.84)}" fill="${canvas.pick(['#6f7d36', '#7f8c42', '#5f6d2c'])}"/>`,
);

export const garlic = createPiece('relief 4 2.5, gloss .4, drop 4 3 .4, pad .5, low .84 .7 .46', (canvas, size) => {
  return `<path d="${canvas.blob(0, 0, size, { n: 8, wobble: 0.16, stretchY: 0.66 })}" fill="${canvas.radial('0 #fff6da, .7 #f8e3ab, 1 #dba552')}"/><path d="M${rounded(-size * 0.4)} 0H${rounded(size * 0.4)}" stroke="#d9b872" stroke-width="2"/>`;
});

export const truffle = createPiece(
  'relief 4 3, gloss .15, grain .6 .06, drop 5 4 .45, pad .3, low .56 .46 .38',
  (canvas, size) => {
    const veins = drawTimes(7, () => {
      return `<path d="M${rounded(canvas.random(-0.7, 0.7) * size)} ${rounded(canvas.random(-0.7, 0.7) * size)}q${rounded(canvas.random(-0.5, 0.5) * size)} ${rounded(canvas.random(-0.5, 0.5) * size)} ${rounded(canvas.random(-0.6, 0.6) * size)} ${rounded(canvas.random(-0.6, 0.6) * size)}"/>`;
    });
    return `<path d="${canvas.blob(0, 0, size, { n: 16, wobble: 0.16 })}" fill="#2a1c14"/><path d="${canvas.blob(0, 0, size * 0.88, { n: 14, wobble: 0.1 })}" fill="${canvas.radial('0 #6b513d, .7 #59412f, 1 #3c2a1e')}"/><g fill="none" stroke="#d9c3a2" stroke-width="${rounded(size / 13)}" stroke-linecap="round" opacity=".7">${veins}</g>`;
  },
);

export const potatoSlice = createPiece('dough, relief 5 4, pad .25, low .8 .62 .36', (canvas, size) => {
  return `<path d="${canvas.blob(0, 0, size, { n: 14, wobble: 0.08, stretchX: 1.12 })}" fill="${canvas.radial('0 #fdeeb4, .55 #f9dd8c, .82 #eebb55, .95 #c98531, 1 #9c5f20')}"/>`;
});

export const potatoWedge = createPiece('crisp, relief 14 9, gloss .34, grain .22, low .7 .5 .26', (canvas, size) => {
  const outline = canvas.blob(0, 0, size, { n: 10, wobble: 0.14, stretchX: 1.3, stretchY: 0.82 });
  return `<path d="${outline}" fill="${canvas.radial('0 #ffdf86, .5 #f3bd52, .82 #d8892e, 1 #a45a19', { cx: 0.42, cy: 0.38, r: 0.64 })}"/><path d="${canvas.blob(-size * 0.1, -size * 0.12, size * 0.5, { n: 8, wobble: 0.2, stretchX: 1.3, stretchY: 0.7 })}" fill="#ffe9a6" opacity=".5" filter="${canvas.blur(5)}"/>`;
});

export const peas = createPiece(
  'relief 10 4, gloss .5, drop 3 3 .4, pad .4, low .5 .58 .3',
  (canvas, size) => `<circle r="${rounded(size)}" fill="${canvas.pick(['#79b33c', '#8cc24b', '#6aa532'])}"/>`,
);

export const carrotSlice = createPiece('wet, relief 6 4, low .76 .5 .26', (canvas, size) => {
  return `<path d="${canvas.blob(0, 0, size, { n: 14, wobble: 0.08 })}" fill="${canvas.radial('0 #ffc26a, .3 #fba03c, .38 #f28a26, .85 #ee7f1f, 1 #c55d0f')}"/>`;
});

export const greenBean = createPiece('wet, relief 9 5, low .46 .54 .3', (canvas, size) => {
  return `<path d="M${rounded(-size)} ${rounded(size * 0.1)}Q0 ${rounded(canvas.random(-0.4, 0.1) * size)} ${rounded(size)} 0" stroke="${canvas.pick(['#5c9a35', '#4c8a2c', '#6fab44'])}" stroke-width="${rounded(size * 0.34)}" stroke-linecap="round" fill="none"/>`;
});

export const whiteBean = createPiece('creamy, relief 10 6, low .84 .72 .52', (canvas, size) => {
  return `<path d="M${rounded(-size)} 0Q${rounded(-size * 0.9)} ${rounded(-size * 0.75)} 0 ${rounded(-size * 0.62)}Q${rounded(size * 0.9)} ${rounded(-size * 0.75)} ${rounded(size)} 0Q${rounded(size * 0.8)} ${rounded(size * 0.5)} 0 ${rounded(size * 0.34)}Q${rounded(-size * 0.8)} ${rounded(size * 0.5)} ${rounded(-size)} 0Z" fill="${canvas.pick(['#f3e3bd', '#eed9a8', '#f8ebcd'])}"/>`;
});

export const redCabbage = createPiece('relief 5 2.5, gloss .3, drop 4 3 .4, pad .4, low .56 .4 .54', (canvas, size) =>
  drawTimes(6, () => {
    return `<path d="M${rounded(canvas.random(-1, -0.4) * size)} ${rounded(canvas.random(-0.5, 0.5) * size)}Q${rounded(canvas.random(-0.3, 0.3) * size)} ${rounded(canvas.random(-0.8, 0.8) * size)} ${rounded(canvas.random(0.4, 1) * size)} ${rounded(canvas.random(-0.5, 0.5) * size)}" stroke="${canvas.pick(['#7b2d68', '#96407f', '#b774a8', '#672257'])}" stroke-width="${rounded(size * 0.15)}" stroke-linecap="round" fill="none"/>`;
  }),
);

export const pineNut = createPiece('dough, relief 9 4, drop 4 3, pad .5', (canvas, size) => {
  return `<path d="M${rounded(-size)} 0Q${rounded(-size * 0.3)} ${rounded(-size * 0.66)} ${rounded(size)} 0Q${rounded(-size * 0.3)} ${rounded(size * 0.66)} ${rounded(-size)} 0Z" fill="${canvas.pick(['#f7e3b0', '#efd190', '#e5bf74'])}"/>`;
});
