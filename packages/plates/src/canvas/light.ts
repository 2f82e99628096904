import { rounded } from './geometry.ts';

type Shade = readonly [red: number, green: number, blue: number];
type Strength<Detail = number> = readonly [strength: number, detail: Detail];

/**
 * How the only light (top left, 48° high) shades a silhouette; the blurred alpha serves as a height map.
 * Lengths are in pixels of the 1200 x 800 picture.
 */
export interface Light {
  /** Height of the relief, and the blur of its edge. */
  readonly relief: Strength;
  /** Strength of the highlights, and their sharpness. */
  readonly gloss: Strength;
  /** Surface texture and its frequency, across and along if they differ. */
  readonly grain: Strength<number | string>;
  /** Uneven colour and its frequency. */
  readonly mottle: Strength;
  /** Displacement of the outline, and its frequency. */
  readonly ragged: Strength;
  /** Radius within which neighbouring shapes merge. */
  readonly goo: number;
  readonly drop: readonly [offset: number, blur: number, opacity: number];
  /** Width of a browned edge. */
  readonly rim: number;
  /** Extra room around the shape for the filter, as a share of its size. */
  readonly pad: number;
  /** Colour factors in shade and in full light. */
  readonly low: Shade;
  readonly high: number;
}

const SUN = '<feDistantLight azimuth="225" elevation="48"/>';

/** Names of the filter results for colours and silhouette. */
interface Shape {
  source: string;
  alpha: string;
}

function fray({ ragged: [ragged, raggedAt], goo }: Light, seed: number): string {
  let filter = '';
  if (ragged)
    filter += `<feTurbulence type="fractalNoise" baseFrequency="${raggedAt}" numOctaves="3" seed="${seed + 3}" result="rt"/><feDisplacementMap in="SourceGraphic" in2="rt" scale="${ragged}" xChannelSelector="R" yChannelSelector="G" result="g"/>`;
  if (goo)
    filter += `<feGaussianBlur in="${ragged ? 'g' : 'SourceGraphic'}" stdDeviation="${goo}"/><feColorMatrix values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 14 -6" result="g"/>`;
  return `${filter}<feColorMatrix in="g" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0" result="ga"/>`;
}

function addMottle({ mottle: [mottle, mottleAt] }: Light, { source, alpha }: Shape, seed: number): string {
  const row = `${2.2 * mottle} 0 0 0 ${rounded(100 - 110 * mottle) / 100} `;
  return (
    `<feTurbulence type="fractalNoise" baseFrequency="${mottleAt}" numOctaves="4" seed="${seed}"/><feColorMatrix values="${row.repeat(3)} 0 0 0 0 1" result="m"/>` +
    `<feComposite in="${source}" in2="m" operator="arithmetic" k1="1"/><feComposite in2="${alpha}" operator="in" result="c"/>`
  );
}

function addRelief({ relief: [, round], grain: [grain, grainAt] }: Light, alpha: string, seed: number): string {
  const relief = `<feGaussianBlur in="${alpha}" stdDeviation="${round}" result="h"/>`;
  if (!grain) return relief;
  return (
    relief +
    `<feTurbulence type="fractalNoise" baseFrequency="${grainAt}" numOctaves="3" seed="${seed + 7}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 0 0 0 -.3" result="t"/>` +
    `<feComposite in="h" in2="t" operator="arithmetic" k1="${grain}" k2="${1 - grain / 2}" result="h"/>`
  );
}

/** Flat ground (0.74) keeps its colour; shade is a warm tone, never black. */
function toRamp(low: number, high: number): string {
  const shade = (light: number): number =>
    light <= 0.74 ? low + (1 - low) * (light / 0.74) ** 0.9 : 1 + ((high - 1) * (light - 0.74)) / 0.26;
  return [0, 0.25, 0.5, 0.74, 1].map((light) => rounded((100 * shade(light)) / 1.25) / 100).join(' ');
}

function shade({ relief: [relief], low, high }: Light, { source, alpha }: Shape): string {
  const [red, green, blue] = low.map((channel) => toRamp(channel, high));
  return (
    `<feDiffuseLighting in="h" surfaceScale="${relief}" diffuseConstant="1" lighting-color="#fff">${SUN}</feDiffuseLighting><feComponentTransfer result="d"><feFuncR type="table" tableValues="${red}"/><feFuncG type="table" tableValues="${green}"/><feFuncB type="table" tableValues="${blue}"/></feComponentTransfer>` +
    `<feComposite in="${source}" in2="d" operator="arithmetic" k1="1.25"/><feComposite in2="${alpha}" operator="in" result="b"/>`
  );
}

const brownEdge = ({ rim }: Light, alpha: string): string =>
  `<feGaussianBlur in="${alpha}" stdDeviation="${rim}"/><feComponentTransfer><feFuncA type="table" tableValues=".75 .75 .45 .12 0"/></feComponentTransfer><feComposite in2="${alpha}" operator="in" result="ri"/><feFlood flood-color="#4a1d06" flood-opacity=".8"/><feComposite in2="ri" operator="in" result="rim"/>`;

const addGloss = ({ relief: [relief], gloss: [gloss, shine] }: Light, alpha: string): string =>
  `<feSpecularLighting in="h" surfaceScale="${relief}" specularConstant="${gloss}" specularExponent="${shine}" lighting-color="#fff8ea">${SUN}</feSpecularLighting><feComposite in2="${alpha}" operator="in" result="s"/>`;

const addShadow = ({ drop: [drop, soft, dark] }: Light, alpha: string): string =>
  `<feOffset in="${alpha}" dx="${drop}" dy="${drop * 1.15}"/><feGaussianBlur stdDeviation="${soft}" result="o"/><feFlood flood-color="#240d02" flood-opacity="${dark}"/><feComposite in2="o" operator="in" result="w"/>`;

const mergeNode = (result: string, isShown: number): string => (isShown ? `<feMergeNode in="${result}"/>` : '');

/** The filter for shading, gloss and shadow of a silhouette. */
export function createLightFilter(id: string, light: Light, seed: number): string {
  const {
    pad,
    goo,
    ragged: [ragged],
    mottle: [mottle],
    rim,
    gloss: [gloss],
    drop: [drop],
  } = light;
  const melted = goo > 0 || ragged > 0;
  const alpha = melted ? 'ga' : 'SourceAlpha';
  const plain: Shape = { source: melted ? 'g' : 'SourceGraphic', alpha };
  const coloured: Shape = mottle ? { source: 'c', alpha } : plain;
  return [
    `<filter id="${id}" x="${-pad}" y="${-pad}" width="${1 + 2 * pad}" height="${1 + 2 * pad}" color-interpolation-filters="sRGB">`,
    melted ? fray(light, seed) : '',
    mottle ? addMottle(light, plain, seed) : '',
    addRelief(light, alpha, seed),
    shade(light, coloured),
    rim ? brownEdge(light, alpha) : '',
    gloss ? addGloss(light, alpha) : '',
    drop ? addShadow(light, alpha) : '',
    `<feMerge>${mergeNode('w', drop)}<feMergeNode in="b"/>${mergeNode('rim', rim)}${mergeNode('s', gloss)}</feMerge></filter>`,
  ].join('');
}
