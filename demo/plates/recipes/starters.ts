import { mozzarellaSlice } from '../ingredients/cheese.ts';
import { basilLeaf } from '../ingredients/greens.ts';
import { chunk } from '../ingredients/meat.ts';
import { oiled, sprinkled } from '../ingredients/seasoning.ts';
import { tomatoSlice } from '../ingredients/slices.ts';
import type { Draw, Easel } from '../studio/easel.ts';
import { FULL_TURN, MID_X, MID_Y, degrees, repeat } from '../studio/geometry.ts';
import type { Point } from '../studio/geometry.ts';
import { laid, sized } from '../studio/layers.ts';
import type { SizedPiece } from '../studio/layers.ts';
import type { Light } from '../studio/light.ts';
import { materials } from '../studio/materials.ts';
import { onPlate, served } from '../studio/serving.ts';

const toastLight = { ...materials.baked } satisfies Partial<Light>;

/** A slice of toasted bread with tomato and basil. */
const bruschetta: SizedPiece = (easel, x, y, turn) => {
  const outline = easel.blob(0, 0, 128, {
    n: 22,
    wobble: 0.05,
    jitter: 0.4,
    stretchX: 1.42,
    stretchY: 0.84,
  });
  const [cos, sin] = [Math.cos(turn / 57.3), Math.sin(turn / 57.3)];
  const places = easel
    .scatter(44, 92, 22, { x: 0, y: 0 })
    .map(([u, v]): Point => [x + u * 1.42 * cos - v * 0.8 * sin, y + u * 1.42 * sin + v * 0.8 * cos]);
  const crumb = easel.radial('0 #fbebc6, .66 #f3d69b, .88 #e2ae62, 1 #c5853a');
  const bread = easel.put(
    x,
    y,
    turn,
    1,
    `<path d="${outline}" fill="#9a5c22"/><path d="${outline}" transform="scale(.945)" fill="${crumb}"/>`,
  );
  return (
    easel.group(easel.lit(toastLight), bread) +
    easel.group(
      easel.spots('#8a4a18', { at: 0.05, from: 0.6, hard: 9 }),
      easel.put(x, y, turn, 1, `<path d="${outline}"/>`),
      ' opacity=".4"',
    ) +
    places.map(([u, v]) => tomatoOrGarlic(easel, u, v)).join('') +
    places
      .filter(() => easel.random() < 0.2)
      .map(([u, v]) => basilLeaf(easel, u, v, easel.random(40, 58), easel.random(360)))
      .join('')
  );
};

function tomatoOrGarlic(easel: Easel, x: number, y: number): string {
  if (easel.random() < 0.14)
    return chunk(easel, x, y, easel.random(7, 11), ['#fff8ea', '#f6e4cc', '#e0c7a6'], { drop: 3 });
  const tones = [
    ['#f77a4c', '#e0431f', '#ac210d'],
    ['#f5653c', '#d5341a', '#9c1a0a'],
  ];
  const size = easel.random(17, 25);
  return chunk(easel, x, y, size, easel.pick(tones), {
    gloss: 0.75,
    shine: 30,
    round: 5,
    relief: 9,
    low: [0.64, 0.34, 0.28],
  });
}

/** Tomato and mozzarella by turns, in a ring, basil between them. */
const capreseRing: Draw = (easel) =>
  repeat(13, (index) => {
    const angle = (index / 13) * FULL_TURN - 2.2;
    const [x, y] = [MID_X + Math.cos(angle) * 168, MID_Y + Math.sin(angle) * 168];
    const piece = index % 2 ? mozzarellaSlice(easel, x, y, 0) : tomatoSlice(easel, x, y, 0);
    if (index % 3 !== 1) return piece;
    return (
      piece +
      basilLeaf(
        easel,
        x + easel.random(-10, 10),
        y + easel.random(-10, 10),
        easel.random(74, 94),
        degrees(angle) + easel.random(-50, 50),
      )
    );
  });

export const balsamicDrops: Draw = (easel) => {
  const drops = easel
    .scatter(40, 215, 24)
    .map(([x, y]) => `<path d="${easel.blob(x, y, easel.random(2.5, 9), { n: 7, wobble: 0.2 })}"/>`);
  return easel.group(
    easel.lit({
      round: 2,
      relief: 5,
      gloss: 0.9,
      shine: 30,
      drop: 2,
      soft: 2,
      dark: 0.3,
      pad: 0.1,
    }),
    drops.join(''),
    ' fill="#35140b"',
  );
};

export const starterRecipes = {
  bruschetta: served(
    { table: 'sand', crockery: onPlate('blue', 362, 0.8), zoom: 1.2 },
    laid(bruschetta, 504, 272, -24),
    laid(bruschetta, 718, 304, 60),
    laid(bruschetta, 478, 506, 66),
    laid(bruschetta, 696, 530, -18),
    oiled(44, 290, '#c9b53a'),
  ),
  caprese: served(
    { table: 'sage', crockery: onPlate('white', 352, 0.8), zoom: 1.26, move: [0, 4] },
    capreseRing,
    laid(sized(basilLeaf, 112), 592, 416, -50),
    laid(sized(basilLeaf, 96), 602, 408, 40),
    laid(sized(basilLeaf, 88), 588, 404, 160),
    balsamicDrops,
    oiled(46, 250, '#c8b63c'),
    sprinkled(60, 210, ['#2a2019', '#17110d'], 2.2),
  ),
} satisfies Record<string, Draw>;
