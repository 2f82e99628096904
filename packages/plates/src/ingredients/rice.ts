import { drawTimes, FULL_TURN, MID_X, MID_Y, rounded, type Draw } from '../canvas/index.ts';

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
export function scatterRice({
  count,
  reach,
  x = MID_X,
  y = MID_Y,
  colors = riceWhite,
  shadow = '#7a6544',
  within = () => true,
}: Rice): Draw {
  return (canvas) =>
    drawTimes(count, () => {
      const angle = canvas.random(FULL_TURN);
      const far = Math.sqrt(canvas.random()) * reach;
      const [grainX, grainY] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
      if (!within(grainX, grainY)) return '';
      return `<g transform="translate(${rounded(grainX)} ${rounded(grainY)}) rotate(${rounded(canvas.random(360))})"><rect x="-10.5" y="-3.4" width="21" height="7.6" rx="3.8" fill="${shadow}" opacity=".3" transform="translate(1.6 2.2)"/><rect x="-10.5" y="-3.8" width="21" height="7.6" rx="3.8" fill="${canvas.pick(colors)}"/><rect x="-8" y="-2.9" width="12" height="2" rx="1" fill="#fff" opacity=".7"/></g>`;
    });
}

/** The ground of rice below its grains: a soft hill. */
export const drawRiceHill =
  (path: string, color = '#efe6d0'): Draw =>
  (canvas) =>
    canvas.light('relief 26 26, grain .3 .03, drop 0, low .78 .72 .62')(`<path d="${path}" fill="${color}"/>`);

export function heapRice(
  x: number,
  y: number,
  radius: number,
  count: number,
  look: Pick<Rice, 'colors' | 'shadow'> & { hill?: string } = {},
): Draw {
  const { hill = '#efe6d0', ...grains } = look;
  return (canvas) => {
    const mound = `<path d="${canvas.blob(x, y, radius, { wobble: 0.05, n: 20 })}" fill="${hill}"/>`;
    return (
      canvas.light('relief 34 30, grain .3 .03, drop 12 10, pad .1, low .76 .68 .56')(mound) +
      scatterRice({ count, reach: radius * 0.97, x, y, ...grains })(canvas)
    );
  };
}
