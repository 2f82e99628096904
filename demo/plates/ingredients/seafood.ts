import type { Easel } from '../studio/easel.ts';
import { fixed, repeat, smooth } from '../studio/geometry.ts';
import type { Point } from '../studio/geometry.ts';
import { drawn } from '../studio/layers.ts';
import type { Piece } from '../studio/layers.ts';
import type { Light } from '../studio/light.ts';
import { materials } from '../studio/materials.ts';

const shrimpLight = {
  round: 8,
  relief: 12,
  gloss: 0.5,
  shine: 24,
  mottle: 0.2,
  mottleAt: 0.04,
  drop: 8,
  soft: 6,
  dark: 0.45,
  pad: 0.3,
  low: [0.76, 0.46, 0.36],
} satisfies Partial<Light>;

/** A cooked shrimp, curled, with its tail. */
export const shrimp = drawn(shrimpLight, (easel, size) => {
  const along = (share: number, far: number): Point => {
    const angle = -2.7 + share * 3.9;
    return [Math.cos(angle) * size * far, Math.sin(angle) * size * far];
  };
  const steps = Array.from({ length: 10 }, (_, index) => index / 9);
  const outer = steps.map((share) => along(share, 1 - share * 0.1));
  const inner = steps.map((share) => along(share, 0.22 + share * 0.34)).reverse();
  const bands = steps.slice(1, 8).map((share) => {
    const [from, to] = [along(share, 0.98 - share * 0.1), along(share + 0.05, 0.24 + share * 0.34)];
    return `<path d="M${fixed(from[0])} ${fixed(from[1])}L${fixed(to[0])} ${fixed(to[1])}"/>`;
  });
  const [tailX, tailY] = along(1.02, 0.78);
  const fan = [-34, 0, 34].map(
    (turn) =>
      `<path transform="translate(${fixed(tailX)} ${fixed(tailY)}) rotate(${158 + turn})" d="M0 0Q${fixed(size * 0.18)} ${fixed(-size * 0.16)} ${fixed(size * 0.52)} 0Q${fixed(size * 0.18)} ${fixed(size * 0.16)} 0 0Z" fill="#e2592c"/>`,
  );
  const color = easel.radial('0 #fff0e2, .45 #ffd3b4, .75 #fb9f6d, 1 #ec6f3c', {
    cx: 0.5,
    cy: 0.55,
    r: 0.62,
  });
  return `${fan.join('')}<path d="${smooth([...outer, ...inner])}" fill="${color}"/><g stroke="#e5622f" stroke-width="${fixed(size * 0.07)}" opacity=".55" stroke-linecap="round">${bands.join('')}</g>`;
});

/** An open mussel in its blue-black shell. */
export const mussel: Piece = (easel, x, y, size, turn) => {
  const shell = smooth([
    [-size, 0],
    [-size * 0.4, -size * 0.5],
    [size * 0.4, -size * 0.5],
    [size, 0],
    [size * 0.4, size * 0.44],
    [-size * 0.4, size * 0.36],
  ]);
  const body = smooth([
    [-size * 0.6, 0],
    [-size * 0.2, -size * 0.26],
    [size * 0.4, -size * 0.26],
    [size * 0.68, 0],
    [size * 0.3, size * 0.24],
    [-size * 0.2, size * 0.2],
  ]);
  return (
    easel.group(
      easel.lit({ ...materials.wet, gloss: 0.7, low: [0.5, 0.5, 0.56] }),
      easel.put(
        x,
        y,
        turn,
        1,
        `<path d="${shell}" fill="#23242f"/><path d="${shell}" transform="scale(.88)" fill="${easel.linear('0 #8d93a8, .5 #d6dae2, 1 #6f7690')}"/>`,
      ),
    ) +
    easel.group(
      easel.lit({
        round: 6,
        relief: 9,
        gloss: 0.5,
        shine: 22,
        mottle: 0.3,
        mottleAt: 0.05,
        drop: 3,
        soft: 3,
        dark: 0.4,
        pad: 0.3,
        low: [0.78, 0.52, 0.28],
      }),
      easel.put(
        x,
        y,
        turn,
        1,
        `<path d="${body}" fill="${easel.radial('0 #ffcf8a, .6 #f6a74e, 1 #d97c26')}"/><path d="M${fixed(-size * 0.4)} 0Q0 ${fixed(-size * 0.1)} ${fixed(size * 0.5)} 0" stroke="#b9621c" stroke-width="3" fill="none" opacity=".6"/>`,
      ),
    )
  );
};

/** An open clam, ribbed and pale. */
export const clam: Piece = (easel, x, y, size, turn) => {
  const shell = (side: number): string => {
    const ribs = repeat(
      7,
      (index) =>
        `<path d="M0 0L${fixed(Math.cos(-2.5 + index * 0.31) * size * 0.92)} ${fixed(side * Math.sin(-2.5 + index * 0.31) * size * 0.92)}"/>`,
    );
    const outline = smooth([
      [0, 0],
      [-size * 0.8, side * -size * 0.3],
      [-size * 0.72, side * -size * 0.8],
      [0, side * -size],
      [size * 0.72, side * -size * 0.8],
      [size * 0.8, side * -size * 0.3],
    ]);
    return `<path d="${outline}" fill="${easel.radial('0 #fffaf0, .6 #f3e4ca, .9 #d9b98c, 1 #b58a58')}"/><g stroke="#b08a5c" stroke-width="2" opacity=".5">${ribs}</g>`;
  };
  return (
    easel.group(
      easel.lit({ ...materials.wet, gloss: 0.45, low: [0.72, 0.6, 0.48] }),
      easel.put(x, y, turn, 1, shell(1) + shell(-1)),
    ) +
    easel.group(
      easel.lit({
        round: 6,
        relief: 9,
        gloss: 0.5,
        drop: 3,
        soft: 3,
        pad: 0.3,
        low: [0.8, 0.58, 0.4],
      }),
      easel.put(
        x,
        y,
        turn,
        1,
        `<path d="${easel.blob(0, -size * 0.32, size * 0.42, { wobble: 0.2, stretchX: 1.2 })}" fill="#f6c58e"/>`,
      ),
    )
  );
};

/** A ring of squid. */
export const squidRing = drawn(
  { ...materials.creamy, gloss: 0.5, low: [0.82, 0.68, 0.62] },
  (easel, size) =>
    `<path fill-rule="evenodd" d="${easel.blob(0, 0, size, { wobble: 0.12, stretchY: 0.86 })}${easel.blob(0, 0, size * 0.48, { wobble: 0.14, stretchY: 0.8 })}" fill="${easel.radial('0 #fdeee4, .7 #fbe3d6, 1 #e7b3a8')}"/>`,
);

/** A ring of squid, fried golden. */
export const friedRing = drawn(
  { ...materials.crisp, ragged: 8, raggedAt: 0.06, low: [0.74, 0.52, 0.28] },
  (easel, size) =>
    `<path fill-rule="evenodd" d="${easel.blob(0, 0, size, { wobble: 0.12, n: 16 })}${easel.blob(0, 0, size * 0.44, { wobble: 0.18 })}" fill="${easel.radial('0 #e59a34, .6 #f6c464, .85 #eaa93f, 1 #c57d24')}"/>`,
);

/** An anchovy fillet. */
export const anchovy = drawn(
  {
    ...materials.wet,
    round: 4,
    relief: 6,
    gloss: 0.6,
    grain: 0.5,
    grainAt: '.02 .12',
    low: [0.58, 0.46, 0.4],
  },
  (easel, size) => {
    const bend = easel.random(-0.3, 0.3) * size;
    const outline = smooth([
      [-size, 0],
      [-size * 0.4, -size * 0.24 + bend * 0.6],
      [size * 0.4, -size * 0.22 + bend * 0.6],
      [size, 0],
      [size * 0.4, size * 0.17 + bend * 0.6],
      [-size * 0.4, size * 0.2 + bend * 0.6],
    ]);
    return `<path d="${outline}" fill="${easel.linear('0 #c79a78, .5 #9c6a50, 1 #6f4534', { x1: 0, y1: 0, x2: 0, y2: 1 })}"/><path d="M${fixed(-size * 0.9)} 0Q0 ${fixed(bend * 1.1)} ${fixed(size * 0.9)} 0" stroke="#e9cdb4" stroke-width="${fixed(size * 0.05)}" fill="none" opacity=".8"/>`;
  },
);

const salmonFlesh = '0 #ff9d6b, .5 #fb8350, 1 #ea6c3a';
const salmonLines = (easel: Easel, size: number, count: number): string =>
  repeat(
    count,
    (index) =>
      `<path d="M${fixed(((index + 0.5) / count - 0.5) * size * 2.4)} ${fixed(-size)}q${fixed(size * 0.22 + easel.random(-3, 3))} ${fixed(size)} ${fixed(-size * 0.1)} ${fixed(size * 2)}" stroke="#ffd9bf" stroke-width="${fixed(size * 0.055)}" fill="none" opacity=".75"/>`,
  );

/** A cube of raw or just cooked salmon. */
export const salmonCube: Piece = (easel, x, y, size, turn) => {
  const outline = `M${fixed(-size)} ${fixed(-size * 0.8)}L${fixed(size * 0.9)} ${fixed(-size * 0.9)}L${fixed(size)} ${fixed(size * 0.8)}L${fixed(-size * 0.9)} ${fixed(size * 0.9)}Z`;
  const clip = easel.define(`salmon${x}${y}`, (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  return easel.group(
    easel.lit({ ...materials.wet, round: 7, relief: 10, mottle: 0.14, low: [0.8, 0.5, 0.36] }),
    easel.put(
      x,
      y,
      turn,
      1,
      `<path d="${outline}" fill="${easel.linear(salmonFlesh)}" stroke="#f4804c" stroke-width="7" stroke-linejoin="round"/><g clip-path="${clip}">${salmonLines(easel, size, 4)}</g>`,
    ),
  );
};

/** A fillet of salmon, grilled. */
export const salmonFillet: Piece = (easel, x, y, size, turn) => {
  const outline = smooth([
    [-size * 1.5, -size * 0.3],
    [-size * 0.9, -size * 0.66],
    [size * 0.5, -size * 0.7],
    [size * 1.4, -size * 0.4],
    [size * 1.56, size * 0.1],
    [size * 1.1, size * 0.56],
    [-size * 0.4, size * 0.68],
    [-size * 1.35, size * 0.4],
  ]);
  const clip = easel.define('salmonFillet', (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  const grill = [-0.9, -0.3, 0.3, 0.9].map(
    (share) =>
      `<path d="M${fixed(size * (share - 0.34))} ${fixed(-size)}L${fixed(size * (share + 0.34))} ${fixed(size)}"/>`,
  );
  const art = `<path d="${outline}" fill="${easel.linear('0 #ffb27c, .45 #f88f56, 1 #d9652f')}"/><g clip-path="${clip}">${salmonLines(easel, size, 9)}<g stroke="#6b2d0c" stroke-width="${fixed(size * 0.13)}" opacity=".5" filter="${easel.blur(2.5)}">${grill.join('')}</g><path d="${outline}" fill="none" stroke="#8a3e14" stroke-width="16" opacity=".45" filter="${easel.blur(8)}"/></g>`;
  return easel.group(
    easel.lit({
      ...materials.meaty,
      round: 16,
      relief: 24,
      gloss: 0.4,
      grain: 0.3,
      drop: 14,
      soft: 11,
      pad: 0.15,
      low: [0.74, 0.46, 0.32],
    }),
    easel.put(x, y, turn, 1, art),
  );
};
