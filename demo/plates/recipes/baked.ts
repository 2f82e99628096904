import { parsley } from '../ingredients/colors.ts';
import { chunkySauce } from '../ingredients/dough.ts';
import { basilLeaf } from '../ingredients/greens.ts';
import { rosemary } from '../ingredients/herbs.ts';
import { sprinkled } from '../ingredients/seasoning.ts';
import { aubergine, courgette } from '../ingredients/slices.ts';
import { pepperSlice } from '../ingredients/vegetables.ts';
import { underShadow } from '../studio/crockery.ts';
import type { Draw, SpotNoise } from '../studio/easel.ts';
import { MID_X, MID_Y, repeat } from '../studio/geometry.ts';
import { drawAll, drawInOrder, laid, mixed, sized, small } from '../studio/layers.ts';
import type { SizedPiece } from '../studio/layers.ts';
import type { Light } from '../studio/light.ts';
import { materials } from '../studio/materials.ts';
import { table } from '../studio/tables.ts';

/** An oval-cornered baking dish, drawn this much smaller than its outer edge. */
function dishOutline(inset: number, corner: number): string {
  const [w, h] = [470 - inset, 330 - inset];
  const [left, right, top, bottom] = [MID_X - w, MID_X + w, MID_Y - h, MID_Y + h];
  return `M${left + corner} ${top}H${right - corner}Q${right} ${top} ${right} ${top + corner}V${bottom - corner}Q${right} ${bottom} ${right - corner} ${bottom}H${left + corner}Q${left} ${bottom} ${left} ${bottom - corner}V${top + corner}Q${left} ${top} ${left + corner} ${top}Z`;
}

/** Something baked in an enamel dish: what lies in it, then what lies on top. */
function bakedDish(inside: readonly Draw[], onTop: readonly Draw[]): Draw {
  return (easel) => {
    const clip = easel.define(
      'bakingDish',
      (id) => `<clipPath id="${id}"><path d="${dishOutline(40, 34)}"/></clipPath>`,
    );
    easel.look(1.1);
    return [
      table(easel, 'sand'),
      underShadow(easel, dishOutline(0, 60), 26),
      `<path d="${dishOutline(0, 60)}" fill="${easel.linear('0 #e7ecef, .4 #c9d4d9, 1 #8fa1ab')}"/><path d="${dishOutline(14, 50)}" fill="${easel.linear('0 #7d8f99, .5 #b8c5cb, 1 #eef2f3')}"/><path d="${dishOutline(40, 34)}" fill="#9a2a0d"/>`,
      `<g clip-path="${clip}">${drawAll(easel, inside)}<path d="${dishOutline(36, 34)}" fill="none" stroke="#3a1404" stroke-width="26" opacity=".5" filter="${easel.blur(10)}"/></g>`,
      drawAll(easel, onTop),
    ].join('');
  };
}

/** Sauce run over what lies in the dish. */
const bakedSplash: Draw = (easel) =>
  chunkySauce(
    easel,
    repeat(
      44,
      () =>
        `<path d="${easel.blob(MID_X + easel.random(-400, 400), MID_Y + easel.random(-260, 260), easel.random(14, 40), { wobble: 0.4 })}"/>`,
    ),
  );

const bakingSauce =
  (color?: string): Draw =>
  (easel) =>
    chunkySauce(easel, `<path d="${dishOutline(42, 34)}"/>`, color);

/** Cheese that melted over the whole dish and browned. */
const gratin: Draw = (easel) => {
  const places = Array.from(
    { length: 130 },
    () => [MID_X + easel.random(-405, 405), MID_Y + easel.random(-262, 262), easel.random(30, 62)] as const,
  );
  const pools = (scale: number): string =>
    places.map(([x, y, r]) => `<path d="${easel.blob(x, y, r * scale, { wobble: 0.25 })}"/>`).join('');
  const light = {
    ragged: 34,
    goo: 8,
    round: 10,
    relief: 9,
    gloss: 0.32,
    shine: 26,
    grain: 0.6,
    grainAt: 0.018,
    mottle: 0.16,
    drop: 2,
    soft: 4,
    dark: 0.3,
    pad: 0.05,
    low: [0.86, 0.66, 0.42],
  } satisfies Partial<Light>;
  const browning = (color: string, noise: SpotNoise): string =>
    `<rect x="170" y="110" width="860" height="580" filter="${easel.spots(color, noise)}" opacity=".66"/>`;
  return (
    easel.group(easel.lit(light), pools(0.95), ' fill="#f3d590"') +
    easel.group(easel.blur(9), pools(0.4), ' fill="#fff0c8" opacity=".5"') +
    browning('#d8892c', { at: 0.012, from: 0.44, hard: 4 }) +
    browning('#8a4414', { at: 0.02, from: 0.6, hard: 8 })
  );
};

const leaf = (size: number): SizedPiece => sized(basilLeaf, size);
const basilCrownOnDish: Draw = drawInOrder(
  laid(leaf(130), 580, 420, -50),
  laid(leaf(108), 594, 412, 40),
  laid(leaf(84), 576, 406, 170),
);

/** Pieces in rows across the baking dish. */
function rows(columns: number, lines: number, piece: SizedPiece): Draw {
  return (easel) =>
    repeat(columns * lines, (index) => {
      const [column, line] = [index % columns, Math.floor(index / columns)];
      const x = MID_X + ((column + 0.5) / columns - 0.5) * 840 + easel.random(-10, 10);
      const y = MID_Y + ((line + 0.5) / lines - 0.5) * 560 + easel.random(-10, 10);
      return piece(easel, x, y, easel.random(-4, 4));
    });
}

/** A roll of pasta filled with ricotta and spinach. */
const cannellone: SizedPiece = (easel, x, y, turn) => {
  const tube = `<path d="M-118 -44Q-130 0 -118 44H118Q130 0 118 -44Z" fill="${easel.linear('0 #fbe6ae, .5 #f3d082, 1 #d9a44c', { x1: 0, y1: 0, x2: 0, y2: 1 })}"/>`;
  const filling = `<ellipse cx="120" rx="15" ry="36" fill="#f8f0d8"/>${repeat(9, () => `<path d="${easel.blob(120 + easel.random(-8, 8), easel.random(-28, 28), easel.random(3, 7), { wobble: 0.4 })}" fill="#5b7f33"/>`)}`;
  return easel.group(
    easel.lit({ ...materials.dough, round: 15, relief: 28, drop: 9, soft: 7, pad: 0.15 }),
    easel.put(x, y, turn, 1, tube + filling),
  );
};

/** Melted mozzarella in patches, so that what lies below shows. */
const patches =
  (count: number): Draw =>
  (easel) => {
    const places = Array.from(
      { length: count },
      () => [MID_X + easel.random(-370, 370), MID_Y + easel.random(-230, 230), easel.random(34, 70)] as const,
    );
    const pools = (scale: number): string =>
      places.map(([x, y, r]) => `<path d="${easel.blob(x, y, r * scale, { wobble: 0.3 })}"/>`).join('');
    const light = {
      ragged: 26,
      goo: 8,
      round: 10,
      relief: 9,
      gloss: 0.34,
      shine: 26,
      grain: 0.5,
      grainAt: 0.02,
      mottle: 0.16,
      drop: 4,
      soft: 5,
      dark: 0.35,
      pad: 0.05,
      low: [0.86, 0.66, 0.42],
    } satisfies Partial<Light>;
    return (
      easel.group(easel.lit(light), pools(0.9), ' fill="#f6dda2"') +
      easel.group(easel.blur(9), pools(0.45), ' fill="#fff2cf" opacity=".6"')
    );
  };

export const bakedRecipes = {
  lasagne: bakedDish([bakingSauce(), gratin, sprinkled(60, 380, parsley, 5)], [basilCrownOnDish]),
  'lasagne-verdure': bakedDish(
    [
      bakingSauce(),
      gratin,
      rows(5, 3, mixed(sized(courgette, 58, 66), sized(courgette, 56, 64), sized(aubergine, 60, 70))),
      rows(4, 2, small(pepperSlice, 1.2)),
      sprinkled(90, 380, parsley, 5),
    ],
    [laid(sized(rosemary, 90), 620, 400, -30)],
  ),
  cannelloni: bakedDish(
    [bakingSauce(), rows(3, 4, cannellone), bakedSplash, patches(26), sprinkled(90, 380, parsley, 5)],
    [basilCrownOnDish],
  ),
  parmigiana: bakedDish(
    [
      bakingSauce(),
      rows(5, 3, sized(aubergine, 92, 104)),
      bakedSplash,
      patches(22),
      sprinkled(80, 380, ['#fff6da', '#fdf0c8'], 6),
    ],
    [basilCrownOnDish],
  ),
} satisfies Record<string, Draw>;
