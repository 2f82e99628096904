import { shaving } from '../ingredients/cheese.ts';
import { blackPepper, parsley } from '../ingredients/colors.ts';
import { carrotSlice, greenBean, peas, whiteBean } from '../ingredients/garden.ts';
import { basilLeaf } from '../ingredients/greens.ts';
import { sage } from '../ingredients/herbs.ts';
import { oiled, sprinkled } from '../ingredients/seasoning.ts';
import { courgetteRaw, tomatoPiece } from '../ingredients/slices.ts';
import { bowl, liquid, plate } from '../studio/crockery.ts';
import type { Draw } from '../studio/easel.ts';
import { MID_X, MID_Y, fixed, smooth } from '../studio/geometry.ts';
import type { Point } from '../studio/geometry.ts';
import { drawn, laid, sized, small, thrown } from '../studio/layers.ts';
import type { SizedPiece } from '../studio/layers.ts';
import type { Light } from '../studio/light.ts';
import { materials } from '../studio/materials.ts';
import { inShade, served } from '../studio/serving.ts';
import type { Serving } from '../studio/serving.ts';

const soupPlate: Serving = {
  table: 'clay',
  crockery: (easel) => plate(easel, 372, 'white', 0.9) + bowl(easel, 316, 'white'),
  zoom: 1.2,
};

const soup =
  (tones: readonly string[]): Draw =>
  (easel) =>
    liquid(easel, 282, tones);

/** A spiral of cream, poured from a spoon. */
const creamSpiral =
  (glow: string, color = '#fff3e0'): Draw =>
  (easel) => {
    const spiral = smooth(
      Array.from({ length: 34 }, (_, index): Point => {
        const [angle, far] = [index * 0.42, 22 + index * 5.6];
        return [MID_X + 10 + Math.cos(angle) * far, MID_Y + 6 + Math.sin(angle) * far * 0.92];
      }),
      false,
    );
    return `<g fill="none" stroke-linecap="round"><path d="${spiral}" stroke="${glow}" stroke-width="22" opacity=".55" filter="${easel.blur(5)}"/><path d="${spiral}" stroke="${color}" stroke-width="10" opacity=".92" filter="${easel.blur(1.6)}"/></g>`;
  };

const crouton: SizedPiece = (easel, x, y, turn) => {
  const light = {
    ...materials.baked,
    round: 4,
    relief: 9,
    grain: 0.6,
    grainAt: 0.07,
    mottle: 0.3,
    mottleAt: 0.05,
    drop: 7,
    soft: 5,
    pad: 0.4,
  } satisfies Partial<Light>;
  return easel.group(
    easel.lit(light),
    easel.put(
      x,
      y,
      turn,
      easel.random(0.85, 1.15),
      '<rect x="-25" y="-23" width="50" height="46" rx="9" fill="#b9742b"/><rect x="-21" y="-20" width="41" height="37" rx="7" fill="#efc67f"/>',
    ),
  );
};

const basilTrio: Draw = (easel) =>
  basilLeaf(easel, 662, 474, 112, -30) + basilLeaf(easel, 670, 466, 92, 70) + basilLeaf(easel, 658, 460, 78, 190);

const pumpkinSeed = drawn(
  { ...materials.wet, round: 4, relief: 8, gloss: 0.35, low: [0.5, 0.52, 0.34] },
  (easel, size) =>
    `<path d="M${fixed(-size)} 0Q${fixed(-size * 0.3)} ${fixed(-size * 0.62)} ${fixed(size)} 0Q${fixed(-size * 0.3)} ${fixed(size * 0.62)} ${fixed(-size)} 0Z" fill="${easel.pick(['#6b7f3a', '#7d9147', '#5a6d2e'])}"/>`,
);

const seedOil: Draw = (easel) => {
  const drops = easel
    .scatter(26, 220, 44)
    .map(
      ([x, y]) =>
        `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(easel.random(5, 17))}" ry="${fixed(easel.random(4, 13))}"/>`,
    );
  return easel.group(
    easel.lit({ round: 2, relief: 4, gloss: 0.8, shine: 30, drop: 0 }),
    drops.join(''),
    ' fill="#3c4a16" opacity=".85"',
  );
};

export const soupRecipes = {
  tomatensuppe: served(
    soupPlate,
    soup(['#e8692a', '#dd5420', '#c43c14', '#9c2709']),
    creamSpiral('#f9c79a'),
    inShade(284),
    oiled(60, 250, '#f7a83a'),
    thrown(11, 120, 50, crouton, { x: 530, y: 360 }),
    basilTrio,
    sprinkled(80, 240, blackPepper, 2.6),
  ),
  minestrone: served(
    soupPlate,
    soup(['#e0913c', '#d27c2c', '#b75f1c', '#8f4410']),
    thrown(9, 225, 92, small(courgetteRaw, 0.9)),
    thrown(20, 240, 60, sized(carrotSlice, 24, 31)),
    thrown(16, 245, 60, sized(whiteBean, 22, 28)),
    thrown(13, 240, 70, sized(greenBean, 34, 44)),
    thrown(16, 240, 60, sized(tomatoPiece, 16, 26)),
    thrown(12, 235, 70, sized(peas, 9, 11)),
    inShade(284),
    oiled(90, 255, '#f7c05a'),
    sprinkled(120, 245, parsley, 5),
    thrown(7, 150, 80, sized(shaving, 26, 38)),
    laid(sized(basilLeaf, 96), 610, 420, -40),
    laid(sized(basilLeaf, 84), 616, 416, 50),
  ),
  'crema-di-zucca': served(
    soupPlate,
    soup(['#f8ab3c', '#f29a2a', '#e0801a', '#b95f0c']),
    creamSpiral('#fbd9a0', '#fff8ea'),
    inShade(284),
    seedOil,
    thrown(20, 120, 32, sized(pumpkinSeed, 22, 28), { x: 590, y: 390 }),
    laid(sized(sage, 46), 664, 450, 20),
    laid(sized(sage, 40), 640, 486, 70),
    sprinkled(60, 230, blackPepper, 2.4),
  ),
} satisfies Record<string, Draw>;
