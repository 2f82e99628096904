import { drawLayers, MID_X, MID_Y, rounded, spaceEvenly, type Canvas, type Draw } from '../canvas/index.ts';

export interface Drink {
  /** Colours of the drink from the middle to the edge. */
  drink: readonly string[];
  /** Colours of the light beside the glass: wide and soft, narrow and bright. */
  glow: readonly [string, string];
}

/** A drink seen from above; light falls through it onto the table. */
export interface Glass extends Drink {
  /** Radius of the glass, and of the drink in it. */
  radius: number;
  inner: number;
  x?: number;
  y?: number;
  inside?: readonly Draw[];
}

interface Arc {
  radius: number;
  from: number;
  to: number;
  width: number;
  opacity: number;
  blur: number;
}

function drawArcs(canvas: Canvas, x: number, y: number, list: readonly Arc[]): string {
  const on = (radius: number, angle: number): string =>
    `${rounded(x + Math.cos(angle) * radius)} ${rounded(y + Math.sin(angle) * radius)}`;
  return list
    .map(
      ({ radius, from, to, width, opacity, blur }) =>
        `<path d="M${on(radius, from)}A${radius} ${radius} 0 0 1 ${on(radius, to)}" stroke="#fff" stroke-width="${width}" fill="none" stroke-linecap="round" opacity="${opacity}" filter="${canvas.blur(blur)}"/>`,
    )
    .join('');
}

function drawCaustics(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  [wide, narrow]: readonly [string, string],
): string {
  const spot = (far: number, across: number, along: number, color: string, blur: number): string => {
    const [cx, cy] = [rounded(x + radius * far), rounded(y + radius * far * 1.24)];
    return `<g filter="${canvas.blur(blur)}"><ellipse cx="${cx}" cy="${cy}" rx="${rounded(radius * across)}" ry="${rounded(radius * along)}" transform="rotate(45 ${cx} ${cy})" fill="${color}" opacity=".58"/></g>`;
  };
  return (
    `<circle cx="${rounded(x + radius * 0.23)}" cy="${rounded(y + radius * 0.29)}" r="${radius}" fill="#2a1206" opacity=".34" filter="${canvas.blur(20)}"/>` +
    spot(0.43, 0.68, 0.56, wide, 28) +
    spot(0.54, 0.31, 0.16, narrow, 15)
  );
}

function drawRim(canvas: Canvas, x: number, y: number, radius: number, inner: number): string {
  const wall = canvas.radial('0 #fff 0, .84 #fff 0, .92 #fff .34, .97 #4a3a34 .26, 1 #fff .6');
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${wall}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#fff" stroke-width="3" opacity=".88"/>` +
    drawArcs(canvas, x, y, [
      { radius: inner, from: 3.3, to: 5.2, width: 3, opacity: 0.6, blur: 1 },
      { radius: radius - 4, from: 3.1, to: 5.3, width: 5, opacity: 0.95, blur: 1 },
      { radius: radius - 17, from: 3.4, to: 4.7, width: 9, opacity: 0.6, blur: 4 },
      { radius: radius - 6, from: 0.3, to: 1.4, width: 4, opacity: 0.78, blur: 1 },
      { radius: radius - 18, from: 0.5, to: 1.1, width: 7, opacity: 0.45, blur: 4 },
    ])
  );
}

/** The glass with its drink, on the table. */
export function fillGlass({ radius, inner, x = MID_X, y = MID_Y, drink, glow, inside = [] }: Glass): Draw {
  return (canvas) => {
    const clip = canvas.define(
      `glass${x}${y}${inner}`,
      (id) => `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${inner}"/></clipPath>`,
    );
    const depth = canvas.radial(spaceEvenly(drink), { cx: 0.47, cy: 0.47, r: 0.55 });
    const lit = canvas.radial('0 #fff .5, .5 #fff .1, 1 #fff 0', { cx: 0.76, cy: 0.8, r: 0.4 });
    return (
      drawCaustics(canvas, x, y, radius, glow) +
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff" opacity=".24"/><circle cx="${x}" cy="${y}" r="${inner}" fill="${depth}"/><circle cx="${x}" cy="${y}" r="${inner}" fill="${lit}" opacity=".5"/>` +
      `<g clip-path="${clip}">${drawLayers(canvas, inside)}</g>` +
      drawRim(canvas, x, y, radius, inner)
    );
  };
}

/** A cube of ice, tinted by the drink around it. */
export function drawIceCube(
  x: number,
  y: number,
  half: number,
  turn: number,
  tint: readonly [string, string, string],
): Draw {
  return (canvas) => {
    const [dark, light, deep] = tint;
    const top = canvas.linear(`0 #fff .9, .4 ${light} .5, 1 ${deep} .5`);
    const face = canvas.linear(`0 #fff .55, 1 ${deep} .4`);
    return canvas.place(
      x,
      y,
      turn,
      1,
      `<rect x="${-half + 6}" y="${-half + 8}" width="${2 * half}" height="${2 * half}" rx="18" fill="${dark}" opacity=".3" filter="${canvas.blur(7)}"/><rect x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}" rx="18" fill="${top}"/>` +
        `<path d="M${-half * 0.62} ${-half * 0.66}Q0 ${-half * 0.8} ${half * 0.6} ${-half * 0.6}Q${half * 0.76} 0 ${half * 0.58} ${half * 0.6}Q0 ${half * 0.76} ${-half * 0.62} ${half * 0.6}Q${-half * 0.74} 0 ${-half * 0.62} ${-half * 0.66}Z" fill="${face}"/>` +
        `<path d="M${-half * 0.86} ${half * 0.4}V${-half * 0.6}Q${-half * 0.86} ${-half * 0.86} ${-half * 0.6} ${-half * 0.86}H${half * 0.3}" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".9" filter="${canvas.blur(1.2)}"/><path d="M${half * 0.84} ${-half * 0.2}V${half * 0.6}Q${half * 0.84} ${half * 0.84} ${half * 0.6} ${half * 0.84}H${-half * 0.1}" stroke="#fff" stroke-width="3" stroke-linecap="round" fill="none" opacity=".5"/>`,
    );
  };
}

/** Rising bubbles. */
export function drawBubbles(count: number, reach: number, x = MID_X, y = MID_Y): Draw {
  return (canvas) =>
    canvas
      .scatter(count, reach, 10, { x, y })
      .map(([bubbleX, bubbleY]) => {
        const r = canvas.random(2, 5);
        return `<circle cx="${rounded(bubbleX)}" cy="${rounded(bubbleY)}" r="${rounded(r)}" fill="#fff" opacity=".3"/><circle cx="${rounded(bubbleX - r * 0.3)}" cy="${rounded(bubbleY - r * 0.3)}" r="${rounded(r * 0.4)}" fill="#fff" opacity=".9"/>`;
      })
      .join('');
}

/** Foam on beer or milk. */
export function drawFoam(radius: number, color: string, x = MID_X, y = MID_Y): Draw {
  return (canvas) => {
    const bubbles = canvas
      .scatter(240, radius - 6, 5, { x, y })
      .map(
        ([u, v]) =>
          `<circle cx="${rounded(u)}" cy="${rounded(v)}" r="${rounded(canvas.random(1.5, 7))}" fill="none" stroke="#fff" stroke-width="1.6" opacity="${rounded(canvas.random(0.3, 0.8))}"/>`,
      );
    return (
      canvas.light('relief 6 8, gloss .1, grain .3 .03, mottle .1 .03, drop 0, pad .05, low .86 .78 .62')(
        `<path d="${canvas.blob(x, y, radius, { wobble: 0.02, n: 24 })}" fill="${color}"/>`,
      ) + bubbles.join('')
    );
  };
}
