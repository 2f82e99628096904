import type { Draw, Point } from '../canvas/index.ts';
import { createPiece, drawAtEach, drawTimes, rounded, smoothPath, tracePath } from '../canvas/index.ts';

/** A sprig of rosemary: a stem and its needles. */
export const rosemary = createPiece('leafy, relief 5 2.5', (canvas, size) => {
  const needles = drawTimes(26, (index) => {
    const along = (index / 26) * 1.8 - 0.9;
    const side = index % 2 ? 1 : -1;
    const long = size * canvas.random(0.22, 0.34) * (1.15 - Math.abs(along) * 0.4);
    return `<path d="M${rounded(size * along)} 0q${rounded(long * 0.5)} ${rounded(side * long * 0.35)} ${rounded(long * 0.8)} ${rounded(side * long)}" stroke="${canvas.pick(['#4a6b3a', '#5d8048', '#3a5a30'])}"/>`;
  });
  return `<g fill="none" stroke-linecap="round" stroke-width="${rounded(size / 13)}"><path d="M${rounded(-size)} 0H${rounded(size * 0.95)}" stroke="#7a6a45" stroke-width="${rounded(size / 20)}"/>${needles}</g>`;
});

/** A sprig of dill: feathery. */
export const dill = createPiece('leafy, relief 4 1.6, drop 4 3', (canvas, size) => {
  const twigs = drawTimes(9, (index) => {
    const along = index / 9;
    const side = index % 2 ? 1 : -1;
    const hairs = drawTimes(6, (hair) => {
      return `<path d="M${rounded(size * 0.12 * hair)} 0l${rounded(size * 0.16)} ${rounded(canvas.random(-0.2, 0.2) * size)}"/>`;
    });
    return `<g transform="translate(${rounded(size * (along * 1.6 - 0.8))} 0) rotate(${side * canvas.random(25, 50)}) scale(${rounded((1.1 - along * 0.6) * 100) / 100})"><path d="M0 0H${rounded(size * 0.62)}"/>${hairs}</g>`;
  });
  return `<g fill="none" stroke="${canvas.pick(['#4f8f3a', '#5fa045', '#427f31'])}" stroke-linecap="round" stroke-width="${rounded(size / 22)}"><path d="M${rounded(-size * 1.1)} 0Q0 ${rounded(-size * 0.1)} ${rounded(size * 0.9)} 0" stroke-width="${rounded(size / 16)}"/>${twigs}</g>`;
});

/** A pair of mint leaves: toothed, bright. */
export const mint = createPiece('leafy, grain .7', (canvas, size) => {
  const leaf = (turn: number, long: number): string => {
    const edge = (side: number): Point[] =>
      Array.from({ length: 11 }, (_, index): Point => {
        const along = index / 10;
        const tooth = index % 2 ? 1.12 : 0.94;
        return [along * long, side * Math.sin(along * Math.PI) ** 0.8 * long * 0.34 * tooth];
      });
    const outline = smoothPath([...edge(-1), ...edge(1).reverse().slice(1, -1)]);
    const veins = [0.25, 0.45, 0.65].map((along) => {
      return `<path d="M${rounded(along * long)} 0l${rounded(long * 0.14)} ${rounded(-long * 0.2)}M${rounded(along * long)} 0l${rounded(long * 0.14)} ${rounded(long * 0.2)}"/>`;
    });
    return `<g transform="rotate(${turn})"><path d="${outline}" fill="${canvas.linear('0 #2f7a35, .5 #4fa24a, 1 #83c466', { x1: 0, y1: 1, x2: 0.6, y2: 0 })}"/><g stroke="#c6e8a8" stroke-width="${rounded(size / 45)}" opacity=".6" fill="none"><path d="M0 0H${rounded(long * 0.96)}"/>${veins.join('')}</g></g>`;
  };
  return leaf(-35, size) + leaf(40, size * 0.92) + leaf(165, size * 0.7) + leaf(2, size * 0.6);
});

export const sage = createPiece('leafy, grain .9 .06, low .5 .52 .42', (canvas, size) => {
  const outline = tracePath(size, '-1 0, -.5 -.3, .2 -.36, .85 -.1, 1 .06, .5 .3, -.3 .32');
  return `<path d="${outline}" fill="${canvas.linear('0 #7d9468, 1 #a9b98c')}"/><path d="M${rounded(-size * 1.2)} 0Q0 ${rounded(-size * 0.08)} ${rounded(size * 0.9)} ${rounded(size * 0.03)}" stroke="#d9e0c0" stroke-width="${rounded(size / 18)}" fill="none" opacity=".8"/>`;
});

export const spinach = createPiece('leafy, relief 10 6, gloss .35, grain 1 .035, ragged 14 .04', (canvas, size) =>
  drawTimes(3, (index) => {
    const [x, y] = [canvas.random(-0.4, 0.4) * size, canvas.random(-0.4, 0.4) * size];
    const outline = canvas.blob(x, y, size * canvas.random(0.6, 0.85), {
      n: 12,
      wobble: 0.3,
      stretchX: 1.3,
      turn: index * 1.1,
    });
    return `<path d="${outline}" fill="${canvas.pick(['#2e5a1f', '#3a6b26', '#24491a'])}"/><path d="M${rounded(x - size * 0.5)} ${rounded(y)}Q${rounded(x)} ${rounded(y - size * 0.3)} ${rounded(x + size * 0.5)} ${rounded(y + size * 0.1)}" stroke="#86ad58" stroke-width="${rounded(size / 16)}" fill="none" opacity=".6"/>`;
  }),
);

/** Chives or spring onion greens, cut. */
export const scatterChives =
  (count: number, reach: number): Draw =>
  (canvas) =>
    drawAtEach(canvas, canvas.scatter(count, reach, 14), (x, y, turn) => {
      const art = `<path d="M-11 1H11" stroke="#1f3d12" stroke-width="5" stroke-linecap="round" opacity=".35" transform="translate(2 2.6)"/><path d="M-11 0H11" stroke="${canvas.pick(['#4f8a2f', '#6aa242', '#3d7326'])}" stroke-width="4.6" stroke-linecap="round"/><path d="M-9 -1H9" stroke="#b5d98a" stroke-width="1.2" opacity=".8"/>`;
      return canvas.place(x, y, turn, 1, art);
    });
