import { shaving } from '../ingredients/cheese.ts';
import { blackPepper, ketchup, mayonnaise, parsley, redChili } from '../ingredients/colors.ts';
import { fries } from '../ingredients/fried.ts';
import { garlic, pineNut, potatoWedge } from '../ingredients/garden.ts';
import { basilLeaf } from '../ingredients/greens.ts';
import { rosemary } from '../ingredients/herbs.ts';
import { oiled, ringsOf, sprinkled } from '../ingredients/seasoning.ts';
import { aubergine, cherryTomato, courgette } from '../ingredients/slices.ts';
import { pepper } from '../ingredients/vegetables.ts';
import { bowl, dipBowl, liquid, plate } from '../studio/crockery.ts';
import type { Draw } from '../studio/easel.ts';
import { MID_X, MID_Y, fixed } from '../studio/geometry.ts';
import { drawn, laid, mixed, sized, thrown } from '../studio/layers.ts';
import type { Piece } from '../studio/layers.ts';
import { materials } from '../studio/materials.ts';
import { disc, inBowl, inShade, onPlate, served } from '../studio/serving.ts';

const dip =
  (x: number, y: number, tones: readonly string[]): Draw =>
  (easel) =>
    dipBowl(easel, x, y, tones);

/** A flat round of bread from the pizza oven, with its bumps. */
function flatbread(dimples: number): Draw {
  return (easel) => {
    const outline = easel.blob(MID_X, MID_Y, 300, { n: 34, wobble: 0.035, jitter: 0.5 });
    const body = `<path d="${outline}" fill="${easel.radial('0 #f6dca0, .6 #efc984, .86 #dea255, 1 #b57330')}"/>`;
    const hollows = easel
      .scatter(dimples, 250, 62)
      .map(([x, y]) => `<path d="${easel.blob(x, y, easel.random(14, 22), { wobble: 0.15 })}"/>`);
    return [
      easel.group(
        easel.lit({
          ...materials.baked,
          grain: 0.07,
          round: 22,
          relief: 32,
          gloss: 0.26,
          shine: 14,
          mottle: 0.2,
          drop: 20,
          soft: 16,
          pad: 0.1,
        }),
        body,
      ),
      easel.group(easel.spots('#b06a22', { at: 0.02, from: 0.5, hard: 5 }), body, ' opacity=".5"'),
      easel.group(easel.spots('#5a2c0c', { at: 0.03, from: 0.63, hard: 10 }), body, ' opacity=".55"'),
      `<g fill="#a5702c" opacity=".5" filter="${easel.blur(5)}">${hollows.join('')}</g><g fill="#e9b64a" opacity=".7" filter="${easel.blur(3)}" transform="translate(3 4) scale(.995)">${hollows.join('')}</g>`,
    ].join('');
  };
}

const bread = (...layers: readonly Draw[]): Draw => served({ table: 'oak', crockery: () => '', zoom: 1.3 }, ...layers);
const salt = (reach: number): Draw => sprinkled(110, reach, ['#fff', '#fffdf5'], 4.5);

/** A dip alone: a large bowl, its swirl, what is sprinkled on it. */
function dipAlone(tones: readonly string[], ...layers: readonly Draw[]): Draw {
  return served(
    {
      table: 'sand',
      crockery: (easel) => plate(easel, 352, 'white', 0.84) + bowl(easel, 236, 'cream'),
      zoom: 1.34,
    },
    (easel) => liquid(easel, 208, tones, { relief: 12, grainAt: 0.014, gloss: 0.5 }),
    swirl(tones[0] ?? '#fff'),
    inShade(210),
    ...layers,
  );
}

const swirl =
  (color: string): Draw =>
  (easel) =>
    `<path d="M480 430Q500 300 620 300Q730 310 720 410Q700 500 600 490Q530 470 560 400Q590 360 640 390" fill="none" stroke="${color}" stroke-width="26" stroke-linecap="round" opacity=".75" filter="${easel.blur(7)}"/>`;

const oliveWhole: Draw = thrown(
  58,
  235,
  58,
  mixed(
    sized(wholeOlive('#8f9a3e', '#5d6a22'), 28, 34),
    sized(wholeOlive('#a5ae55', '#6b7a2c'), 28, 34),
    sized(wholeOlive('#4a3540', '#1f1319'), 26, 32),
  ),
);

function wholeOlive(skin: string, edge: string): Piece {
  return drawn(
    {
      round: 12,
      relief: 24,
      gloss: 0.7,
      shine: 24,
      drop: 8,
      soft: 6,
      dark: 0.45,
      pad: 0.35,
      low: [0.46, 0.44, 0.36],
    },
    (easel, size) =>
      `<ellipse rx="${fixed(size * 1.16)}" ry="${fixed(size * 0.9)}" fill="${easel.radial(`0 ${skin}, .7 ${skin}, 1 ${edge}`, { cx: 0.42, cy: 0.4, r: 0.62 })}"/><circle cx="${fixed(size * 0.92)}" r="${fixed(size * 0.2)}" fill="#2c2412"/>`,
  );
}

export const sideRecipes = {
  pommes: served(
    { table: 'oak', crockery: inBowl('white', 330), zoom: 1.2, move: [0, -10] },
    (easel) => fries(easel, { x: MID_X, y: MID_Y, spread: 235, count: 190, long: 112 }),
    inShade(300),
    dip(900, 590, ketchup),
    dip(284, 576, mayonnaise),
  ),
  focaccia: bread(
    flatbread(34),
    thrown(9, 240, 104, sized(rosemary, 52, 66)),
    thrown(7, 230, 120, sized(cherryTomato, 27, 33)),
    salt(270),
    oiled(50, 260, '#d9b53a'),
  ),
  'pizzabrot-knoblauch': bread(
    flatbread(16),
    thrown(34, 255, 52, sized(garlic, 13, 18)),
    sprinkled(190, 265, parsley, 5),
    oiled(60, 260, '#d9b53a'),
  ),
  rosmarinkartoffeln: served(
    { table: 'oak', crockery: inBowl('blue', 340), zoom: 1.18 },
    disc(300, '#8f5c22'),
    thrown(60, 262, 66, sized(potatoWedge, 44, 54)),
    inShade(308),
    thrown(26, 200, 76, sized(potatoWedge, 44, 54)),
    thrown(9, 220, 96, sized(rosemary, 50, 64)),
    salt(260),
  ),
  'gemuese-griglia': served(
    { table: 'sage', crockery: onPlate('charcoal', 362, 0.84), zoom: 1.2 },
    thrown(13, 240, 104, sized(aubergine, 62, 72)),
    thrown(15, 245, 92, sized(courgette, 52, 62)),
    thrown(18, 240, 74, sized(pepper, 50, 66)),
    thrown(7, 235, 110, sized(cherryTomato, 34, 40)),
    thrown(16, 230, 60, sized(garlic, 13, 17)),
    thrown(5, 200, 110, sized(basilLeaf, 66, 84)),
    oiled(60, 260, '#d9b53a'),
    salt(250),
  ),
  olive: served(
    { table: 'sage', crockery: inBowl('terra', 316), zoom: 1.26 },
    disc(276, '#5a4a1a'),
    oliveWhole,
    inShade(284),
    thrown(12, 200, 74, sized(garlic, 14, 18)),
    ringsOf(10, 210, 70, 12, redChili),
    thrown(5, 190, 110, sized(rosemary, 50, 62)),
    oiled(70, 240, '#d9b53a'),
  ),
  'dip-aioli': dipAlone(
    ['#fffdf2', '#f9edcb', '#e6cf96'],
    thrown(9, 150, 60, sized(garlic, 14, 19)),
    sprinkled(60, 170, parsley, 5),
    oiled(24, 150, '#d9b53a'),
    sprinkled(30, 160, blackPepper, 2.6),
  ),
  'dip-pesto': dipAlone(
    ['#8fae3e', '#6b8f2c', '#41611a'],
    sprinkled(240, 195, ['#4d7a24', '#7ba23c', '#33581a', '#a5be5a'], 7),
    thrown(12, 150, 50, sized(pineNut, 15, 18)),
    thrown(6, 150, 70, sized(shaving, 20, 30)),
    oiled(30, 170, '#c9c23a'),
    laid(sized(basilLeaf, 84), 610, 400, -40),
    laid(sized(basilLeaf, 72), 614, 396, 50),
  ),
} satisfies Record<string, Draw>;
