import { createPiece, drawTimes, rounded, tracePath, type Canvas, type Piece } from '../canvas/index.ts';

export const springRoll = createPiece(
  'crisp, relief 22 14, gloss .4 16, grain .12 .06, ragged 5, drop 14 10, pad .2, low .66 .44 .22',
  (canvas, size) => {
    const outline = `M${rounded(-size * 1.5)} ${rounded(-size * 0.36)}Q${rounded(-size * 1.62)} 0 ${rounded(-size * 1.5)} ${rounded(size * 0.36)}Q0 ${rounded(size * 0.44)} ${rounded(size * 1.5)} ${rounded(size * 0.36)}Q${rounded(size * 1.62)} 0 ${rounded(size * 1.5)} ${rounded(-size * 0.36)}Q0 ${rounded(-size * 0.44)} ${rounded(-size * 1.5)} ${rounded(-size * 0.36)}Z`;
    const blisters = drawTimes(10, () => {
      return `<path d="${canvas.blob(canvas.random(-1.3, 1.3) * size, canvas.random(-0.26, 0.26) * size, canvas.random(4, 11), { wobble: 0.3 })}" fill="${canvas.pick(['#f6cf78', '#b9691f', '#ffe09a'])}" opacity=".6"/>`;
    });
    return `<path d="${outline}" fill="${canvas.linear('0 #f0b95a, .35 #e3a03c, .7 #c97a24, 1 #9c5517', { x1: 0, y1: 0, x2: 0, y2: 1 })}"/><path d="M${rounded(-size * 1.4)} ${rounded(size * 0.08)}Q${rounded(-size * 0.2)} ${rounded(-size * 0.28)} ${rounded(size * 0.5)} ${rounded(size * 0.38)}" stroke="#8f4c12" stroke-width="4" fill="none" opacity=".6"/>${blisters}`;
  },
);

/** A summer roll: rice paper through which its filling shows. */
function createSummerRoll(filling: (canvas: Canvas, size: number) => string): Piece {
  return (canvas, x, y, size, turn) => {
    const outline = `M${rounded(-size * 1.45)} ${rounded(-size * 0.44)}Q${rounded(-size * 1.68)} 0 ${rounded(-size * 1.45)} ${rounded(size * 0.44)}Q0 ${rounded(size * 0.54)} ${rounded(size * 1.45)} ${rounded(size * 0.44)}Q${rounded(size * 1.68)} 0 ${rounded(size * 1.45)} ${rounded(-size * 0.44)}Q0 ${rounded(-size * 0.54)} ${rounded(-size * 1.45)} ${rounded(-size * 0.44)}Z`;
    const clip = canvas.define('summerRoll', (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
    const noodles = drawTimes(16, () => {
      return `<path d="M${rounded(canvas.random(-1.4, -0.9) * size)} ${rounded(canvas.random(0.05, 0.45) * size)}Q0 ${rounded(canvas.random(0, 0.5) * size)} ${rounded(canvas.random(0.9, 1.4) * size)} ${rounded(canvas.random(0.05, 0.45) * size)}" stroke="#fffdf4" stroke-width="5" fill="none" opacity=".9"/>`;
    });
    const paper = `<path d="${outline}" fill="${canvas.linear('0 #fff .62, .3 #fff .2, .7 #fff .26, 1 #e9e2d0 .6', { x1: 0, y1: 0, x2: 0, y2: 1 })}"/>`;
    const art = `<path d="${outline}" fill="#eef0dc"/><g clip-path="${clip}">${noodles}${filling(canvas, size)}</g>${paper}`;
    return canvas.light('relief 20 13, gloss .6 26, drop 12 9 .4, pad .2, low .74 .72 .6')(
      canvas.place(x, y, turn, 1, art),
    );
  };
}

const drawGreens = (canvas: Canvas, size: number): string =>
  drawTimes(5, (index) => {
    return `<path d="${canvas.blob((index - 2) * size * 0.52, size * canvas.random(-0.36, -0.1), size * 0.3, { wobble: 0.4, stretchX: 1.5 })}" fill="${canvas.pick(['#6fae43', '#4d8f30', '#8cc35a'])}"/>`;
  });

export const shrimpRoll = createSummerRoll(
  (canvas, size) =>
    drawGreens(canvas, size) +
    drawTimes(3, (index) => {
      return `<g transform="translate(${rounded((index - 1) * size * 0.86)} ${rounded(size * 0.06)})"><path d="M${rounded(-size * 0.34)} ${rounded(size * 0.16)}Q${rounded(-size * 0.3)} ${rounded(-size * 0.3)} ${rounded(size * 0.1)} ${rounded(-size * 0.26)}Q${rounded(size * 0.42)} ${rounded(-size * 0.16)} ${rounded(size * 0.32)} ${rounded(size * 0.2)}" stroke="#f7935c" stroke-width="${rounded(size * 0.24)}" fill="none" stroke-linecap="round"/><path d="M${rounded(-size * 0.2)} ${rounded(-size * 0.06)}l10 12M${rounded(size * 0.02)} ${rounded(-size * 0.24)}l2 16M${rounded(size * 0.26)} ${rounded(-size * 0.1)}l-10 10" stroke="#ffe3d0" stroke-width="5"/></g>`;
    }),
);

export const tofuRoll = createSummerRoll(
  (canvas, size) =>
    drawGreens(canvas, size) +
    drawTimes(3, (index) => {
      return `<rect x="${rounded((index - 1) * size * 0.86 - size * 0.3)}" y="${rounded(-size * 0.16)}" width="${rounded(size * 0.6)}" height="${rounded(size * 0.3)}" rx="6" fill="#e6b869"/><path d="M${rounded((index - 1) * size * 0.86 - size * 0.3)} ${rounded(size * 0.26)}l${rounded(size * 0.6)} -6" stroke="#f08a2c" stroke-width="8" stroke-linecap="round"/>`;
    }),
);

export const gyoza = createPiece('dough, relief 24 13, gloss .5, drop 12 9, pad .2, low .74 .6 .42', (canvas, size) => {
  const outline = tracePath(size, '-1.15 .3, -.8 -.4, 0 -.72, .8 -.4, 1.15 .3, .5 .56, -.5 .56');
  const pleats = drawTimes(7, (index) => {
    const angle = -2.72 + index * 0.38;
    const [x, y] = [Math.cos(angle) * size * 0.98, Math.sin(angle) * size * 0.62 + size * 0.06];
    return `<path d="M${rounded(x)} ${rounded(y)}Q${rounded(x * 0.9)} ${rounded(y * 0.72)} ${rounded(x * 0.62)} ${rounded(y * 0.42 + size * 0.08)}" stroke="#c9a05a" stroke-width="5" fill="none" stroke-linecap="round" opacity=".7"/>`;
  });
  return `<path d="${outline}" fill="${canvas.radial('0 #fbeecb, .6 #f3dca6, 1 #dcb56c', { cy: 0.4 })}"/><path d="M${rounded(-size * 0.9)} ${rounded(size * 0.3)}Q0 ${rounded(size * 0.1)} ${rounded(size * 0.9)} ${rounded(size * 0.3)}Q${rounded(size * 0.5)} ${rounded(size * 0.54)} 0 ${rounded(size * 0.54)}Q${rounded(-size * 0.5)} ${rounded(size * 0.54)} ${rounded(-size * 0.9)} ${rounded(size * 0.3)}Z" fill="#b9702a" opacity=".75" filter="${canvas.blur(4)}"/>${pleats}`;
});

/** A wonton in broth: a filled knot with loose skirts. */
export const wonton = createPiece(
  'dough, relief 18 11, gloss .55, ragged 8, pad .25, low .8 .68 .5',
  (canvas, size) =>
    `<path d="${canvas.blob(0, 0, size, { n: 16, wobble: 0.26, jitter: 1.2 })}" fill="${canvas.radial('0 #f0c9a0, .34 #f6e0b6, .75 #fbf0d4, 1 #e9d2a0')}"/><path d="M${rounded(-size * 0.5)} ${rounded(-size * 0.2)}Q0 ${rounded(size * 0.1)} ${rounded(size * 0.5)} ${rounded(-size * 0.3)}M${rounded(-size * 0.3)} ${rounded(size * 0.4)}Q0 ${rounded(size * 0.1)} ${rounded(size * 0.4)} ${rounded(size * 0.3)}" stroke="#d3b078" stroke-width="4" fill="none" opacity=".7"/>`,
);

export const friedWonton = createPiece(
  'crisp, relief 16 9, gloss .4, grain .16, ragged 6 .04, drop 12 9, low .7 .48 .24',
  (canvas, size) => {
    const sheet = tracePath(size, '0 -1, .36 -.34, 1.04 .5, .3 .6, -.3 .6, -1.04 .5, -.36 -.34');
    const filling = canvas.blob(0, size * 0.14, size * 0.44, { n: 12, wobble: 0.12 });
    const blisters = drawTimes(9, () => {
      return `<path d="${canvas.blob(canvas.random(-0.6, 0.6) * size, canvas.random(-0.2, 0.5) * size, canvas.random(3, 8), { wobble: 0.3 })}" fill="${canvas.pick(['#fde09a', '#c0772a', '#f9cd74'])}" opacity=".7"/>`;
    });
    return `<path d="${sheet}" fill="${canvas.radial('0 #f9d37e, .55 #f0b651, .85 #d48a2a, 1 #a45c17', { cy: 0.56 })}"/><path d="${filling}" fill="#fbd98c" filter="${canvas.blur(7)}"/><path d="M0 ${rounded(-size * 0.9)}L0 ${rounded(-size * 0.3)}" stroke="#a8661c" stroke-width="5" opacity=".5"/>${blisters}`;
  },
);

export const satay: Piece = (canvas, x, y, size, turn) => {
  const stickLight = canvas.light('baked, drop 8 6');
  const stickArt = `<rect x="${rounded(-size * 2.5)}" y="-6" width="${rounded(size * 5)}" height="12" rx="6" fill="#d9b37a"/>`;
  const stick = stickLight(canvas.place(x, y, turn, 1, stickArt));
  const meat = drawTimes(4, (index) => {
    return `<path d="${canvas.blob((index - 1.2) * size * 0.92, canvas.random(-5, 5), size * 0.5, { n: 11, wobble: 0.24, stretchX: 1.14 })}" fill="${canvas.radial('0 #f3c274, .5 #dd963c, .85 #a85f1c, 1 #713709', { cx: 0.42, cy: 0.38, r: 0.64 })}"/>`;
  });
  const char = drawTimes(8, (index) => {
    return `<path d="M${rounded((index - 2.9) * size * 0.46)} ${rounded(-size * 0.3)}l${rounded(size * 0.2)} ${rounded(size * 0.56)}" stroke="#4a2006" stroke-width="6" stroke-linecap="round" opacity=".5"/>`;
  });
  return (
    stick +
    canvas.light('meaty, relief 17 10, gloss .45, grain .25, drop 11 8, pad .2, low .64 .44 .26')(
      canvas.place(x, y, turn, 1, `${meat}<g filter="${canvas.blur(1.6)}">${char}</g>`),
    )
  );
};
