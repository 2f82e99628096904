import { shaving } from '../ingredients/cheese.ts';
import { blackPepper, parsley } from '../ingredients/colors.ts';
import { pineNut } from '../ingredients/garden.ts';
import { basilLeaf } from '../ingredients/greens.ts';
import { riceGrains } from '../ingredients/rice.ts';
import { pestoDrops, sprinkled } from '../ingredients/seasoning.ts';
import { gnocchi } from '../ingredients/shapes.ts';
import { mushroom } from '../ingredients/vegetables.ts';
import type { Draw, Easel } from '../studio/easel.ts';
import { MID_X, MID_Y } from '../studio/geometry.ts';
import { around, laid, sized, thrown } from '../studio/layers.ts';
import type { Light } from '../studio/light.ts';
import { onPlate, served } from '../studio/serving.ts';
import { creamSauce, grated, pestoBed, sauceBed, sauceSplash } from './pasta-base.ts';

/** Risotto flows: rice held by its own cream, on a flat plate. */
function risotto(color: string, grains: readonly string[], shadow: string, ...layers: readonly Draw[]): Draw {
  const bed: Draw = (easel) => {
    const light = {
      ragged: 18,
      round: 16,
      relief: 18,
      gloss: 0.4,
      shine: 24,
      grain: 0.7,
      grainAt: 0.05,
      mottle: 0.16,
      drop: 8,
      soft: 8,
      dark: 0.4,
      pad: 0.1,
      low: [0.8, 0.66, 0.46],
    } satisfies Partial<Light>;
    return easel.group(
      easel.lit(light),
      `<path d="${easel.blob(MID_X, MID_Y, 246, { wobble: 0.06, n: 22 })}" fill="${color}"/>`,
    );
  };
  return served(
    { table: 'sand', crockery: onPlate('white'), zoom: 1.32 },
    bed,
    riceGrains({ count: 1300, reach: 236, colors: grains, shadow }),
    glaze(color),
    ...layers,
  );
}

/** The cream that binds the grains. */
const glaze =
  (color: string): Draw =>
  (easel) => {
    const light = {
      ragged: 16,
      goo: 5,
      round: 7,
      relief: 6,
      gloss: 0.6,
      shine: 26,
      drop: 0,
      pad: 0.1,
      low: [0.84, 0.7, 0.5],
    } satisfies Partial<Light>;
    const pools = easel
      .scatter(46, 225, 26)
      .map(([x, y]) => `<path d="${easel.blob(x, y, easel.random(7, 20), { wobble: 0.4 })}"/>`);
    return easel.group(easel.lit(light), pools.join(''), ` fill="${color}" opacity=".82"`);
  };

const gnocchiPlate = (
  bed: Draw,
  splash: Draw,
  tones: readonly string[] | undefined,
  ...layers: readonly Draw[]
): Draw =>
  served(
    { table: 'sand', crockery: onPlate('white'), zoom: 1.32, move: [4, 6] },
    bed,
    thrown(44, 210, 56, gnocchi(tones)),
    splash,
    thrown(20, 165, 60, gnocchi(tones)),
    ...layers,
  );

/** Mozzarella that pulls strings over hot gnocchi. */
const meltedPatches = creamSauce(16, 170, '#fdf3dc', 24, 46);

export const risottoRecipes = {
  'risotto-funghi': risotto(
    '#ead6ae',
    ['#f6e9cb', '#efdcb4', '#e5cc9c'],
    '#7a5a2c',
    thrown(10, 180, 104, sized(mushroom, 58, 76)),
    sprinkled(130, 215, parsley, 6),
    thrown(7, 170, 84, sized(shaving, 30, 44)),
    sprinkled(60, 210, blackPepper, 2.6),
  ),
  'risotto-milanese': risotto(
    '#f4bf3a',
    ['#fbd869', '#f7c945', '#f0b52e'],
    '#8a5a0c',
    thrown(9, 150, 80, sized(shaving, 32, 46)),
    saffron,
    laid(sized(basilLeaf, 84), 600, 400, -40),
    laid(sized(basilLeaf, 72), 604, 396, 50),
    sprinkled(50, 210, blackPepper, 2.4),
  ),
  'gnocchi-sorrentina': gnocchiPlate(
    sauceBed(),
    sauceSplash(),
    undefined,
    meltedPatches,
    thrown(5, 150, 90, sized(basilLeaf, 74, 96)),
    grated,
  ),
  'gnocchi-pesto': gnocchiPlate(
    pestoBed,
    pestoDrops(40, 205),
    ['#eadf9c', '#dfd488', '#f1e8b2'],
    pestoDrops(16, 190),
    thrown(26, 195, 46, sized(pineNut, 12, 15)),
    thrown(7, 170, 80, sized(shaving, 30, 44)),
    thrown(4, 120, 100, sized(basilLeaf, 66, 84)),
  ),
} satisfies Record<string, Draw>;

/** Threads of saffron. */
function saffron(easel: Easel): string {
  return around(easel, easel.scatter(26, 200, 50), (x, y, turn) =>
    easel.put(
      x,
      y,
      turn,
      1,
      '<path d="M-13 2Q0 -6 13 0" stroke="#b3230c" stroke-width="3.4" stroke-linecap="round" fill="none"/>',
    ),
  );
}
