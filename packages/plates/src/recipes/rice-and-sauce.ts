import * as food from '../ingredients/index.ts';
import type { Glaze } from '../tableware/crockery.ts';
import type { Draw, SizedPiece, Stops } from '../canvas/index.ts';
import { drawAtEach, drawTimes, MID_X, MID_Y, rounded, withSize } from '../canvas/index.ts';
import { inBowl, shadeBowl, serve, clipToCircle } from '../tableware/serving.ts';

/** The x coordinate between rice on the left and sauce on the right; the border winds. */
const getBorder = (y: number): number => MID_X - 94 + 52 * Math.sin((y - MID_Y) / 120 + 0.2);
const riceSide = 'M520 100Q470 310 550 440Q610 560 530 700L280 720L280 80Z';
const sauceSide = 'M510 92Q462 310 540 440Q602 560 520 708L960 730L960 70Z';

/** Scatters pieces on the side of the sauce. */
export function scatterInSauce(count: number, gap: number, piece: SizedPiece): Draw {
  return (canvas) => {
    const places = canvas.scatter(count * 2, 265, gap).filter(([x, y]) => x > getBorder(y) + 62);
    return drawAtEach(canvas, places.slice(0, count), (x, y, turn) => piece(canvas, x, y, turn));
  };
}

export const coconutTrails: Draw = (canvas) => {
  const trails = drawTimes(5, () => {
    return `<path d="M${rounded(MID_X + canvas.random(0, 220))} ${rounded(MID_Y + canvas.random(-200, 200))}q${rounded(canvas.random(20, 70))} ${rounded(canvas.random(-50, 10))} ${rounded(canvas.random(60, 110))} ${rounded(canvas.random(10, 60))}"/>`;
  });
  return `<g fill="none" stroke="#ffe9c2" stroke-width="13" stroke-linecap="round" opacity=".6" filter="${canvas.blur(4)}">${trails}</g>`;
};

const fillSauce =
  (stops: string): Draw =>
  (canvas) =>
    canvas.light(
      'relief 10 9, gloss .45 28, grain .7 .014, mottle .24 .012, ragged 14, goo 2, drop 5 6 .4, pad .05, low .72 .46 .28',
    )(`<path d="${sauceSide}" fill="${canvas.radial(stops, { cx: 0.45, cy: 0.45, r: 0.7 })}"/>`);

interface RiceAndSauce {
  glaze: Glaze;
  sauce: Stops;
  /** May overlap rice and sauce. */
  onTop?: readonly Draw[];
}

/** A bowl of rice with sauce beside it. */
export function serveRiceAndSauce({ glaze, sauce, onTop = [] }: RiceAndSauce, ...inSauce: readonly Draw[]): Draw {
  return serve(
    { table: 'slate', crockery: inBowl(glaze, 348), zoom: 1.18 },
    clipToCircle(
      308,
      food.drawRiceHill(riceSide),
      food.scatterRice({ count: 1500, reach: 292, within: (x, y) => x <= getBorder(y) - 6 }),
      fillSauce(sauce),
      ...inSauce,
      food.sprinkle(26, 180, ['#2a2019', '#fff6dd'], 4, { x: MID_X - 190, y: MID_Y }),
      shadeBowl(310),
    ),
    ...onTop,
  );
}

export const thaiBasil = scatterInSauce(8, 76, withSize(food.basilLeaf, 54, 76));
export const chili: Draw = scatterRingsInSauce({ count: 12, tries: 24, gap: 50, inset: 62 }, food.redChili);
export const basilPair: Draw = (canvas) =>
  food.basilLeaf(canvas, 420, 370, 96, -20) + food.basilLeaf(canvas, 428, 370, 74, 80);

type Rings = Record<'count' | 'tries' | 'gap' | 'inset', number>;
export const springOnionsInSauce: Draw = scatterRingsInSauce(
  { count: 18, tries: 40, gap: 44, inset: 40 },
  food.springOnion,
);

function scatterRingsInSauce({ count, tries, gap, inset }: Rings, tones: readonly [string, string]): Draw {
  return (canvas) => {
    const places = canvas.scatter(tries, 265, gap).filter(([x, y]) => x > getBorder(y) + inset);
    return food.drawRings(canvas, places.slice(0, count), 12, tones);
  };
}
