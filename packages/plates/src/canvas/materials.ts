import type { Light } from './light.ts';

type Setting<Detail = number> = number | readonly [strength: number, detail: Detail];

/** A light as it is written: a strength or shadow without its details keeps those of the surface below. */
interface Look extends Partial<Pick<Light, 'goo' | 'rim' | 'pad' | 'low' | 'high'>> {
  readonly relief?: Setting;
  readonly gloss?: Setting;
  readonly grain?: Setting<number | string>;
  readonly mottle?: Setting;
  readonly ragged?: Setting;
  readonly drop?: number | readonly [offset: number, blur: number, opacity?: number];
}

/** How a surface takes the light: where it differs from a common material, or from plain matt. */
export interface Surface extends Look {
  readonly like?: keyof typeof MATERIALS;
}

/** A plain matt surface. */
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

const MATERIALS = {
  wet: { relief: [8, 6], gloss: [0.5, 26], drop: [6, 5, 0.45], pad: 0.35 },
  meaty: {
    relief: [8, 6],
    gloss: [0.3, 20],
    grain: [0.6, 0.05],
    mottle: [0.25, 0.04],
    drop: [6, 5, 0.45],
    pad: 0.3,
    low: [0.66, 0.46, 0.36],
  },
  crisp: {
    relief: [11, 8],
    gloss: [0.22, 18],
    grain: [0.5, 0.055],
    mottle: [0.3, 0.05],
    drop: [9, 7, 0.48],
    pad: 0.25,
    low: [0.66, 0.46, 0.28],
  },
  baked: {
    relief: [11, 7],
    grain: [0.35, 0.05],
    mottle: [0.26, 0.02],
    drop: [14, 10, 0.5],
    pad: 0.2,
    low: [0.62, 0.46, 0.32],
  },
  creamy: { relief: [13, 10], gloss: [0.34, 20], drop: [6, 6, 0.38], pad: 0.3, low: [0.84, 0.76, 0.64] },
  leafy: {
    relief: [6, 5],
    gloss: [0.22, 18],
    grain: [0.5, 0.03],
    drop: [6, 5, 0.45],
    pad: 0.4,
    low: [0.42, 0.5, 0.4],
  },
  dough: {
    relief: [9, 7],
    gloss: [0.36, 20],
    mottle: [0.16, 0.02],
    drop: [7, 5, 0.45],
    pad: 0.3,
    low: [0.76, 0.56, 0.38],
  },
  /** Pasta with grooves. */
  ribbed: { relief: [10, 7], gloss: 0.42, mottle: 0.22, drop: [7, 5, 0.46], pad: 0.3, low: [0.74, 0.5, 0.32] },
  /** An irregular piece of anything. */
  chunk: { relief: [8, 5], gloss: [0.3, 20], grain: [0.6, 0.04], mottle: [0.2, 0.05], drop: [5, 4], pad: 0.35 },
  liquid: {
    relief: [1.6, 6],
    gloss: [0.26, 34],
    grain: [0.8, 0.009],
    mottle: [0.2, 0.01],
    drop: 0,
    pad: 0.02,
  },
} satisfies Record<string, Look>;

/** The light on a surface; later ones override parts of those before. */
export const toLight = (surfaces: readonly Surface[]): Light =>
  surfaces.flatMap(({ like, ...look }): Look[] => (like ? [MATERIALS[like], look] : [look])).reduce(override, MATT);

function override(light: Light, look: Look): Light {
  const [offset, blur = light.drop[1], opacity = light.drop[2]] =
    typeof look.drop === 'object' ? look.drop : [look.drop ?? light.drop[0]];
  return {
    ...light,
    ...look,
    relief: complete(look.relief, light.relief),
    gloss: complete(look.gloss, light.gloss),
    grain: complete(look.grain, light.grain),
    mottle: complete(look.mottle, light.mottle),
    ragged: complete(look.ragged, light.ragged),
    drop: [offset, blur, opacity],
  };
}

const complete = <Detail>(
  wanted: Setting<Detail> | undefined,
  [strength, detail]: readonly [number, Detail],
): readonly [number, Detail] => (typeof wanted === 'object' ? wanted : [wanted ?? strength, detail]);
