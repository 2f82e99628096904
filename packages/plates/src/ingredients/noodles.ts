import { FULL_TURN, MID_X, MID_Y, rounded, smoothPath, type Canvas, type Draw, type Point } from '../canvas/index.ts';

/** Dark side, body and light of a noodle, separated by spaces. */
export type NoodleTones = string;

/** One noodle along a path. */
export function drawStrand(path: string, width: number, tones: NoodleTones, shadow = 0.3): string {
  const [dark, mid, light] = tones.split(' ');
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${path}" transform="translate(3.5 4.5)" stroke="#5a2406" stroke-width="${rounded(width * 1.3)}" opacity="${shadow}"/><path d="${path}" stroke="${dark}" stroke-width="${width}"/><path d="${path}" transform="translate(-.5 -.6)" stroke="${mid}" stroke-width="${rounded(width * 0.8)}"/><path d="${path}" transform="translate(-1.6 -1.9)" stroke="${light}" stroke-width="${rounded(width * 0.34)}" opacity=".75"/></g>`;
}

/** One flat ribbon of pasta along a path. */
function drawRibbon(path: string, width: number, tones: NoodleTones, shadow: number): string {
  const [dark, middle, light] = tones.split(' ');
  return `<g fill="none" stroke-linecap="butt" stroke-linejoin="round"><path d="${path}" transform="translate(4 5)" stroke="#5a2406" stroke-width="${rounded(width * 1.1)}" opacity="${shadow}"/><path d="${path}" stroke="${dark}" stroke-width="${rounded(width)}"/><path d="${path}" transform="translate(-.8 -.9)" stroke="${middle}" stroke-width="${rounded(width * 0.88)}"/><path d="${path}" transform="translate(-1.2 -1.4)" stroke="${light}" stroke-width="${rounded(width * 0.56)}" opacity=".38"/><path d="${path}" transform="translate(-3.4 -4)" stroke="${light}" stroke-width="${rounded(width * 0.1)}" opacity=".7"/></g>`;
}

/** How a nest of noodles is wound. */
export interface Nest {
  x?: number;
  y?: number;
  radius?: number;
  count?: number;
  width?: number;
  tones: readonly NoodleTones[];
  /** From 0, wound tightly, to 1, thrown. */
  loose?: number;
  shadow?: number;
  /** Ribbons instead of strings. */
  flat?: boolean;
}

/** A turned nest of noodles; the later a strand, the higher it lies. */
export const windNest =
  (shape: Nest): Draw =>
  (canvas) =>
    drawNest(canvas, shape);

function drawNest(canvas: Canvas, shape: Nest): string {
  const {
    x = MID_X,
    y = MID_Y,
    radius = 225,
    count = 120,
    width = 11,
    tones,
    loose = 0.5,
    shadow = 0.3,
    flat = false,
  } = shape;
  const noodle = flat ? drawRibbon : drawStrand;
  let out = '';
  for (let i = 0; i < count; i++) {
    const up = i / count,
      rr = radius * (1.02 - 0.74 * up * canvas.random(0.7, 1.1)) * canvas.random(0.5, 1),
      off = radius * (0.12 + 0.3 * loose * up),
      ox = canvas.random(-1, 1) * off,
      oy = canvas.random(-1, 1) * off;
    const from = canvas.random(FULL_TURN),
      span = canvas.random(1.2, 3.4),
      steps = Math.ceil(span / 0.3),
      pts: Point[] = [],
      ph = canvas.random(FULL_TURN),
      sq = canvas.random(0.55, 1.1),
      tilt = canvas.random(FULL_TURN),
      swing = 0.1 + 0.16 * loose;
    for (let k = 0; k <= steps; k++) {
      const a = from + (span * k) / steps,
        w = rr * (1 + swing * Math.sin(a * 2.1 + ph) - 0.1 * (k / steps)),
        u = Math.cos(a) * w,
        v = Math.sin(a) * w * sq;
      const px = x + ox + u * Math.cos(tilt) - v * Math.sin(tilt),
        py = y + oy + u * Math.sin(tilt) + v * Math.cos(tilt),
        far = Math.hypot(px - x, py - y) / radius;
      pts.push(far > 1 ? [x + (px - x) / far, y + (py - y) / far] : [px, py]);
    }
    out += noodle(smoothPath(pts, false), width * canvas.random(0.9, 1.1), canvas.pick(tones), shadow);
  }
  return out;
}
