import type { Easel } from '../studio/easel.ts';
import { FULL_TURN, fixed } from '../studio/geometry.ts';
import { flecks } from './seasoning.ts';

interface Heap {
  x: number;
  y: number;
  spread: number;
  count: number;
  /** Half the length of the longest piece. */
  long: number;
}

/** A heap of French fries, salted. */
export function fries(easel: Easel, { x, y, spread, count, long }: Heap): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const a = easel.random(FULL_TURN),
      d = Math.sqrt(easel.random()) * spread * (1 - (0.35 * i) / count),
      l = long * easel.random(0.6, 1.1),
      w = easel.random(11, 14),
      bend = easel.random(-7, 7);
    const top = `M${fixed(-l)} ${-fixed(w)}Q0 ${fixed(-w + bend)} ${fixed(l)} ${-fixed(w)}L${fixed(l + 3)} ${fixed(w * 0.5)}Q0 ${fixed(w * 0.5 + bend)} ${fixed(-l + 2)} ${fixed(w * 0.5)}Z`;
    const side = `M${fixed(-l + 2)} ${fixed(w * 0.5)}Q0 ${fixed(w * 0.5 + bend)} ${fixed(l + 3)} ${fixed(w * 0.5)}L${fixed(l + 1)} ${fixed(w)}Q0 ${fixed(w + bend)} ${fixed(-l + 4)} ${fixed(w)}Z`;
    const tone = easel.pick([
      ['#fddc74', '#e09e2e'],
      ['#fbd05c', '#d58f22'],
      ['#fee695', '#e8ad42'],
      ['#f8c44c', '#cf861c'],
    ]);
    out += easel.group(
      easel.lit({
        round: 3,
        relief: 5,
        gloss: 0.3,
        shine: 20,
        grain: 0.3,
        grainAt: 0.04,
        mottle: 0.13,
        mottleAt: 0.02,
        drop: 6,
        soft: 5,
        dark: 0.42,
        pad: 0.2,
        low: [0.82, 0.6, 0.34],
      }),
      easel.put(
        x + Math.cos(a) * d,
        y + Math.sin(a) * d,
        easel.random(360),
        1,
        `<path d="${top}" fill="${tone[0]}"/><path d="${side}" fill="${tone[1]}"/><path d="M${fixed(-l)} ${-fixed(w)}h12l2 ${fixed(w * 1.7)}h-12Z" fill="#c67a1e" opacity=".3"/><path d="M${fixed(l - 9)} ${-fixed(w)}h9l2 ${fixed(w * 1.7)}h-9Z" fill="#c67a1e" opacity=".25"/>`,
      ),
    );
  }
  return out + flecks(easel, Math.round(count * 0.9), spread + 40, ['#fff', '#fffdf5'], 2, { x, y });
}
