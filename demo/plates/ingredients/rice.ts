import type { Draw } from '../studio/easel.ts';
import { FULL_TURN, MID_X, MID_Y, fixed, repeat } from '../studio/geometry.ts';
import type { Light } from '../studio/light.ts';

const riceWhite = ['#fffdf6', '#faf5e8', '#f3ecd9', '#fffefb'];

/** How a heap of rice looks: where grains may lie, how many are tried, their colours. */
export interface Rice {
  count: number;
  reach: number;
  x?: number;
  y?: number;
  colors?: readonly string[];
  shadow?: string;
  within?: (x: number, y: number) => boolean;
}

/** Single grains, thrown. */
export function riceGrains({
  count,
  reach,
  x = MID_X,
  y = MID_Y,
  colors = riceWhite,
  shadow = '#7a6544',
  within = () => true,
}: Rice): Draw {
  return (easel) =>
    repeat(count, () => {
      const angle = easel.random(FULL_TURN);
      const far = Math.sqrt(easel.random()) * reach;
      const [grainX, grainY] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
      if (!within(grainX, grainY)) return '';
      return `<g transform="translate(${fixed(grainX)} ${fixed(grainY)}) rotate(${fixed(easel.random(360))})"><rect x="-10.5" y="-3.4" width="21" height="7.6" rx="3.8" fill="${shadow}" opacity=".3" transform="translate(1.6 2.2)"/><rect x="-10.5" y="-3.8" width="21" height="7.6" rx="3.8" fill="${easel.pick(colors)}"/><rect x="-8" y="-2.9" width="12" height="2" rx="1" fill="#fff" opacity=".7"/></g>`;
    });
}

/** The ground of rice below its grains: a soft hill. */
export const riceHill =
  (path: string, color = '#efe6d0'): Draw =>
  (easel) =>
    easel.group(
      easel.lit({
        round: 26,
        relief: 26,
        grain: 0.3,
        grainAt: 0.03,
        drop: 0,
        low: [0.78, 0.72, 0.62],
      }),
      `<path d="${path}" fill="${color}"/>`,
    );

/** A round heap of rice on a plate or in a bowl. */
export function riceHeap(
  x: number,
  y: number,
  radius: number,
  count: number,
  look: Pick<Rice, 'colors' | 'shadow'> & { hill?: string } = {},
): Draw {
  const { hill = '#efe6d0', ...grains } = look;
  return (easel) => {
    const mound = `<path d="${easel.blob(x, y, radius, { wobble: 0.05, n: 20 })}" fill="${hill}"/>`;
    const light = {
      round: 30,
      relief: 34,
      grain: 0.3,
      grainAt: 0.03,
      drop: 12,
      soft: 10,
      pad: 0.1,
      low: [0.76, 0.68, 0.56],
    } satisfies Partial<Light>;
    return easel.group(easel.lit(light), mound) + riceGrains({ count, reach: radius * 0.97, x, y, ...grains })(easel);
  };
}
