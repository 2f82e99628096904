import * as food from '../ingredients/index.ts';
import { drawAtEach, drawBlobs, placeEach, scatter, withSize, type Canvas, type Draw } from '../canvas/index.ts';
import { onPlate, serve } from '../tableware/serving.ts';
import { creamSauce, grated, pestoBed, sauceBed, sauceSplash } from './pasta-base.ts';

/** Rice bound by its cream, on a flat plate. */
export function serveRisotto(
  color: string,
  grains: readonly string[],
  shadow: string,
  ...layers: readonly Draw[]
): Draw {
  const bed: Draw = (canvas) =>
    canvas.light('relief 18 16, gloss .4 24, grain .7 .05, mottle .16, ragged 18, drop 8 8 .4, pad .1, low .8 .66 .46')(
      `<path d="${canvas.disc(246, { wobble: 0.06, n: 22 })}" fill="${color}"/>`,
    );
  return serve(
    { table: 'sand', crockery: onPlate('white'), zoom: 1.32 },
    bed,
    food.scatterRice({ count: 1300, reach: 236, colors: grains, shadow }),
    addGlaze(color),
    ...layers,
  );
}

const addGlaze =
  (color: string): Draw =>
  (canvas) => {
    const pools = drawBlobs(canvas, canvas.scatter(46, 225, 26), [7, 20], { wobble: 0.4 });
    return canvas.light('relief 6 7, gloss .6 26, ragged 16, goo 5, drop 0, pad .1, low .84 .7 .5')(
      pools,
      ` fill="${color}" opacity=".82"`,
    );
  };

export const serveGnocchi = (
  bed: Draw,
  splash: Draw,
  tones: readonly string[] | undefined,
  ...layers: readonly Draw[]
): Draw =>
  serve(
    { table: 'sand', crockery: onPlate('white'), zoom: 1.32, move: [4, 6] },
    bed,
    scatter(44, 210, 56, food.gnocchi(tones)),
    splash,
    scatter(20, 165, 60, food.gnocchi(tones)),
    ...layers,
  );

const meltedPatches = creamSauce(16, 170, '#fdf3dc', 24, 46);

export const risottoRecipes = {
  'risotto-funghi': serveRisotto(
    '#ead6ae',
    ['#f6e9cb', '#efdcb4', '#e5cc9c'],
    '#7a5a2c',
    scatter(10, 180, 104, withSize(food.mushroom, 58, 76)),
    food.sprinkle(130, 215, food.parsley, 6),
    scatter(7, 170, 84, withSize(food.shaving, 30, 44)),
    food.sprinkle(60, 210, food.blackPepper, 2.6),
  ),
  'risotto-milanese': serveRisotto(
    '#f4bf3a',
    ['#fbd869', '#f7c945', '#f0b52e'],
    '#8a5a0c',
    scatter(9, 150, 80, withSize(food.shaving, 32, 46)),
    saffron,
    placeEach(food.basilLeaf, '84 600 400 -40, 72 604 396 50'),
    food.sprinkle(50, 210, food.blackPepper, 2.4),
  ),
  'gnocchi-sorrentina': serveGnocchi(
    sauceBed(),
    sauceSplash(),
    undefined,
    meltedPatches,
    scatter(5, 150, 90, withSize(food.basilLeaf, 74, 96)),
    grated,
  ),
  'gnocchi-pesto': serveGnocchi(
    pestoBed,
    food.dripPesto(40, 205),
    ['#eadf9c', '#dfd488', '#f1e8b2'],
    food.dripPesto(16, 190),
    scatter(26, 195, 46, withSize(food.pineNut, 12, 15)),
    scatter(7, 170, 80, withSize(food.shaving, 30, 44)),
    scatter(4, 120, 100, withSize(food.basilLeaf, 66, 84)),
  ),
} satisfies Record<string, Draw>;

function saffron(canvas: Canvas): string {
  return drawAtEach(canvas, canvas.scatter(26, 200, 50), (x, y, turn) => {
    const art = '<path d="M-13 2Q0 -6 13 0" stroke="#b3230c" stroke-width="3.4" stroke-linecap="round" fill="none"/>';
    return canvas.place(x, y, turn, 1, art);
  });
}
