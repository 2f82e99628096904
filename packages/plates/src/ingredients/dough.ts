import { FULL_TURN, MID_X, MID_Y, type Canvas } from '../canvas/index.ts';

export function drawCrust(canvas: Canvas, radius: number): string {
  const wobbly = { n: 44, wobble: 0.022, jitter: 0.35 };
  const outer = canvas.disc(radius, wobbly),
    hole = canvas.disc(radius * 0.8, wobbly);
  const base = `<path d="${outer}" fill="#d9a458"/>`;
  const ringAt = (fill: string): string => `<path d="${outer}${hole}" fill-rule="evenodd" fill="${fill}"/>`;
  const ring = ringAt(canvas.radial('0 #f0cf96, .8 #f2d39c, .88 #ecc480, .94 #d99c4d, .985 #b9742f, 1 #9a5a22'));
  let bubbles = '';
  for (let i = 0; i < 22; i++) {
    const a = canvas.random(FULL_TURN),
      d = radius * canvas.random(0.885, 0.95),
      r = canvas.random(8, 24),
      x = MID_X + Math.cos(a) * d,
      y = MID_Y + Math.sin(a) * d;
    const burnt = canvas.random() < 0.4;
    bubbles += canvas.light('relief 9 7, mottle .2 .06, drop 2 4 .22, pad .5')(
      `<path d="${canvas.blob(x, y, r, { stretchX: canvas.random(1, 1.5), turn: a + 1.57 })}" fill="${canvas.radial(`0 ${burnt ? '#6d3814' : '#d8a35a'}, .5 ${burnt ? '#a5642a' : '#e2b26c'}, 1 #e3b06a .2`, { cx: 0.45, cy: 0.45 })}"/>`,
    );
  }
  return (
    canvas.light('relief 3 2, drop 20 16 .6, pad .1')(base) +
    canvas.light('relief 24 17, gloss .1 10, grain .16 .04, mottle .2 .022, drop 0, pad .05, low .55 .4 .3')(ring) +
    bubbles +
    canvas.group(canvas.spotFilter('#8a4a18', { at: 0.02, from: 0.52, hard: 5 }), ringAt('#000'), ' opacity=".5"') +
    canvas.group(canvas.spotFilter('#3a1906', { at: 0.032, from: 0.63, hard: 11 }), ringAt('#000'), ' opacity=".7"') +
    canvas.group(canvas.spotFilter('#fff6e2', { at: 0.3, from: 0.58, hard: 5 }), ringAt('#000'), ' opacity=".28"')
  );
}

const tomatoRed = ['#cf4a20', '#bd3516', '#96260e'] as const;

export function drawSauce(
  canvas: Canvas,
  radius: number,
  color: readonly [string, string, string] = tomatoRed,
): string {
  const shape = canvas.disc(radius, { n: 40, wobble: 0.035, jitter: 0.8 });
  return (
    `<path d="${shape}" fill="${color[2]}" opacity=".55" filter="${canvas.blur(7)}"/>` +
    canvas.light('relief 3.2 6, gloss .34 30, grain .8 .03, mottle .3 .014, drop 0, pad .05, low .62 .4 .34')(
      `<path d="${shape}" fill="${canvas.radial(`0 ${color[0]}, .75 ${color[1]}, 1 ${color[2]}`)}"/>`,
    )
  );
}

/** Cooked sauce with body: tomato unless told otherwise. */
export const drawChunkySauce = (canvas: Canvas, blobs: string, color = '#b5280f'): string =>
  canvas.light(
    'relief 9 7, gloss .55 26, grain .7 .035, mottle .3 .03, ragged 16, goo 6, drop 4 5 .4, pad .1, low .62 .36 .28',
  )(blobs, ` fill="${color}"`);
