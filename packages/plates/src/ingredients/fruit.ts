import type { Draw, Piece, Point, SizedPiece } from '../canvas/index.ts';
import { createPiece, drawTimes, FULL_TURN, rounded, tracePath } from '../canvas/index.ts';
import { basilLeaf } from './greens.ts';
import { drawChunk } from './meat.ts';

function createCitrusHalf(rind: string, pith: string, flesh: readonly string[]): Piece {
  return createPiece('relief 8 6, gloss .45 24, grain .5 .05, drop 12 9, pad .2, low .74 .6 .36', (canvas, size) => {
    const segments = drawTimes(9, (index) => {
      return `<path transform="rotate(${index * 40 + 8})" d="M0 ${rounded(-size * 0.12)}L${rounded(-size * 0.25)} ${rounded(-size * 0.76)}Q0 ${rounded(-size * 0.92)} ${rounded(size * 0.25)} ${rounded(-size * 0.76)}Z" fill="${canvas.pick(flesh)}"/>`;
    });
    return `<circle r="${size}" fill="${rind}"/><circle r="${rounded(size * 0.92)}" fill="${pith}"/>${segments}<circle r="${rounded(size * 0.07)}" fill="${pith}"/>`;
  });
}

export const lemonHalf = createCitrusHalf('#eab308', '#fdf6d2', ['#f8d23c', '#f5c928', '#fadb58']);
export const orangeHalf = createCitrusHalf('#f08a12', '#ffe9bd', ['#f99b21', '#fba62f', '#f69318']);
export const limeHalf = createCitrusHalf('#5b8f22', '#eff3c0', ['#b9d45a', '#a9c94a', '#c5dc6e']);

export const placeLemon =
  (x: number, y: number, size: number): Draw =>
  (canvas) =>
    lemonHalf(canvas, x, y, size, canvas.random(360)) +
    basilLeaf(canvas, x - size * 0.7, y + size * 0.75, size * 0.9, -20);

function createCitrusWedge(rind: string, pith: string, flesh: string): SizedPiece {
  return (canvas, x, y, turn) => {
    const segments = [-62, -31, 0, 31, 62].map(
      (angle) => `<path d="M0 -4L-12 -50Q0 -58 12 -50Z" transform="rotate(${angle})" fill="${flesh}"/>`,
    );
    const art = `<path d="M-70 0A70 70 0 0 1 70 0Q0 18 -70 0Z" fill="${rind}"/><path d="M-62 -1A62 62 0 0 1 62 -1Q0 14 -62 -1Z" fill="${pith}"/>${segments.join('')}`;
    return canvas.light('wet, pad .3, low .66 .62 .36')(canvas.place(x, y, turn, 1, art));
  };
}

export const limeWedge = createCitrusWedge('#5b8f22', '#eff3c0', '#b9d45a');
export const lemonWedge = createCitrusWedge('#e6b312', '#fdf6d2', '#f6d347');

const listBerryDots = (size: number): Point[] => {
  const rings: readonly Point[] = [
    [6, 0.42],
    [11, 0.78],
  ];
  const around = rings.flatMap(([count, far]) =>
    Array.from({ length: count }, (_, index): Point => {
      const angle = (index / count) * FULL_TURN + far;
      return [Math.cos(angle) * far * size, Math.sin(angle) * far * size];
    }),
  );
  return [...around.reverse(), [0, 0]];
};

export const raspberry: Piece = (canvas, x, y, size) => {
  const dots = listBerryDots(size).map(([u, v]) =>
    canvas.light('relief 10 4, gloss .55, drop 2 2 .5, pad .5, low .56 .3 .34')(
      `<circle cx="${rounded(x + u)}" cy="${rounded(y + v)}" r="${rounded(size * 0.27)}" fill="${canvas.pick(['#d3244a', '#c21b40', '#dd3557'])}"/>`,
    ),
  );
  return `<circle cx="${x + 8}" cy="${y + 10}" r="${size}" fill="#3a0610" opacity=".4" filter="${canvas.blur(7)}"/><circle cx="${x}" cy="${y}" r="${size * 0.95}" fill="#8e1130"/>${dots.join('')}`;
};

export const blueberry = createPiece(
  'relief 18 9, gloss .35 16, mottle .2, drop 7 6 .5, pad .4, low .42 .42 .5',
  (_easel, size) =>
    `<circle r="${rounded(size)}" fill="#4a5590"/><path d="M-8 -2l5 -6 6 3 6 -3 2 8 -5 6 -8 1Z" fill="#232a55" opacity=".8"/>`,
);

export const strawberry = createPiece('wet, low .62 .32 .3', (canvas, size) => {
  const outline = tracePath(size, '0 1, .62 .3, .74 -.4, .3 -.74, -.3 -.74, -.74 -.4, -.62 .3');
  const leaves = [-50, -15, 20, 50].map((turn) => {
    return `<path transform="translate(0 ${rounded(-size * 0.66)}) rotate(${turn})" d="M0 0Q-9 -14 0 -30Q9 -14 0 0Z" fill="#4f8a2f"/>`;
  });
  return `<path d="${outline}" fill="#c8152b"/><path d="${outline}" transform="scale(.86)" fill="${canvas.radial('0 #ffe3d6, .35 #f98f83, .8 #ea4a4a, 1 #d92a38', { cy: 0.42 })}"/>${leaves.join('')}`;
});

export const pineapple = createPiece('wet, grain .5 .08 .03, mottle .16, low .78 .6 .3', (canvas, size) => {
  const outline = `M${rounded(-size)} ${rounded(-size * 0.4)}Q0 ${rounded(-size * 0.95)} ${rounded(size)} ${rounded(-size * 0.4)}L${rounded(size * 0.42)} ${rounded(size * 0.62)}Q0 ${rounded(size * 0.42)} ${rounded(-size * 0.42)} ${rounded(size * 0.62)}Z`;
  const fibres = [-0.6, -0.3, 0, 0.3, 0.6].map((share) => {
    return `<path d="M${rounded(size * share)} ${rounded(-size * 0.56)}L${rounded(size * share * 0.45)} ${rounded(size * 0.42)}"/>`;
  });
  return `<path d="${outline}" fill="${canvas.linear('0 #ffe98a, .6 #fbd04a, 1 #eeb02a', { x1: 0.3, y1: 0, x2: 0.5, y2: 1 })}" stroke="#e0a021" stroke-width="4" stroke-linejoin="round"/><g stroke="#d9941a" stroke-width="2.5" opacity=".5">${fibres.join('')}</g>`;
});

export const mangoCube: Piece = (canvas, x, y, size) =>
  drawChunk(canvas, x, y, size, ['#ffd764', '#fbb02e', '#ec8a18'], 'relief 10 7, gloss .55, grain .2, low .8 .56 .28');

/** Slices of avocado, fanned out. */
export const avocadoFan = createPiece('creamy, low .66 .66 .4', (canvas, size) =>
  drawTimes(6, (index) => {
    const outline = tracePath(size, '0 -.9, .32 -.3, .3 .5, 0 .8, -.12 .4, -.04 -.2');
    return `<g transform="translate(${rounded((index - 2.5) * size * 0.34)} ${rounded(Math.abs(index - 2.5) * size * 0.07)}) rotate(${(index - 2.5) * 9})"><path d="${outline}" fill="#3f5f22"/><path d="${outline}" transform="translate(-3 0) scale(.93)" fill="${canvas.linear('0 #f1ecae, .55 #d9e08a, .85 #9fc04e, 1 #6f9a35', { x1: 0, y1: 0, x2: 1, y2: 0 })}"/></g>`;
  }),
);
