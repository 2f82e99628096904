import type { Canvas, Piece, Point, SizedPiece } from '../canvas/index.ts';
import { FULL_TURN, rounded, smoothPath, tracePath } from '../canvas/index.ts';

export function mushroom(canvas: Canvas, x: number, y: number, size: number, turn: number): string {
  const body = tracePath(
    1,
    '-42 4, -40 -14, -24 -32, 0 -38, 24 -32, 40 -14, 42 4, 28 9, 12 9, 11 26, 9 36, -9 36, -11 26, -12 9, -28 9',
  );
  const art =
    `<path d="${body}" fill="${canvas.radial('0 #f8e6c2, .55 #ecca92, .82 #c68f50, 1 #84511f', { cy: 0.44, r: 0.56 })}"/>` +
    `<path d="M-33 3Q0 -9 33 3Q16 8 12 7Q0 2 -12 7Q-16 8 -33 3Z" fill="#7a5130" opacity=".85"/><path d="M-22 -16Q0 -26 22 -16" fill="none" stroke="#fff7e4" stroke-width="4" opacity=".45" stroke-linecap="round"/>` +
    `<path d="M-2 12L-3 32M4 12L4 31" stroke="#b48a5a" stroke-width="1.4" opacity=".6"/>`;
  return canvas.light('relief 5 4, gloss .22, mottle .2 .05, drop 5 4 .45, pad .3, low .66 .5 .38')(
    canvas.place(x, y, turn, size / 42, art),
  );
}

function drawOlive(canvas: Canvas, x: number, y: number, r: number, green = false): string {
  const skin = green ? '#9aa24a' : '#4a3b4a',
    edge = green ? '#6c7429' : '#211822';
  const ring = `<path fill-rule="evenodd" d="${canvas.blob(x, y, r, { wobble: 0.05 })}${canvas.blob(x + 1, y + 1, r * 0.42, { wobble: 0.1 })}" fill="${canvas.radial(`0 ${skin}, .7 ${skin}, 1 ${edge}`)}"/>`;
  return canvas.light('relief 6 3, gloss .7 26, drop 5 4 .5, pad .5, low .5 .45 .45')(ring);
}

export function onionRing(canvas: Canvas, x: number, y: number, r: number, turn: number): string {
  const from = canvas.random(FULL_TURN),
    span = canvas.random() < 0.35 ? FULL_TURN * 0.98 : canvas.random(2, 4.6),
    pts: Point[] = [],
    sq = canvas.random(0.62, 0.95),
    ph = canvas.random(FULL_TURN);
  for (let k = 0; k <= 9; k++) {
    const a = from + (span * k) / 9,
      q = r * (1 + 0.1 * Math.sin(2 * a + ph));
    pts.push([Math.cos(a) * q, Math.sin(a) * q * sq]);
  }
  const arc = smoothPath(pts, false);
  const light = canvas.light('relief 4 2.5, gloss .35 26, drop 4 3 .4, pad .4, low .72 .5 .56');
  const art = `<path d="${arc}" fill="none" stroke="#8b3766" stroke-width="6.6" stroke-linecap="round"/><path d="${arc}" fill="none" stroke="#e9cbd6" stroke-width="4.4" stroke-linecap="round"/><path d="${arc}" fill="none" stroke="#c98aa8" stroke-width="1.2"/>`;
  return light(canvas.place(x, y, turn, 1, art));
}

const STRIP_COLORS = {
  red: ['#dd3b22', '#9e1a0e', '#f28a63'],
  yellow: ['#f3b92c', '#c47f0e', '#fce59b'],
  green: ['#5f9a34', '#2f5c19', '#b9d98c'],
  carrot: ['#f08a2c', '#b9560e', '#fbc58a'],
} satisfies Record<string, readonly [string, string, string]>;
type StripColor = keyof typeof STRIP_COLORS;

function drawPepperStrip(canvas: Canvas, x: number, y: number, size: number, turn: number, color: StripColor): string {
  const tone = STRIP_COLORS[color];
  const bend = canvas.random(0.35, 0.85),
    pts: Point[] = [
      [-size, size * bend * 0.4],
      [-size * 0.5, -size * bend * 0.3],
      [size * 0.1, -size * bend * 0.5],
      [size * 0.7, -size * bend * 0.1],
      [size, size * bend * 0.5],
    ],
    d = smoothPath(pts, false),
    w = size * 0.42;
  const light = canvas.light('relief 5 4, gloss .4 24, mottle .2 .03, drop 6 4 .45, pad .5, low .62 .45 .36');
  const art = `<path d="${d}" fill="none" stroke="${tone[1]}" stroke-width="${rounded(w)}"/><path d="${d}" transform="translate(-1 -1)" fill="none" stroke="${tone[0]}" stroke-width="${rounded(w * 0.8)}"/><path d="${d}" transform="translate(0 ${rounded(w * 0.36)})" fill="none" stroke="${tone[2]}" stroke-width="${rounded(w * 0.2)}" opacity=".8"/>`;
  return light(canvas.place(x, y, turn, 1, art));
}

export const blackOlive: Piece = (canvas, x, y, size) => drawOlive(canvas, x, y, size);
export const greenOlive: Piece = (canvas, x, y, size) => drawOlive(canvas, x, y, size, true);

export const pepper: Piece = (canvas, x, y, size, turn) =>
  drawPepperStrip(canvas, x, y, size, turn, canvas.pick(['red', 'yellow', 'red', 'green']));
export const wokPepper: Piece = (canvas, x, y, size, turn) =>
  drawPepperStrip(canvas, x, y, size, turn, canvas.pick(['red', 'green', 'red']));
export const carrotStrip: Piece = (canvas, x, y, size, turn) => drawPepperStrip(canvas, x, y, size, turn, 'carrot');

export const pepperSlice: SizedPiece = (canvas, x, y, turn) => pepper(canvas, x, y, canvas.random(38, 50), turn);
