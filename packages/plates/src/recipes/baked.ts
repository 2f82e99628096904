import * as food from '../ingredients/index.ts';
import { drawShadow } from '../tableware/crockery.ts';
import type { Draw, SizedPiece, SpotNoise } from '../canvas/index.ts';
import {
  combine,
  drawLayers,
  drawTimes,
  MID_X,
  MID_Y,
  pickPiece,
  placeAt,
  placeEach,
  scaled,
  withSize,
} from '../canvas/index.ts';
import { drawTable } from '../tableware/tables.ts';

/** A baking dish with rounded corners, smaller by `inset`. */
function outlineDish(inset: number, corner: number): string {
  const [w, h] = [470 - inset, 330 - inset];
  const [left, right, top, bottom] = [MID_X - w, MID_X + w, MID_Y - h, MID_Y + h];
  return `M${left + corner} ${top}H${right - corner}Q${right} ${top} ${right} ${top + corner}V${bottom - corner}Q${right} ${bottom} ${right - corner} ${bottom}H${left + corner}Q${left} ${bottom} ${left} ${bottom - corner}V${top + corner}Q${left} ${top} ${left + corner} ${top}Z`;
}

/** A dish baked in enamel; `onTop` may overlap its rim. */
export function serveBaked(onTop: readonly Draw[], ...inside: readonly Draw[]): Draw {
  return (canvas) => {
    const clip = canvas.define(
      'bakingDish',
      (id) => `<clipPath id="${id}"><path d="${outlineDish(40, 34)}"/></clipPath>`,
    );
    canvas.moveCamera(1.1);
    return [
      drawTable(canvas, 'sand'),
      drawShadow(canvas, outlineDish(0, 60), 26),
      `<path d="${outlineDish(0, 60)}" fill="${canvas.linear('0 #e7ecef, .4 #c9d4d9, 1 #8fa1ab')}"/><path d="${outlineDish(14, 50)}" fill="${canvas.linear('0 #7d8f99, .5 #b8c5cb, 1 #eef2f3')}"/><path d="${outlineDish(40, 34)}" fill="#9a2a0d"/>`,
      `<g clip-path="${clip}">${drawLayers(canvas, inside)}<path d="${outlineDish(36, 34)}" fill="none" stroke="#3a1404" stroke-width="26" opacity=".5" filter="${canvas.blur(10)}"/></g>`,
      drawLayers(canvas, onTop),
    ].join('');
  };
}

/** Sauce splashed over the food. */
const bakedSplash: Draw = (canvas) =>
  food.drawChunkySauce(
    canvas,
    drawTimes(44, () => {
      return `<path d="${canvas.blob(MID_X + canvas.random(-400, 400), MID_Y + canvas.random(-260, 260), canvas.random(14, 40), { wobble: 0.4 })}"/>`;
    }),
  );

export const fillWithSauce =
  (color?: string): Draw =>
  (canvas) =>
    food.drawChunkySauce(canvas, `<path d="${outlineDish(42, 34)}"/>`, color);

/** Cheese melted over the whole dish and browned. */
export const gratin: Draw = (canvas) => {
  const places = Array.from(
    { length: 130 },
    () => [MID_X + canvas.random(-405, 405), MID_Y + canvas.random(-262, 262), canvas.random(30, 62)] as const,
  );
  const pools = (scale: number): string =>
    places.map(([x, y, r]) => `<path d="${canvas.blob(x, y, r * scale, { wobble: 0.25 })}"/>`).join('');
  const browning = (color: string, noise: SpotNoise): string =>
    `<rect x="170" y="110" width="860" height="580" filter="${canvas.spotFilter(color, noise)}" opacity=".66"/>`;
  return (
    canvas.light(
      'relief 9 10, gloss .32 26, grain .6 .018, mottle .16, ragged 34, goo 8, drop 2 4 .3, pad .05, low .86 .66 .42',
    )(pools(0.95), ' fill="#f3d590"') +
    canvas.group(canvas.blur(9), pools(0.4), ' fill="#fff0c8" opacity=".5"') +
    browning('#d8892c', { at: 0.012, from: 0.44, hard: 4 }) +
    browning('#8a4414', { at: 0.02, from: 0.6, hard: 8 })
  );
};

const leaf = (size: number): SizedPiece => withSize(food.basilLeaf, size);
export const basilCrownOnDish: Draw = combine(
  placeAt(leaf(130), 580, 420, -50),
  placeAt(leaf(108), 594, 412, 40),
  placeAt(leaf(84), 576, 406, 170),
);

function placeInRows(columns: number, lines: number, piece: SizedPiece): Draw {
  return (canvas) =>
    drawTimes(columns * lines, (index) => {
      const [column, line] = [index % columns, Math.floor(index / columns)];
      const x = MID_X + ((column + 0.5) / columns - 0.5) * 840 + canvas.random(-10, 10);
      const y = MID_Y + ((line + 0.5) / lines - 0.5) * 560 + canvas.random(-10, 10);
      return piece(canvas, x, y, canvas.random(-4, 4));
    });
}

const cannellone: SizedPiece = (canvas, x, y, turn) => {
  const tube = `<path d="M-118 -44Q-130 0 -118 44H118Q130 0 118 -44Z" fill="${canvas.linear('0 #fbe6ae, .5 #f3d082, 1 #d9a44c', { x1: 0, y1: 0, x2: 0, y2: 1 })}"/>`;
  const filling = `<ellipse cx="120" rx="15" ry="36" fill="#f8f0d8"/>${drawTimes(9, () => `<path d="${canvas.blob(120 + canvas.random(-8, 8), canvas.random(-28, 28), canvas.random(3, 7), { wobble: 0.4 })}" fill="#5b7f33"/>`)}`;
  return canvas.light('dough, relief 28 15, drop 9 7, pad .15')(canvas.place(x, y, turn, 1, tube + filling));
};

/** Patches of mozzarella that leave gaps. */
const meltPatches =
  (count: number): Draw =>
  (canvas) => {
    const places = Array.from(
      { length: count },
      () => [MID_X + canvas.random(-370, 370), MID_Y + canvas.random(-230, 230), canvas.random(34, 70)] as const,
    );
    const pools = (scale: number): string =>
      places.map(([x, y, r]) => `<path d="${canvas.blob(x, y, r * scale, { wobble: 0.3 })}"/>`).join('');
    return (
      canvas.light(
        'relief 9 10, gloss .34 26, grain .5 .02, mottle .16, ragged 26, goo 8, drop 4 5 .35, pad .05, low .86 .66 .42',
      )(pools(0.9), ' fill="#f6dda2"') + canvas.group(canvas.blur(9), pools(0.45), ' fill="#fff2cf" opacity=".6"')
    );
  };

export const bakedRecipes = {
  lasagne: serveBaked([basilCrownOnDish], fillWithSauce(), gratin, food.sprinkle(60, 380, food.parsley, 5)),
  'lasagne-verdure': serveBaked(
    [placeEach(food.rosemary, '90 620 400 -30')],
    fillWithSauce(),
    gratin,
    placeInRows(
      5,
      3,
      pickPiece(withSize(food.courgette, 58, 66), withSize(food.courgette, 56, 64), withSize(food.aubergine, 60, 70)),
    ),
    placeInRows(4, 2, scaled(food.pepperSlice, 1.2)),
    food.sprinkle(90, 380, food.parsley, 5),
  ),
  cannelloni: serveBaked(
    [basilCrownOnDish],
    fillWithSauce(),
    placeInRows(3, 4, cannellone),
    bakedSplash,
    meltPatches(26),
    food.sprinkle(90, 380, food.parsley, 5),
  ),
  parmigiana: serveBaked(
    [basilCrownOnDish],
    fillWithSauce(),
    placeInRows(5, 3, withSize(food.aubergine, 92, 104)),
    bakedSplash,
    meltPatches(22),
    food.sprinkle(80, 380, ['#fff6da', '#fdf0c8'], 6),
  ),
} satisfies Record<string, Draw>;
