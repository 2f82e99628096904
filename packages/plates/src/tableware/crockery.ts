import type { Canvas, Draw, Surface } from '../canvas/index.ts';
import { circlePath, MID_X, MID_Y, rounded, spaceEvenly } from '../canvas/index.ts';

/** Colours of the light, middle and dark side, and of the gleam on the rim. */
interface Glazing {
  light: string;
  middle: string;
  dark: string;
  gleam: string;
}

const glazes = {
  white: { light: '#fdfbf7', middle: '#efebe3', dark: '#d5cdc1', gleam: '#fff' },
  cream: { light: '#f7eedd', middle: '#eadcc2', dark: '#cbb896', gleam: '#fffaf0' },
  blue: { light: '#8fa5b0', middle: '#6f8896', dark: '#4c6472', gleam: '#c7d6dd' },
  charcoal: { light: '#55524f', middle: '#3e3b39', dark: '#262322', gleam: '#8b8681' },
  terra: { light: '#cf8a62', middle: '#b9704a', dark: '#8b4b2d', gleam: '#eab493' },
  sage: { light: '#c3cbb0', middle: '#a6b08f', dark: '#7f8a69', gleam: '#e3e8d6' },
} satisfies Record<string, Glazing>;
export type Glaze = keyof typeof glazes;

/** The shadow of crockery: wide and soft at a distance, narrow and dark beneath. */
export function drawShadow(canvas: Canvas, outline: string, far = 24): string {
  return `<g fill="#1f0d03"><path d="${outline}" transform="translate(${far} ${far * 1.2})" opacity=".42" filter="${canvas.blur(22)}"/><path d="${outline}" transform="translate(7 9)" opacity=".5" filter="${canvas.blur(7)}"/></g>`;
}

const diagonalGradient = (canvas: Canvas, from: string, middle: string, to: string): string =>
  canvas.linear(`0 ${from}, .5 ${middle}, 1 ${to}`, { x1: 0.14, y1: 0.14, x2: 0.86, y2: 0.86 });

function drawSpeckles(canvas: Canvas, glaze: Glaze, x: number, y: number, radius: number): string {
  if (glaze === 'white') return '';
  const color = glaze === 'charcoal' ? '#8d867e' : '#5b4228';
  return canvas.group(
    canvas.spotFilter(color, { at: 0.22, from: 0.66, hard: 14 }),
    `<circle cx="${x}" cy="${y}" r="${radius}"/>`,
    ' opacity=".4"',
  );
}

/** A flat plate; `well` is the share of the radius inside the rim. */
export function drawPlateShape(
  canvas: Canvas,
  radius = 350,
  glaze: Glaze = 'white',
  well = 0.7,
  x = MID_X,
  y = MID_Y,
): string {
  const { light, middle, dark, gleam } = glazes[glaze];
  const across = (from: string, half: string, to: string): string => diagonalGradient(canvas, from, half, to);
  const ring = (at: number, width: number, color: string, opacity: number, blur = 0): string =>
    `<circle cx="${x}" cy="${y}" r="${rounded(at)}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${opacity}"${blur ? ` filter="${canvas.blur(blur)}"` : ''}/>`;
  const arc = rounded(radius * 0.87);
  const shine = glaze === 'charcoal' || glaze === 'blue' ? 0.28 : 0.75;
  return [
    drawShadow(canvas, circlePath(x, y, radius)),
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${across(light, middle, dark)}"/>`,
    ring(radius - 3, 6, across(gleam, middle, dark), 0.9),
    ring(radius - 13, 9, across(dark, middle, gleam), 0.5, 3),
    `<circle cx="${x}" cy="${y}" r="${rounded(radius * well)}" fill="${across(middle, light, light)}"/>`,
    ring(radius * well, 16, across('#2b1c10', middle, '#fff'), 0.34, 6),
    ring(radius * well - 1, 3, across(dark, middle, gleam), 0.8, 1),
    `<path d="M${rounded(x - radius * 0.86)} ${rounded(y - radius * 0.1)}A${arc} ${arc} 0 0 1 ${rounded(x - radius * 0.1)} ${rounded(y - radius * 0.86)}" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity="${shine}" filter="${canvas.blur(9)}"/>`,
    drawSpeckles(canvas, glaze, x, y, radius - 4),
  ].join('');
}

/** An empty bowl. */
export function drawBowl(canvas: Canvas, radius = 320, glaze: Glaze = 'charcoal', x = MID_X, y = MID_Y): string {
  const { light, middle, dark, gleam } = glazes[glaze];
  const disc = (at: number, fill: string): string => `<circle cx="${x}" cy="${y}" r="${at}" fill="${fill}"/>`;
  return [
    drawShadow(canvas, circlePath(x, y, radius), 30),
    disc(radius, diagonalGradient(canvas, gleam, middle, dark)),
    disc(radius - 9, diagonalGradient(canvas, dark, middle, light)),
    disc(radius - 10, canvas.radial('0 #000 0, .78 #000 .3, 1 #000 0', { cx: 0.46, cy: 0.46 })),
    `<circle cx="${x}" cy="${y}" r="${radius - 5}" fill="none" stroke="${diagonalGradient(canvas, '#fff', middle, dark)}" stroke-width="3" opacity=".8"/>`,
    drawSpeckles(canvas, glaze, x, y, radius - 3),
  ].join('');
}

/** The shade of a bowl's wall, at the top left. */
export function drawWallShade(canvas: Canvas, radius: number, x = MID_X, y = MID_Y): string {
  const shade = canvas.radial('0 #1a0a02 0, .8 #1a0a02 0, .93 #1a0a02 .28, 1 #1a0a02 .6', {
    cx: 0.55,
    cy: 0.56,
    r: 0.56,
  });
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${shade}"/>`;
}

export function drawLiquid(
  canvas: Canvas,
  radius: number,
  tones: readonly string[],
  { x = MID_X, y = MID_Y, surface = 'liquid' }: { x?: number; y?: number; surface?: Surface } = {},
): string {
  const color = canvas.radial(spaceEvenly(tones), { cx: 0.47, cy: 0.46, r: 0.58 });
  return canvas.light(`liquid, ${surface}`)(`<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`);
}

/** A small bowl of dip beside the food. */
export const placeDip =
  (x: number, y: number, tones: readonly string[]): Draw =>
  (canvas) =>
    drawDipBowl(canvas, x, y, tones);

function drawDipBowl(canvas: Canvas, x: number, y: number, tones: readonly string[]): string {
  const outside = canvas.linear('0 #fff, 1 #cfc7ba');
  const inside = canvas.linear('0 #b9ae9c, 1 #f6f2ea');
  return (
    drawShadow(canvas, circlePath(x, y, 82), 12) +
    `<circle cx="${x}" cy="${y}" r="82" fill="${outside}"/><circle cx="${x}" cy="${y}" r="72" fill="${inside}"/>` +
    drawLiquid(canvas, 68, tones, { x, y, surface: 'relief 7, gloss .5, grain .8 .02' }) +
    drawWallShade(canvas, 70, x, y)
  );
}
