import { redChili } from '../ingredients/colors.ts';
import { basilLeaf } from '../ingredients/greens.ts';
import { riceGrains, riceHill } from '../ingredients/rice.ts';
import { sprinkled, tinyRings } from '../ingredients/seasoning.ts';
import type { Glaze } from '../studio/crockery.ts';
import type { Draw } from '../studio/easel.ts';
import { MID_X, MID_Y, fixed, repeat } from '../studio/geometry.ts';
import { around, sized } from '../studio/layers.ts';
import type { SizedPiece } from '../studio/layers.ts';
import type { Light } from '../studio/light.ts';
import { inBowl, inShade, served, withinCircle } from '../studio/serving.ts';

/** Rice fills the left of the bowl, curry or wok dish the right; the border winds. */
const border = (y: number): number => MID_X - 94 + 52 * Math.sin((y - MID_Y) / 120 + 0.2);
const riceSide = 'M520 100Q470 310 550 440Q610 560 530 700L280 720L280 80Z';
const sauceSide = 'M510 92Q462 310 540 440Q602 560 520 708L960 730L960 70Z';

/** Pieces that keep to the sauce's side. */
export function inSauce(count: number, gap: number, piece: SizedPiece): Draw {
  return (easel) => {
    const places = easel.scatter(count * 2, 265, gap).filter(([x, y]) => x > border(y) + 62);
    return around(easel, places.slice(0, count), (x, y, turn) => piece(easel, x, y, turn));
  };
}

export const coconutTrails: Draw = (easel) => {
  const trails = repeat(
    5,
    () =>
      `<path d="M${fixed(MID_X + easel.random(0, 220))} ${fixed(MID_Y + easel.random(-200, 200))}q${fixed(easel.random(20, 70))} ${fixed(easel.random(-50, 10))} ${fixed(easel.random(60, 110))} ${fixed(easel.random(10, 60))}"/>`,
  );
  return `<g fill="none" stroke="#ffe9c2" stroke-width="13" stroke-linecap="round" opacity=".6" filter="${easel.blur(4)}">${trails}</g>`;
};

const saucePool =
  (stops: string): Draw =>
  (easel) => {
    const light = {
      ragged: 14,
      goo: 2,
      round: 9,
      relief: 10,
      gloss: 0.45,
      shine: 28,
      grain: 0.7,
      grainAt: 0.014,
      mottle: 0.24,
      mottleAt: 0.012,
      drop: 5,
      soft: 6,
      dark: 0.4,
      pad: 0.05,
      low: [0.72, 0.46, 0.28],
    } satisfies Partial<Light>;
    return easel.group(
      easel.lit(light),
      `<path d="${sauceSide}" fill="${easel.radial(stops, { cx: 0.45, cy: 0.45, r: 0.7 })}"/>`,
    );
  };

/** A bowl of rice and something saucy beside it; what lies on top goes last. */
export function riceAndSauce(
  glaze: Glaze,
  sauceStops: string,
  inside: readonly Draw[],
  onTop: readonly Draw[] = [],
): Draw {
  return served(
    { table: 'slate', crockery: inBowl(glaze, 348), zoom: 1.18 },
    withinCircle(
      308,
      riceHill(riceSide),
      riceGrains({ count: 1500, reach: 292, within: (x, y) => x <= border(y) - 6 }),
      saucePool(sauceStops),
      ...inside,
      sprinkled(26, 180, ['#2a2019', '#fff6dd'], 4, { x: MID_X - 190, y: MID_Y }),
      inShade(310),
    ),
    ...onTop,
  );
}

export const thaiBasil = inSauce(8, 76, sized(basilLeaf, 54, 76));
export const chili: Draw = (easel) =>
  tinyRings(
    easel,
    easel
      .scatter(24, 265, 50)
      .filter(([x, y]) => x > border(y) + 62)
      .slice(0, 12),
    12,
    redChili,
  );
export const basilPair: Draw = (easel) => basilLeaf(easel, 420, 370, 96, -20) + basilLeaf(easel, 428, 370, 74, 80);

/** Thin rings on the sauce only. */
export function ringsBeside(tones: readonly [string, string]): Draw {
  return (easel) =>
    tinyRings(
      easel,
      easel
        .scatter(40, 265, 44)
        .filter(([x, y]) => x > border(y) + 40)
        .slice(0, 18),
      12,
      tones,
    );
}
