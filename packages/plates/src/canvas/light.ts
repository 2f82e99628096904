import { rounded } from './geometry.ts';

type Shade = readonly [red: number, green: number, blue: number];

/**
 * How the only light (top left, 48° high) shades a silhouette; the blurred alpha serves as a height map.
 * Lengths are in pixels of the 1200 x 800 picture.
 */
export interface Light {
  /** Blur of the edge, and the height of the relief. */
  round: number;
  relief: number;
  /** Strength of the highlights, and their sharpness. */
  gloss: number;
  shine: number;
  /** Surface texture and its frequency. */
  grain: number;
  grainAt: number | string;
  /** Uneven colour and its frequency. */
  mottle: number;
  mottleAt: number;
  /** The shadow: offset, blur, opacity. */
  drop: number;
  soft: number;
  dark: number;
  /** Colour factors in shade and in full light. */
  low: Shade;
  high: number;
  /** Width of a browned edge. */
  rim: number;
  /** Extra room around the shape for the filter, as a share of its size. */
  pad: number;
  /** Radius within which neighbouring shapes merge. */
  goo: number;
  /** Displacement of the outline, and its frequency. */
  ragged: number;
  raggedAt: number;
}

/** A plain matt surface; every other light overrides parts of it. */
export const DEFAULT_LIGHT: Light = {
  round: 5,
  relief: 8,
  gloss: 0,
  shine: 22,
  grain: 0,
  grainAt: 0.08,
  mottle: 0,
  mottleAt: 0.02,
  drop: 7,
  soft: 6,
  dark: 0.42,
  low: [0.62, 0.5, 0.42],
  high: 1.16,
  rim: 0,
  pad: 0.25,
  goo: 0,
  ragged: 0,
  raggedAt: 0.03,
};

const SUN = '<feDistantLight azimuth="225" elevation="48"/>';

/** Names of the filter results for colours and silhouette. */
interface Shape {
  source: string;
  alpha: string;
}

function fray({ ragged, raggedAt, goo }: Light, seed: number): string {
  let filter = '';
  if (ragged)
    filter += `<feTurbulence type="fractalNoise" baseFrequency="${raggedAt}" numOctaves="3" seed="${seed + 3}" result="rt"/><feDisplacementMap in="SourceGraphic" in2="rt" scale="${ragged}" xChannelSelector="R" yChannelSelector="G" result="g"/>`;
  if (goo)
    filter += `<feGaussianBlur in="${ragged ? 'g' : 'SourceGraphic'}" stdDeviation="${goo}"/><feColorMatrix values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 14 -6" result="g"/>`;
  return `${filter}<feColorMatrix in="g" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0" result="ga"/>`;
}

function addMottle({ mottle, mottleAt }: Light, { source, alpha }: Shape, seed: number): string {
  const row = `${2.2 * mottle} 0 0 0 ${rounded(100 - 110 * mottle) / 100} `;
  return (
    `<feTurbulence type="fractalNoise" baseFrequency="${mottleAt}" numOctaves="4" seed="${seed}"/><feColorMatrix values="${row.repeat(3)} 0 0 0 0 1" result="m"/>` +
    `<feComposite in="${source}" in2="m" operator="arithmetic" k1="1"/><feComposite in2="${alpha}" operator="in" result="c"/>`
  );
}

function addRelief({ round, grain, grainAt }: Light, alpha: string, seed: number): string {
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

function shade({ relief, low, high }: Light, { source, alpha }: Shape): string {
  const [red, green, blue] = low.map((channel) => toRamp(channel, high));
  return (
    `<feDiffuseLighting in="h" surfaceScale="${relief}" diffuseConstant="1" lighting-color="#fff">${SUN}</feDiffuseLighting><feComponentTransfer result="d"><feFuncR type="table" tableValues="${red}"/><feFuncG type="table" tableValues="${green}"/><feFuncB type="table" tableValues="${blue}"/></feComponentTransfer>` +
    `<feComposite in="${source}" in2="d" operator="arithmetic" k1="1.25"/><feComposite in2="${alpha}" operator="in" result="b"/>`
  );
}

const brownEdge = ({ rim }: Light, alpha: string): string =>
  `<feGaussianBlur in="${alpha}" stdDeviation="${rim}"/><feComponentTransfer><feFuncA type="table" tableValues=".75 .75 .45 .12 0"/></feComponentTransfer><feComposite in2="${alpha}" operator="in" result="ri"/><feFlood flood-color="#4a1d06" flood-opacity=".8"/><feComposite in2="ri" operator="in" result="rim"/>`;

const addGloss = ({ relief, gloss, shine }: Light, alpha: string): string =>
  `<feSpecularLighting in="h" surfaceScale="${relief}" specularConstant="${gloss}" specularExponent="${shine}" lighting-color="#fff8ea">${SUN}</feSpecularLighting><feComposite in2="${alpha}" operator="in" result="s"/>`;

const addShadow = ({ drop, soft, dark }: Light, alpha: string): string =>
  `<feOffset in="${alpha}" dx="${drop}" dy="${drop * 1.15}"/><feGaussianBlur stdDeviation="${soft}" result="o"/><feFlood flood-color="#240d02" flood-opacity="${dark}"/><feComposite in2="o" operator="in" result="w"/>`;

const mergeNode = (result: string, isShown: number): string => (isShown ? `<feMergeNode in="${result}"/>` : '');

/** The filter for shading, gloss and shadow of a silhouette. */
export function createLightFilter(id: string, light: Light, seed: number): string {
  const { pad, goo, ragged, mottle, rim, gloss, drop } = light;
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
