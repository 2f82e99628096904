import { createPiece, drawTimes, rounded, tracePath, type Piece, type SizedPiece } from '../canvas/index.ts';
import { drawChunk } from './meat.ts';
import { drawStrand } from './noodles.ts';

export const tofu = createPiece('creamy, relief 9 6, gloss .25, mottle .14 .05, low .8 .64 .42', (canvas, size) => {
  const side = rounded(size);
  return `<rect x="${-side}" y="${-side}" width="${2 * side}" height="${2 * side}" rx="${rounded(size * 0.22)}" fill="#c98a3c"/><rect x="${rounded(-size * 0.9)}" y="${rounded(-size * 0.92)}" width="${rounded(size * 1.74)}" height="${rounded(size * 1.72)}" rx="${rounded(size * 0.2)}" fill="${canvas.radial('0 #fbe9bd, .6 #f5d795, .9 #e3b15f, 1 #c88a3a')}"/>`;
});

export const softTofu = createPiece('creamy, relief 12 7, gloss .5', (canvas, size) => {
  return `<rect x="${rounded(-size)}" y="${rounded(-size)}" width="${rounded(2 * size)}" height="${rounded(2 * size)}" rx="${rounded(size * 0.3)}" fill="${canvas.linear('0 #fffaf0, 1 #f3e3c6')}"/>`;
});

/** Crisp duck, carved: slices side by side under one crackling skin. */
export const duck: Piece = (canvas, x, y, size, turn) => {
  const slices = drawTimes(6, (index) => {
    const at = (index - 2.5) * size * 0.44;
    const [top, bottom] = [-size * canvas.random(0.78, 0.95), size * canvas.random(0.78, 0.95)];
    return `<path d="M${rounded(at - size * 0.19)} ${rounded(top)}Q${rounded(at)} ${rounded(top - 12)} ${rounded(at + size * 0.2)} ${rounded(top + 6)}L${rounded(at + size * 0.24)} ${rounded(bottom)}Q${rounded(at)} ${rounded(bottom + 14)} ${rounded(at - size * 0.16)} ${rounded(bottom)}Z" fill="${canvas.linear('0 #7c3410, .3 #b5591c, .5 #d98636, .72 #a14a15, 1 #6a2a0b', { x1: 0, y1: 0, x2: 1, y2: 0 })}"/><path d="M${rounded(at + size * 0.14)} ${rounded(top + 12)}L${rounded(at + size * 0.17)} ${rounded(bottom - 8)}" stroke="#e6bd94" stroke-width="${rounded(size * 0.085)}" stroke-linecap="round"/>`;
  });
  return canvas.light('relief 12 6, gloss .6 18, grain .8 .06, mottle .35 .04, drop 10 8 .5, pad .2, low .6 .4 .26')(
    canvas.place(x, y, turn, 1, slices),
  );
};

export const wokBeef: SizedPiece = (canvas, x, y, turn) => {
  const outline = canvas.blob(0, 0, 30, { n: 10, wobble: 0.28, stretchX: canvas.random(1.4, 1.9), stretchY: 0.85 });
  const color = canvas.radial('0 #9c6240, .55 #7b452a, 1 #4c2514', { cx: 0.4, cy: 0.36, r: 0.66 });
  return canvas.light('meaty, gloss .55, grain .8 .09 .03, low .56 .42 .34')(
    canvas.place(x, y, turn, 1, `<path d="${outline}" fill="${color}"/>`),
  );
};

/** Pak choi: a white rib that opens into a dark leaf. */
export const pakChoi = createPiece('leafy, relief 11 7, gloss .4, low .5 .56 .4', (canvas, size) => {
  const leaf = canvas.blob(size * 0.45, 0, size * 0.58, { n: 14, wobble: 0.12, stretchX: 1.1, stretchY: 0.82 });
  const veins = [-0.34, -0.16, 0.16, 0.34].map((side) => {
    return `<path d="M${rounded(size * 0.2)} ${rounded(side * size * 0.3)}Q${rounded(size * 0.5)} ${rounded(side * size * 0.7)} ${rounded(size * 0.86)} ${rounded(side * size)}"/>`;
  });
  return `<path d="${leaf}" fill="${canvas.radial('0 #7cb34a, .6 #4b8a2e, 1 #2f6620', { cx: 0.35 })}"/><path d="M${rounded(-size)} ${rounded(-size * 0.26)}Q${rounded(-size * 0.3)} ${rounded(-size * 0.2)} ${rounded(size * 0.85)} 0Q${rounded(-size * 0.3)} ${rounded(size * 0.2)} ${rounded(-size)} ${rounded(size * 0.26)}Q${rounded(-size * 1.1)} 0 ${rounded(-size)} ${rounded(-size * 0.26)}Z" fill="${canvas.linear('0 #f6f8e6, .6 #e3eec0, 1 #b7d486', { x1: 0, y1: 0, x2: 1, y2: 0 })}"/><g fill="none" stroke="#d5e8b0" stroke-width="3" opacity=".7">${veins.join('')}</g>`;
});

export const bamboo = createPiece('wet, relief 5 3, grain .5 .02 .14, low .82 .7 .44', (canvas, size) => {
  return `<path d="M${rounded(-size)} ${rounded(-size * 0.2)}L${rounded(size)} ${rounded(-size * 0.24)}L${rounded(size * 0.96)} ${rounded(size * 0.2)}L${rounded(-size * 0.98)} ${rounded(size * 0.22)}Z" fill="${canvas.linear('0 #f8ebb8, 1 #e3c878')}" stroke="#e0c47a" stroke-width="4" stroke-linejoin="round"/>`;
});

export const sprout: SizedPiece = (canvas, x, y, turn) => {
  const art = `${drawStrand(`M-42 8Q-6 ${rounded(canvas.random(-22, -8))} 40 4`, 9, '#cdbd98 #f4ecd6 #ffffff', 0.25)}<ellipse cx="44" cy="5" rx="10" ry="7" fill="#e9d66a"/>`;
  return canvas.place(x, y, turn, 1, art);
};

export const peanut = createPiece('crisp, relief 9 5, grain .4, drop 4 3, pad .4, low .7 .52 .34', (canvas, size) => {
  return `<path d="${canvas.blob(0, 0, size, { n: 8, wobble: 0.14, stretchX: 1.25, stretchY: 0.78 })}" fill="${canvas.pick(['#e3b575', '#d9a561', '#ecc48a'])}"/>`;
});

export const starAnise: SizedPiece = (canvas, x, y, turn) => {
  const rays = drawTimes(8, (index) => {
    return `<path transform="rotate(${index * 45})" d="M0 -4Q-9 -18 0 -36Q9 -18 0 -4Z" fill="#6b3414"/><ellipse transform="rotate(${index * 45})" cy="-19" rx="3" ry="6" fill="#c98a4a"/>`;
  });
  return canvas.light('relief 8 3, gloss .3, drop 5 4 .45, pad .4, low .5 .4 .34')(canvas.place(x, y, turn, 1, rays));
};

export const edamame = createPiece('relief 11, gloss .45, drop 4 3 .4, pad .4, low .54 .6 .34', (canvas, size) => {
  return `<ellipse rx="${rounded(size)}" ry="${rounded(size * 0.68)}" fill="${canvas.pick(['#9cc860', '#86b84c', '#aed474'])}"/>`;
});

export const edamamePod = createPiece(
  'leafy, relief 15 9, gloss .35, grain .15 .05, drop 9 7, pad .25, low .42 .5 .28',
  (canvas, size) => {
    const bulge = (at: number): string =>
      `<ellipse cx="${rounded(at * size)}" rx="${rounded(size * 0.36)}" ry="${rounded(size * 0.3)}" fill="${canvas.radial('0 #a9d06a, .7 #7fb044, 1 #5f9332', { cx: 0.4, cy: 0.36 })}"/>`;
    const hull = tracePath(size, '-1.06 0, -.6 -.3, 0 -.32, .6 -.3, 1.1 -.04, .6 .3, 0 .32, -.6 .3');
    return `<path d="${hull}" fill="#78aa40"/>${bulge(-0.58)}${bulge(0)}${bulge(0.58)}<path d="M${rounded(-size * 1.3)} ${rounded(-size * 0.05)}L${rounded(-size)} 0" stroke="#5a8530" stroke-width="6" stroke-linecap="round"/>`;
  },
);

export const friedOnion = createPiece('crisp, relief 6 3, drop 4 3, pad .4', (canvas, size) => {
  return `<path d="M${rounded(-size)} 0Q0 ${rounded(-size * canvas.random(0.4, 1))} ${rounded(size)} ${rounded(size * 0.2)}" stroke="${canvas.pick(['#a8621f', '#c07c2e', '#8a4a15'])}" stroke-width="${rounded(size * 0.34)}" stroke-linecap="round" fill="none"/>`;
});

export const battered: Piece = (canvas, x, y, size) =>
  drawChunk(canvas, x, y, size, ['#fbc664', '#ec9a34', '#b9601a'], 'crisp, relief 16 10, gloss .5 20');

export const driedChili = createPiece('wet, relief 10 5, low .56 .32 .3', (canvas, size) => {
  return `<path d="${tracePath(size, '-1 0, -.3 -.24, .5 -.16, 1.1 .24, .4 .16, -.4 .2')}" fill="${canvas.linear('0 #b3261a, 1 #6f0f0a')}"/><path d="M${rounded(-size)} 0l-9 -4" stroke="#6b6a2c" stroke-width="5" stroke-linecap="round"/>`;
});

export const ginger = createPiece('wet, relief 5 3, gloss .3, low .82 .68 .42', (canvas, size) => {
  return `<path d="${canvas.blob(0, 0, size, { n: 10, wobble: 0.2, stretchX: 1.2, stretchY: 0.7 })}" fill="${canvas.radial('0 #fff0b8, .7 #f7de8e, 1 #d6ab52')}"/>`;
});
