import { FULL_TURN, MID_X, MID_Y, rounded, type Canvas } from '../canvas/index.ts';
import { drawFlecks } from './seasoning.ts';

interface Heap {
  x?: number;
  y?: number;
  spread: number;
  count: number;
  /** Half the length of the longest piece. */
  long: number;
}

export function drawFries(canvas: Canvas, { x = MID_X, y = MID_Y, spread, count, long }: Heap): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const a = canvas.random(FULL_TURN),
      d = Math.sqrt(canvas.random()) * spread * (1 - (0.35 * i) / count),
      l = long * canvas.random(0.6, 1.1),
      w = canvas.random(11, 14),
      bend = canvas.random(-7, 7);
    const top = `M${rounded(-l)} ${-rounded(w)}Q0 ${rounded(-w + bend)} ${rounded(l)} ${-rounded(w)}L${rounded(l + 3)} ${rounded(w * 0.5)}Q0 ${rounded(w * 0.5 + bend)} ${rounded(-l + 2)} ${rounded(w * 0.5)}Z`;
    const side = `M${rounded(-l + 2)} ${rounded(w * 0.5)}Q0 ${rounded(w * 0.5 + bend)} ${rounded(l + 3)} ${rounded(w * 0.5)}L${rounded(l + 1)} ${rounded(w)}Q0 ${rounded(w + bend)} ${rounded(-l + 4)} ${rounded(w)}Z`;
    const tone = canvas.pick([
      ['#fddc74', '#e09e2e'],
      ['#fbd05c', '#d58f22'],
      ['#fee695', '#e8ad42'],
      ['#f8c44c', '#cf861c'],
    ]);
    const light = canvas.light('relief 5 3, gloss .3 20, grain .3 .04, mottle .13, drop 6 5, pad .2, low .82 .6 .34');
    const turn = canvas.random(360);
    const art = `<path d="${top}" fill="${tone[0]}"/><path d="${side}" fill="${tone[1]}"/><path d="M${rounded(-l)} ${-rounded(w)}h12l2 ${rounded(w * 1.7)}h-12Z" fill="#c67a1e" opacity=".3"/><path d="M${rounded(l - 9)} ${-rounded(w)}h9l2 ${rounded(w * 1.7)}h-9Z" fill="#c67a1e" opacity=".25"/>`;
    out += light(canvas.place(x + Math.cos(a) * d, y + Math.sin(a) * d, turn, 1, art));
  }
  return out + drawFlecks(canvas, Math.round(count * 0.9), spread + 40, ['#fff', '#fffdf5'], 2, { x, y });
}
