import type { Light } from './light.ts';

/**
 * How a surface takes the light, where it differs from plain matt: materials, and parts of `Light` with their numbers. The later
 * ones override; a part without its detail keeps the one below: `crisp, relief 16 9, gloss .4, low .7 .48 .24`.
 */
export type Surface = string;

const MATT: Light = {
  relief: [8, 5],
  gloss: [0, 22],
  grain: [0, 0.08],
  mottle: [0, 0.02],
  ragged: [0, 0.03],
  goo: 0,
  drop: [7, 6, 0.42],
  rim: 0,
  pad: 0.25,
  low: [0.62, 0.5, 0.42],
  high: 1.16,
};

const MATERIALS: Readonly<Record<string, Surface>> = {
  wet: 'relief 8 6, gloss .5 26, drop 6 5 .45, pad .35',
  meaty: 'relief 8 6, gloss .3 20, grain .6 .05, mottle .25 .04, drop 6 5 .45, pad .3, low .66 .46 .36',
  crisp: 'relief 11 8, gloss .22 18, grain .5 .055, mottle .3 .05, drop 9 7 .48, pad .25, low .66 .46 .28',
  baked: 'relief 11 7, grain .35 .05, mottle .26 .02, drop 14 10 .5, pad .2, low .62 .46 .32',
  creamy: 'relief 13 10, gloss .34 20, drop 6 6 .38, pad .3, low .84 .76 .64',
  leafy: 'relief 6 5, gloss .22 18, grain .5 .03, drop 6 5 .45, pad .4, low .42 .5 .4',
  dough: 'relief 9 7, gloss .36 20, mottle .16 .02, drop 7 5 .45, pad .3, low .76 .56 .38',
  /** Pasta with grooves. */
  ribbed: 'relief 10 7, gloss .42, mottle .22, drop 7 5 .46, pad .3, low .74 .5 .32',
  /** An irregular piece of anything. */
  chunk: 'relief 8 5, gloss .3 20, grain .6 .04, mottle .2 .05, drop 5 4, pad .35',
  liquid: 'relief 1.6 6, gloss .26 34, grain .8 .009, mottle .2 .01, drop 0, pad .02',
};

export const toLight = (surface: Surface, below = MATT): Light => surface.split(', ').reduce(override, below);

function override(light: Light, part: string): Light {
  const [name = '', ...settings] = part.split(' ');
  const material = MATERIALS[name];
  if (material !== undefined) return toLight(material, light);
  const [first = Number.NaN, second, third] = settings.map(Number);
  switch (name) {
    case 'goo':
    case 'rim':
    case 'pad':
    case 'high':
      return { ...light, [name]: first };
    case 'relief':
    case 'gloss':
    case 'mottle':
    case 'ragged':
      return { ...light, [name]: [first, second ?? light[name][1]] };
    case 'grain':
      return { ...light, grain: [first, third ? settings.slice(1).join(' ') : (second ?? light.grain[1])] };
    case 'drop':
      return { ...light, drop: [first, second ?? light.drop[1], third ?? light.drop[2]] };
    case 'low':
      return { ...light, low: [first, second ?? first, third ?? first] };
    default:
      throw new Error(`Unknown part of a surface: ${part}`);
  }
}
