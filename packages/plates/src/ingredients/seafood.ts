import type { Canvas, Piece, Point } from '../canvas/index.ts';
import { createPiece, drawTimes, rounded, smoothPath, stack, tracePath } from '../canvas/index.ts';

export const shrimp = createPiece(
  'relief 12 8, gloss .5 24, mottle .2 .04, drop 8 6 .45, pad .3, low .76 .46 .36',
  (canvas, size) => {
    const along = (share: number, far: number): Point => {
      const angle = -2.7 + share * 3.9;
      return [Math.cos(angle) * size * far, Math.sin(angle) * size * far];
    };
    const steps = Array.from({ length: 10 }, (_, index) => index / 9);
    const outer = steps.map((share) => along(share, 1 - share * 0.1));
    const inner = steps.map((share) => along(share, 0.22 + share * 0.34)).reverse();
    const bands = steps.slice(1, 8).map((share) => {
      const [from, to] = [along(share, 0.98 - share * 0.1), along(share + 0.05, 0.24 + share * 0.34)];
      return `<path d="M${rounded(from[0])} ${rounded(from[1])}L${rounded(to[0])} ${rounded(to[1])}"/>`;
    });
    const [tailX, tailY] = along(1.02, 0.78);
    const fan = [-34, 0, 34].map((turn) => {
      return `<path transform="translate(${rounded(tailX)} ${rounded(tailY)}) rotate(${158 + turn})" d="M0 0Q${rounded(size * 0.18)} ${rounded(-size * 0.16)} ${rounded(size * 0.52)} 0Q${rounded(size * 0.18)} ${rounded(size * 0.16)} 0 0Z" fill="#e2592c"/>`;
    });
    const color = canvas.radial('0 #fff0e2, .45 #ffd3b4, .75 #fb9f6d, 1 #ec6f3c', { cx: 0.5, cy: 0.55, r: 0.62 });
    return `${fan.join('')}<path d="${smoothPath([...outer, ...inner])}" fill="${color}"/><g stroke="#e5622f" stroke-width="${rounded(size * 0.07)}" opacity=".55" stroke-linecap="round">${bands.join('')}</g>`;
  },
);

const musselShell = createPiece('wet, gloss .7, low .5 .5 .56', (canvas, size) => {
  const shell = tracePath(size, '-1 0, -.4 -.5, .4 -.5, 1 0, .4 .44, -.4 .36');
  return `<path d="${shell}" fill="#23242f"/><path d="${shell}" transform="scale(.88)" fill="${canvas.linear('0 #8d93a8, .5 #d6dae2, 1 #6f7690')}"/>`;
});
const musselFlesh = createPiece(
  'relief 9 6, gloss .5, mottle .3 .05, drop 3 3 .4, pad .3, low .78 .52 .28',
  (canvas, size) => {
    const body = tracePath(size, '-.6 0, -.2 -.26, .4 -.26, .68 0, .3 .24, -.2 .2');
    return `<path d="${body}" fill="${canvas.radial('0 #ffcf8a, .6 #f6a74e, 1 #d97c26')}"/><path d="M${rounded(-size * 0.4)} 0Q0 ${rounded(-size * 0.1)} ${rounded(size * 0.5)} 0" stroke="#b9621c" stroke-width="3" fill="none" opacity=".6"/>`;
  },
);
export const mussel = stack(musselShell, musselFlesh);

const clamShells = createPiece('wet, gloss .45, low .72 .6 .48', (canvas, size) => {
  const shell = (side: number): string => {
    const ribs = drawTimes(7, (index) => {
      return `<path d="M0 0L${rounded(Math.cos(-2.5 + index * 0.31) * size * 0.92)} ${rounded(side * Math.sin(-2.5 + index * 0.31) * size * 0.92)}"/>`;
    });
    const outline = smoothPath([
      [0, 0],
      [-size * 0.8, side * -size * 0.3],
      [-size * 0.72, side * -size * 0.8],
      [0, side * -size],
      [size * 0.72, side * -size * 0.8],
      [size * 0.8, side * -size * 0.3],
    ]);
    return `<path d="${outline}" fill="${canvas.radial('0 #fffaf0, .6 #f3e4ca, .9 #d9b98c, 1 #b58a58')}"/><g stroke="#b08a5c" stroke-width="2" opacity=".5">${ribs}</g>`;
  };
  return shell(1) + shell(-1);
});
const clamFlesh = createPiece('relief 9 6, gloss .5, drop 3 3, pad .3, low .8 .58 .4', (canvas, size) => {
  return `<path d="${canvas.blob(0, -size * 0.32, size * 0.42, { wobble: 0.2, stretchX: 1.2 })}" fill="#f6c58e"/>`;
});
export const clam = stack(clamShells, clamFlesh);

export const squidRing = createPiece('creamy, gloss .5, low .82 .68 .62', (canvas, size) => {
  return `<path fill-rule="evenodd" d="${canvas.blob(0, 0, size, { wobble: 0.12, stretchY: 0.86 })}${canvas.blob(0, 0, size * 0.48, { wobble: 0.14, stretchY: 0.8 })}" fill="${canvas.radial('0 #fdeee4, .7 #fbe3d6, 1 #e7b3a8')}"/>`;
});

export const friedRing = createPiece('crisp, ragged 8 .06, low .74 .52 .28', (canvas, size) => {
  return `<path fill-rule="evenodd" d="${canvas.blob(0, 0, size, { wobble: 0.12, n: 16 })}${canvas.blob(0, 0, size * 0.44, { wobble: 0.18 })}" fill="${canvas.radial('0 #e59a34, .6 #f6c464, .85 #eaa93f, 1 #c57d24')}"/>`;
});

export const anchovy = createPiece('wet, relief 6 4, gloss .6, grain .5 .02 .12, low .58 .46 .4', (canvas, size) => {
  const bend = canvas.random(-0.3, 0.3) * size;
  const outline = smoothPath([
    [-size, 0],
    [-size * 0.4, -size * 0.24 + bend * 0.6],
    [size * 0.4, -size * 0.22 + bend * 0.6],
    [size, 0],
    [size * 0.4, size * 0.17 + bend * 0.6],
    [-size * 0.4, size * 0.2 + bend * 0.6],
  ]);
  return `<path d="${outline}" fill="${canvas.linear('0 #c79a78, .5 #9c6a50, 1 #6f4534', { x1: 0, y1: 0, x2: 0, y2: 1 })}"/><path d="M${rounded(-size * 0.9)} 0Q0 ${rounded(bend * 1.1)} ${rounded(size * 0.9)} 0" stroke="#e9cdb4" stroke-width="${rounded(size * 0.05)}" fill="none" opacity=".8"/>`;
});

const salmonFlesh = '0 #ff9d6b, .5 #fb8350, 1 #ea6c3a';
const salmonLines = (canvas: Canvas, size: number, count: number): string =>
  drawTimes(count, (index) => {
    return `<path d="M${rounded(((index + 0.5) / count - 0.5) * size * 2.4)} ${rounded(-size)}q${rounded(size * 0.22 + canvas.random(-3, 3))} ${rounded(size)} ${rounded(-size * 0.1)} ${rounded(size * 2)}" stroke="#ffd9bf" stroke-width="${rounded(size * 0.055)}" fill="none" opacity=".75"/>`;
  });

export const salmonCube: Piece = (canvas, x, y, size, turn) => {
  const outline = `M${rounded(-size)} ${rounded(-size * 0.8)}L${rounded(size * 0.9)} ${rounded(-size * 0.9)}L${rounded(size)} ${rounded(size * 0.8)}L${rounded(-size * 0.9)} ${rounded(size * 0.9)}Z`;
  const clip = canvas.define(`salmon${x}${y}`, (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  const light = canvas.light('wet, relief 10 7, mottle .14, low .8 .5 .36');
  const art = `<path d="${outline}" fill="${canvas.linear(salmonFlesh)}" stroke="#f4804c" stroke-width="7" stroke-linejoin="round"/><g clip-path="${clip}">${salmonLines(canvas, size, 4)}</g>`;
  return light(canvas.place(x, y, turn, 1, art));
};

export const salmonFillet: Piece = (canvas, x, y, size, turn) => {
  const outline = tracePath(size, '-1.5 -.3, -.9 -.66, .5 -.7, 1.4 -.4, 1.56 .1, 1.1 .56, -.4 .68, -1.35 .4');
  const clip = canvas.define('salmonFillet', (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  const grill = [-0.9, -0.3, 0.3, 0.9].map((share) => {
    return `<path d="M${rounded(size * (share - 0.34))} ${rounded(-size)}L${rounded(size * (share + 0.34))} ${rounded(size)}"/>`;
  });
  const art = `<path d="${outline}" fill="${canvas.linear('0 #ffb27c, .45 #f88f56, 1 #d9652f')}"/><g clip-path="${clip}">${salmonLines(canvas, size, 9)}<g stroke="#6b2d0c" stroke-width="${rounded(size * 0.13)}" opacity=".5" filter="${canvas.blur(2.5)}">${grill.join('')}</g><path d="${outline}" fill="none" stroke="#8a3e14" stroke-width="16" opacity=".45" filter="${canvas.blur(8)}"/></g>`;
  return canvas.light('meaty, relief 24 16, gloss .4, grain .3, drop 14 11, pad .15, low .74 .46 .32')(
    canvas.place(x, y, turn, 1, art),
  );
};
