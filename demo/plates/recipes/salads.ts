import { shaving } from '../ingredients/cheese.ts';
import { parsley } from '../ingredients/colors.ts';
import { boiledEgg } from '../ingredients/eggs.ts';
import { corn } from '../ingredients/garden.ts';
import { frillyLeaf, rucola } from '../ingredients/greens.ts';
import type { SaladLeaf } from '../ingredients/greens.ts';
import { chickenSlices, tunaFlakes } from '../ingredients/meat.ts';
import { sprinkled } from '../ingredients/seasoning.ts';
import { cherryTomato, cucumber } from '../ingredients/slices.ts';
import { blackOlive, onionRing, pepper } from '../ingredients/vegetables.ts';
import type { Draw } from '../studio/easel.ts';
import { around, laid, sized, thrown } from '../studio/layers.ts';
import { disc, inBowl, inShade, served, withinCircle } from '../studio/serving.ts';
import type { Serving } from '../studio/serving.ts';
import { balsamicDrops } from './starters.ts';

/** A bed of leaves that fills a bowl to the rim. */
function leafBed(...kinds: readonly SaladLeaf[]): Draw {
  const leaves: Draw = (easel) =>
    around(easel, [...easel.scatter(22, 275, 70, { inner: 190 }), ...easel.scatter(26, 215, 60)], (x, y) =>
      frillyLeaf(easel, x, y, easel.random(66, 92), easel.pick(kinds)),
    );
  return withinCircle(332, disc(335, '#4b6a2a'), leaves, inShade(335));
}

const saladBowl: Serving = { table: 'sage', crockery: inBowl('cream'), zoom: 1.2, move: [4, 2] };
const green = leafBed('lettuce', 'lettuce', 'dark', 'lettuce');
const colourful = leafBed('lettuce', 'lettuce', 'dark', 'radicchio', 'lettuce');
const arugula: Draw = thrown(16, 250, 84, sized(rucola, 90, 120));
const tomatoes = (count: number): Draw => thrown(count, 262, 92, sized(cherryTomato, 34, 41));
const cucumbers = (count: number): Draw => thrown(count, 255, 120, sized(cucumber, 44, 52));
const onions = (count: number): Draw => thrown(count, 255, 90, sized(onionRing, 26, 42));
const olives = (count: number): Draw => thrown(count, 255, 100, sized(blackOlive, 19, 23));
const pepperDust: Draw = sprinkled(40, 230, ['#2a2019'], 2.2);

const rucolaBed: Draw = withinCircle(
  332,
  disc(335, '#3a5a20'),
  thrown(110, 320, 40, sized(rucola, 120, 160)),
  inShade(335),
);

export const saladRecipes = {
  'insalata-mista': served(
    saladBowl,
    colourful,
    arugula,
    cucumbers(10),
    tomatoes(15),
    onions(12),
    olives(10),
    thrown(9, 225, 100, sized(shaving, 34, 50)),
    pepperDust,
  ),
  'insalata-tonno': served(
    saladBowl,
    green,
    cucumbers(6),
    tomatoes(10),
    thrown(16, 170, 70, tunaFlakes),
    onions(11),
    olives(9),
    laid(sized(boiledEgg, 58), 430, 300, 20),
    laid(sized(boiledEgg, 58), 770, 330, -40),
    laid(sized(boiledEgg, 58), 500, 590, 70),
    laid(sized(boiledEgg, 56), 730, 560, 110),
    pepperDust,
  ),
  'insalata-rucola': served(
    saladBowl,
    rucolaBed,
    tomatoes(15),
    thrown(20, 240, 76, sized(shaving, 40, 58)),
    balsamicDrops,
    pepperDust,
  ),
  'insalata-pollo': served(
    { ...saladBowl, crockery: inBowl('blue') },
    green,
    thrown(13, 255, 76, sized(pepper, 42, 56)),
    tomatoes(9),
    thrown(26, 250, 54, sized(corn, 14, 18)),
    laid(chickenSlices, 530, 340, 24),
    laid(chickenSlices, 690, 430, 70),
    laid(chickenSlices, 560, 520, -30),
    sprinkled(80, 240, parsley, 5),
    pepperDust,
  ),
} satisfies Record<string, Draw>;
