import type { Easel } from '../studio/easel.ts';
import { FULL_TURN, fixed, repeat, smooth } from '../studio/geometry.ts';
import type { Point } from '../studio/geometry.ts';
import type { Piece, SizedPiece } from '../studio/layers.ts';
import type { Light } from '../studio/light.ts';
import { chunk } from './meat.ts';

const tomatoSeeds: readonly Point[] = [
  [0.36, -0.1],
  [0.5, 0.14],
  [0.56, -0.14],
  [0.42, 0.12],
];

/** Half a cherry tomato, cut side up. */
export function cherryTomato(easel: Easel, x: number, y: number, r: number, turn: number): string {
  let seeds = '';
  for (const a of [0, 120, 240])
    seeds += `<g transform="rotate(${a})"><path d="${smooth([
      [r * 0.12, 0],
      [r * 0.3, -r * 0.3],
      [r * 0.62, -r * 0.34],
      [r * 0.74, 0],
      [r * 0.62, r * 0.34],
      [r * 0.3, r * 0.3],
    ])}" fill="${easel.radial('0 #f6a23e, .6 #e8662a, 1 #c53a1c')}"/>${tomatoSeeds.map(([u, v]) => `<ellipse cx="${fixed(r * u)}" cy="${fixed(r * v)}" rx="${fixed(r * 0.07)}" ry="${fixed(r * 0.045)}" fill="#ffe9b0"/>`).join('')}</g>`;
  const art = `<circle r="${r}" fill="#b3200f"/><circle r="${fixed(r * 0.93)}" fill="${easel.radial('0 #f2694a, .7 #e2452c, .92 #cf2f1c, 1 #b32312')}"/>${seeds}<circle r="${fixed(r * 0.12)}" fill="#f7a184"/>`;
  return easel.group(
    easel.lit({
      round: 5,
      relief: 5,
      gloss: 0.55,
      shine: 30,
      grain: 0.4,
      grainAt: 0.05,
      drop: 6,
      soft: 4,
      dark: 0.48,
      pad: 0.4,
      low: [0.64, 0.36, 0.3],
    }),
    easel.put(x, y, turn, 1, art),
  );
}

const sliceKinds = {
  courgette: ['#3d6b25', '#dfe6ae', '#c2d184', '#a9ba66'],
  aubergine: ['#5b3350', '#e6c98f', '#c79a5c', '#8f6b35'],
  cucumber: ['#2f5f25', '#e6f0c4', '#cfe3a0', '#b3cf7e'],
} satisfies Record<string, readonly [string, string, string, string]>;
type SliceKind = keyof typeof sliceKinds;

/** Round vegetable slice: courgette, aubergine, cucumber; grilled when asked. */
function slice(easel: Easel, x: number, y: number, r: number, kind: SliceKind, grilled = true): string {
  const k = sliceKinds[kind];
  let inside = '';
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * FULL_TURN + easel.random(0.3),
      d = r * easel.random(0.3, 0.5);
    inside += `<ellipse cx="${fixed(d)}" rx="${fixed(r * 0.085)}" ry="${fixed(r * 0.04)}" transform="rotate(${fixed(a * 57.3)})" fill="${k[3]}" opacity=".75"/>`;
  }
  const grill =
    kind === 'cucumber' || !grilled
      ? ''
      : [-0.42, 0, 0.42]
          .map(
            (o) =>
              `<path d="M${fixed(-r * 0.8)} ${fixed(o * r)}Q0 ${fixed(o * r + 3)} ${fixed(r * 0.8)} ${fixed(o * r - 2)}" stroke="#5a3512" stroke-width="${fixed(r * 0.13)}" opacity=".55" stroke-linecap="round"/>`,
          )
          .join('');
  const d = easel.blob(0, 0, r, { wobble: 0.05, n: 14 });
  return easel.group(
    easel.lit({
      round: 4,
      relief: 4.5,
      gloss: 0.36,
      shine: 24,
      mottle: 0.16,
      mottleAt: 0.04,
      drop: 6,
      soft: 4,
      dark: 0.45,
      pad: 0.35,
      low: [0.6, 0.54, 0.38],
    }),
    easel.put(
      x,
      y,
      easel.random(360),
      1,
      `<path d="${d}" fill="${k[0]}"/><path d="${d}" transform="scale(.945)" fill="${easel.radial(`0 ${k[2]}, .5 ${k[1]}, .82 ${k[1]}, .93 ${k[2]}, 1 ${k[0]}`)}"/>${inside}<g filter="${easel.blur(1.2)}">${grill}</g>`,
    ),
  );
}

export const courgette: Piece = (easel, x, y, size) => slice(easel, x, y, size, 'courgette');
export const aubergine: Piece = (easel, x, y, size) => slice(easel, x, y, size, 'aubergine');
export const cucumber: Piece = (easel, x, y, size) => slice(easel, x, y, size, 'cucumber');

/** A wet piece of tomato. */
export const tomatoPiece: Piece = (easel, x, y, size) =>
  chunk(easel, x, y, size, ['#f0703f', '#d3401e', '#9a200c'], { gloss: 0.6, drop: 3 });

/** A slice of a large tomato. */
export const tomatoSlice: SizedPiece = (easel, x, y) => {
  const cells = repeat(6, (index) => {
    const seeds: Point[] = [
      [30, -6],
      [42, 7],
      [48, -8],
      [36, 8],
    ];
    return `<g transform="rotate(${index * 60 + easel.random(8)})"><path d="${smooth([
      [16, 0],
      [28, -17],
      [50, -21],
      [60, 0],
      [50, 21],
      [28, 17],
    ])}" fill="${easel.radial('0 #f5913c, .5 #e6592b, 1 #cc3a20')}"/>${seeds.map(([u, v]) => `<ellipse cx="${u}" cy="${v}" rx="4.5" ry="2.6" fill="#ffe7a8"/>`).join('')}</g>`;
  });
  const light = {
    round: 6,
    relief: 6,
    gloss: 0.55,
    shine: 28,
    grain: 0.4,
    grainAt: 0.04,
    drop: 9,
    soft: 7,
    dark: 0.46,
    pad: 0.2,
    low: [0.64, 0.36, 0.3],
  } satisfies Partial<Light>;
  const filter = easel.lit(light);
  const turn = easel.random(60);
  const art = `<path d="${easel.blob(0, 0, 78, { wobble: 0.05, n: 16 })}" fill="#b0200f"/><path d="${easel.blob(0, 0, 73, { wobble: 0.04, n: 16 })}" fill="${easel.radial('0 #f47a58, .7 #e54e33, 1 #cf3320')}"/>${cells}<circle r="13" fill="#f79d80"/>`;
  return easel.group(filter, easel.put(x, y, turn, 1, art));
};

/** A slice of courgette, cooked soft without a grill. */
export const courgetteRaw: SizedPiece = (easel, x, y) => slice(easel, x, y, easel.random(36, 44), 'courgette', false);
