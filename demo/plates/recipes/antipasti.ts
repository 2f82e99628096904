import { burrataBall, shaving } from '../ingredients/cheese.ts';
import { blackPepper, mayonnaise, parsley } from '../ingredients/colors.ts';
import { prosciutto, salamiSlice } from '../ingredients/cured.ts';
import { chunkySauce } from '../ingredients/dough.ts';
import { lemonWedge } from '../ingredients/fruit.ts';
import { caper } from '../ingredients/garden.ts';
import { basilLeaf, rucola } from '../ingredients/greens.ts';
import { riceGrains } from '../ingredients/rice.ts';
import { friedRing } from '../ingredients/seafood.ts';
import { oiled, sprinkled } from '../ingredients/seasoning.ts';
import { aubergine, cherryTomato, courgette } from '../ingredients/slices.ts';
import { blackOlive, greenOlive } from '../ingredients/vegetables.ts';
import { dipBowl } from '../studio/crockery.ts';
import type { Glaze } from '../studio/crockery.ts';
import type { Draw } from '../studio/easel.ts';
import { MID_X, MID_Y, fixed, repeat } from '../studio/geometry.ts';
import { drawInOrder, drawn, laid, ringed, sized, thrown } from '../studio/layers.ts';
import type { Piece, SizedPiece } from '../studio/layers.ts';
import type { Light } from '../studio/light.ts';
import { materials } from '../studio/materials.ts';
import { onPlate, served } from '../studio/serving.ts';
import type { Serving } from '../studio/serving.ts';
import { balsamicDrops } from './starters.ts';

const starterPlate = (glaze: Glaze): Serving => ({
  table: 'sand',
  crockery: onPlate(glaze, 362, 0.84),
  zoom: 1.2,
});

/** Meat sliced so thin that the plate shows through. */
const paperThin =
  (body: string, marbling: string): Piece =>
  (easel, x, y, size, turn) => {
    const outline = easel.blob(0, 0, size, { n: 16, wobble: 0.12, stretchX: 1.08 });
    const threads = repeat(
      8,
      () =>
        `<path d="M${fixed(easel.random(-0.7, 0.2) * size)} ${fixed(easel.random(-0.7, 0.7) * size)}q${fixed(easel.random(0.1, 0.4) * size)} ${fixed(easel.random(-0.3, 0.3) * size)} ${fixed(easel.random(0.2, 0.6) * size)} ${fixed(easel.random(-0.2, 0.2) * size)}"/>`,
    );
    return easel.group(
      easel.lit({
        ...materials.wet,
        round: 4,
        relief: 5,
        gloss: 0.35,
        grain: 0.5,
        grainAt: 0.03,
        mottle: 0.2,
        mottleAt: 0.03,
        drop: 4,
        soft: 4,
        dark: 0.35,
        low: [0.7, 0.46, 0.44],
      }),
      easel.put(
        x,
        y,
        turn,
        1,
        `<path d="${outline}" fill="${easel.radial(body)}"/><g stroke="${marbling}" stroke-width="3" fill="none" opacity=".4" stroke-linecap="round">${threads}</g>`,
      ),
    );
  };

const beef = paperThin('0 #c6383c, .7 #b32a30, 1 #8e1c24', '#f0b0a8');
const veal = paperThin('0 #eec3b0, .7 #e0a892, 1 #bf7f68', '#f8e2d8');

/** Slices side by side over the whole plate. */
const fan = (piece: Piece, size: number): Draw =>
  drawInOrder(
    ringed(11, 214, sized(piece, size, size * 1.08)),
    ringed(6, 108, sized(piece, size, size * 1.08), 0.4),
    laid(sized(piece, size), MID_X, MID_Y),
  );

const tunaSauce: Draw = (easel) => {
  const light = {
    ragged: 14,
    goo: 6,
    round: 9,
    relief: 9,
    gloss: 0.4,
    shine: 24,
    grain: 0.4,
    grainAt: 0.04,
    drop: 5,
    soft: 5,
    dark: 0.35,
    pad: 0.1,
    low: [0.82, 0.7, 0.52],
  } satisfies Partial<Light>;
  const pools = easel
    .scatter(30, 170, 34)
    .map(([x, y]) => `<path d="${easel.blob(x, y, easel.random(20, 40), { wobble: 0.35 })}"/>`);
  return easel.group(easel.lit(light), pools.join(''), ' fill="#f3dfba"');
};

/** A ball of rice, breaded and fried. */
const arancino = drawn(
  {
    ...materials.crisp,
    round: 26,
    relief: 46,
    grain: 0.7,
    grainAt: 0.07,
    drop: 14,
    soft: 11,
    pad: 0.15,
    low: [0.64, 0.44, 0.22],
  },
  (easel, size) =>
    `<path d="${easel.blob(0, 0, size, { n: 18, wobble: 0.03 })}" fill="${easel.radial('0 #f6bd58, .6 #e39c36, .9 #bd711e, 1 #8f4c10', { cx: 0.42, cy: 0.4, r: 0.62 })}"/>`,
);

/** One of them cut open: rice, ragù and melted cheese. */
const openArancino: Piece = (easel, x, y, size) =>
  arancino(easel, x, y, size, 0) +
  easel.group(
    easel.lit({ ...materials.creamy, grain: 0.8, grainAt: 0.07, round: 6, relief: 9, drop: 0 }),
    `<path d="${easel.blob(x, y, size * 0.82, { n: 18, wobble: 0.03 })}" fill="${easel.radial('0 #fbe7a8, .7 #f6d67e, 1 #eebb52')}"/>`,
  ) +
  riceGrains({
    count: 130,
    reach: size * 0.78,
    x,
    y,
    colors: ['#fdeab0', '#f8da84', '#fff3cc'],
    shadow: '#8a5a14',
  })(easel) +
  chunkySauce(
    easel,
    easel
      .scatter(6, size * 0.3, 12, { x, y })
      .map(([u, v]) => `<path d="${easel.blob(u, v, easel.random(7, 14), { wobble: 0.4 })}"/>`)
      .join(''),
  ) +
  easel.group(
    easel.lit({ ...materials.creamy, ragged: 6, goo: 2 }),
    `<path d="${easel.blob(x + 6, y - 4, size * 0.26, { wobble: 0.3 })}" fill="#fffaf0"/>`,
  );

const tomatoPool: Draw = (easel) =>
  chunkySauce(easel, `<path d="${easel.blob(MID_X, MID_Y + 20, 216, { wobble: 0.12, n: 18 })}"/>`);
const leaf = (size: number): SizedPiece => sized(basilLeaf, size);

export const antipastoRecipes = {
  carpaccio: served(
    starterPlate('white'),
    fan(beef, 76),
    thrown(16, 120, 50, sized(rucola, 96, 128)),
    thrown(13, 190, 74, sized(shaving, 34, 50)),
    laid(lemonWedge, 810, 500, 60),
    oiled(60, 260, '#d9c24a'),
    sprinkled(90, 260, blackPepper, 2.6),
  ),
  'vitello-tonnato': served(
    starterPlate('white'),
    fan(veal, 78),
    tunaSauce,
    thrown(24, 190, 48, sized(caper, 12, 15)),
    laid(lemonWedge, 806, 500, 60),
    sprinkled(80, 220, parsley, 5),
    sprinkled(40, 220, blackPepper, 2.6),
  ),
  'antipasto-misto': served(
    { table: 'oak', crockery: onPlate('cream', 372, 0.9), zoom: 1.16 },
    thrown(4, 120, 86, sized(prosciutto, 96, 112), { x: 450, y: 290 }),
    thrown(7, 110, 66, sized(salamiSlice, 46, 54), { x: 740, y: 270 }),
    thrown(5, 110, 80, sized(courgette, 52, 60), { x: 770, y: 490 }),
    thrown(4, 100, 90, sized(aubergine, 58, 66), { x: 600, y: 600 }),
    thrown(7, 86, 56, sized(greenOlive, 22, 26), { x: 420, y: 530 }),
    thrown(7, 86, 50, sized(blackOlive, 20, 24), { x: 460, y: 590 }),
    thrown(8, 90, 64, sized(cherryTomato, 34, 40), { x: 600, y: 420 }),
    thrown(6, 90, 60, sized(shaving, 44, 58), { x: 340, y: 420 }),
    thrown(4, 200, 120, sized(basilLeaf, 66, 86)),
    oiled(40, 280, '#d9b53a'),
  ),
  burrata: served(
    starterPlate('charcoal'),
    thrown(16, 250, 76, sized(rucola, 104, 138)),
    thrown(17, 245, 84, sized(cherryTomato, 38, 46), { inner: 110 }),
    laid(sized(burrataBall, 124), 594, 396),
    laid(leaf(92), 640, 320, -40),
    laid(leaf(80), 648, 326, 30),
    balsamicDrops,
    oiled(60, 250, '#c8b63c'),
    sprinkled(60, 240, blackPepper, 2.6),
  ),
  'calamari-fritti': served(
    { table: 'sand', crockery: onPlate('blue', 362, 0.84), zoom: 1.2 },
    thrown(30, 225, 76, sized(friedRing, 60, 74)),
    thrown(13, 140, 84, sized(friedRing, 56, 70)),
    laid(lemonWedge, 400, 540, -30),
    laid(lemonWedge, 470, 590, 10),
    (easel) => dipBowl(easel, 806, 540, mayonnaise),
    sprinkled(100, 240, parsley, 5),
  ),
  arancini: served(
    starterPlate('cream'),
    tomatoPool,
    laid(sized(arancino, 112), 470, 310),
    laid(sized(arancino, 108), 722, 340),
    laid(sized(openArancino, 112), 590, 520),
    sprinkled(60, 200, ['#fff6da', '#f3e2ae'], 6),
    laid(leaf(100), 604, 380, -40),
    laid(leaf(84), 608, 376, 50),
  ),
} satisfies Record<string, Draw>;
