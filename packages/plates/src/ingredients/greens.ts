import { rounded, smoothPath, type Canvas, type Piece, type Point } from '../canvas/index.ts';

/** A basil leaf, folded along its middle; it grows from the given point. */
export function basilLeaf(canvas: Canvas, x: number, y: number, size: number, turn: number): string {
  const l = size,
    w = size * canvas.random(0.3, 0.4),
    b = canvas.random(-0.12, 0.12) * l;
  const half = (s: number): string =>
    smoothPath([
      [0, 0],
      [l * 0.14, s * w * 0.62 + b * 0.1],
      [l * 0.36, s * w + b * 0.3],
      [l * 0.62, s * w * 0.82 + b * 0.7],
      [l * 0.84, s * w * 0.34 + b * 0.95],
      [l, b],
      [l * 0.8, b * 0.92],
      [l * 0.5, b * 0.5],
      [l * 0.2, b * 0.12],
    ]);
  const tone = canvas.pick([
    ['#1f4a1a', '#3d7a2a', '#5f9a3c'],
    ['#234f1c', '#427f2c', '#6aa243'],
    ['#1b431b', '#356f2a', '#548f39'],
  ]);
  let veins = '';
  for (const k of [0.16, 0.32, 0.48, 0.64])
    for (const s of [1, -1])
      veins += `<path d="M${rounded(l * k)} ${rounded(b * k)}Q${rounded(l * (k + 0.12))} ${rounded(s * w * 0.45 + b * k)} ${rounded(l * (k + 0.2))} ${rounded(s * w * (0.92 - k * 0.5) + b * k)}"/>`;
  const leaf =
    `<path d="${half(1)}" fill="${canvas.linear(`0 ${tone[0]}, 1 ${tone[1]}`, { x1: 0, y1: 1, x2: 0.4, y2: 0 })}"/><path d="${half(-1)}" fill="${canvas.linear(`0 ${tone[1]}, 1 ${tone[2]}`, { x1: 0, y1: 1, x2: 1, y2: 0 })}"/>` +
    `<g fill="none" stroke="#b6d98a" stroke-width="${rounded(size / 60)}" stroke-linecap="round" opacity=".34"><path d="M0 0Q${rounded(l * 0.5)} ${rounded(b * 0.35)} ${rounded(l * 0.97)} ${rounded(b)}" stroke-width="${rounded(size / 34)}"/>${veins}</g>`;
  return canvas.light('relief 6.5 6, gloss .3 20, grain .55 .024, drop 8 6 .5, pad .4, low .4 .5 .4')(
    canvas.place(x, y, turn, 1, leaf),
  );
}

export function rucola(canvas: Canvas, x: number, y: number, length: number, turn: number): string {
  const l = length,
    up: Point[] = [],
    down: Point[] = [],
    curve = canvas.random(-0.22, 0.22) * l;
  const mid = (t: number): Point => [t * l, Math.sin(t * 1.6) * curve];
  const widths: Point[] = [
    [0.02, 0.012],
    [0.22, 0.016],
    [0.3, 0.1],
    [0.36, 0.13],
    [0.42, 0.04],
    [0.5, 0.14],
    [0.57, 0.17],
    [0.63, 0.06],
    [0.74, 0.17],
    [0.86, 0.17],
    [0.95, 0.08],
  ];
  for (const [t, w] of widths) {
    const [a, b] = mid(t);
    up.push([a, b - w * l * canvas.random(0.8, 1.15)]);
    down.unshift([a + canvas.random(-3, 3), b + w * l * canvas.random(0.8, 1.15)]);
  }
  const d = smoothPath([...up, mid(1), ...down]),
    tone = canvas.pick([
      ['#2c5a1c', '#4f8a2f'],
      ['#34661f', '#5c9636'],
      ['#274f1a', '#477d2b'],
    ]);
  const light = canvas.light('leafy');
  const art = `<path d="${d}" fill="${canvas.linear(`0 ${tone[1]}, 1 ${tone[0]}`, { x1: 0, y1: 0, x2: 0.5, y2: 1 })}"/><path d="${smoothPath([0, 0.3, 0.6, 0.92].map(mid), false)}" fill="none" stroke="#b9d78e" stroke-width="${rounded(l / 42)}" opacity=".65"/>`;
  return light(canvas.place(x, y, turn, 1, art));
}

const frillyColors = {
  lettuce: ['#e6efb0', '#9cc653', '#5c9a2e', '#dcebb0'],
  dark: ['#b9d27a', '#5f9236', '#346a22', '#c3dc92'],
  radicchio: ['#f3dfe4', '#8d2a50', '#5e1738', '#f6e6ea'],
} satisfies Record<string, readonly [string, string, string, string]>;
export type SaladLeaf = keyof typeof frillyColors;

export function frillyLeaf(canvas: Canvas, x: number, y: number, r: number, kind: SaladLeaf = 'lettuce'): string {
  const k = frillyColors[kind];
  const d = canvas.blob(0, 0, r, { n: 30, wobble: 0.14, jitter: 1.5, stretchX: 1.15 });
  let veins = '';
  for (let i = 0; i < 9; i++) {
    const a = -1.1 + i * 0.27 + canvas.random(-0.05, 0.05);
    veins += `<path d="M${rounded(-r * 0.95)} 0Q${rounded(-r * 0.2)} ${rounded(Math.sin(a) * r * 0.25)} ${rounded(Math.cos(a) * r * 0.85)} ${rounded(Math.sin(a) * r * 0.85)}" stroke-width="${rounded(i === 4 ? r * 0.09 : r * 0.03)}"/>`;
  }
  const light = canvas.light(
    `relief 13 8, gloss .24 16, grain .85 .026, drop 8 7, pad .3, low ${kind === 'radicchio' ? '.5 .36 .44' : '.44 .54 .34'}`,
  );
  const turn = canvas.random(360);
  const art = `<path d="${d}" fill="${canvas.radial(`0 ${k[0]}, .42 ${k[1]}, 1 ${k[2]}`, { cx: 0.06, cy: 0.5, r: 1 })}"/><g fill="none" stroke="${k[3]}" stroke-linecap="round" opacity=".45">${veins}</g>`;
  return light(canvas.place(x, y, turn, 1, art));
}

export const lettuceLeaf: Piece = (canvas, x, y, size) => frillyLeaf(canvas, x, y, size);
