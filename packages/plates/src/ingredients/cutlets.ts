import { drawTimes, type Piece } from '../canvas/index.ts';

/** Steak, carved: dark crust around a red heart. */
export const steak: Piece = (canvas, x, y, size, turn) => {
  const slices = drawTimes(7, (index) => {
    const left = (index - 3) * size * 0.56;
    const high = size * (1.16 - Math.abs(index - 3) * 0.11);
    const outline = canvas.blob(left, canvas.random(-8, 8), high, {
      n: 14,
      wobble: 0.05,
      stretchX: 0.3,
      stretchY: 1,
      turn: 0.12,
    });
    const light = canvas.light('meaty, relief 11, gloss .5, grain .6 .1 .03, drop 9 6, low .62 .42 .36');
    const art = `<path d="${outline}" fill="${canvas.linear('0 #4a2010, .14 #7a3d22, .26 #c25f4e, .5 #cf4f4c, .74 #c4604e, .88 #7e4125, 1 #47200f', { x1: 0, y1: 0, x2: 0, y2: 1 })}"/>`;
    return light(canvas.place(x, y, turn, 1, art));
  });
  return slices;
};

export const escalope: Piece = (canvas, x, y, size, turn) => {
  const outline = canvas.blob(0, 0, size, { n: 16, wobble: 0.14, stretchX: 1.35, stretchY: 0.86 });
  const shapeArt = `<path d="${outline}" fill="${canvas.radial('0 #efc78c, .55 #dfa962, .85 #b97835, 1 #8a4e1b', { cx: 0.45, cy: 0.42 })}"/>`;
  const shape = canvas.place(x, y, turn, 1, shapeArt);
  return (
    canvas.light('meaty, relief 9 8, gloss .45, grain .28 .04, mottle .3, drop 12 9, pad .2')(shape) +
    canvas.group(canvas.spotFilter('#7a3d12', { at: 0.03, from: 0.56, hard: 6 }), shape, ' opacity=".45"')
  );
};

export const schnitzel: Piece = (canvas, x, y, size, turn) => {
  const outline = canvas.blob(0, 0, size, { n: 20, wobble: 0.12, stretchX: 1.4, stretchY: 0.92 });
  const light = canvas.light('crisp, relief 20 13, grain .5 .06, ragged 10 .06, drop 13 10, pad .15, low .7 .48 .26');
  const art = `<path d="${outline}" fill="${canvas.radial('0 #f9cc6c, .6 #efb349, .88 #d68d2c, 1 #b06a1c', { cx: 0.45, cy: 0.42, r: 0.58 })}"/>`;
  return light(canvas.place(x, y, turn, 1, art));
};
