import { shaving } from '../ingredients/cheese.ts';
import { parsley } from '../ingredients/colors.ts';
import { boiledEgg } from '../ingredients/eggs.ts';
import { corn } from '../ingredients/garden.ts';
import { frillyLeaf, rucola, type SaladLeaf } from '../ingredients/greens.ts';
import { chickenSlices, tunaFlakes } from '../ingredients/meat.ts';
import { sprinkle } from '../ingredients/seasoning.ts';
import { cherryTomato, cucumber } from '../ingredients/slices.ts';
import { blackOlive, onionRing, pepper } from '../ingredients/vegetables.ts';
import type { Draw } from '../canvas/canvas.ts';
import { drawAtEach, placeAt, withSize, scatter } from '../canvas/layers.ts';
import { drawDisc, inBowl, shadeBowl, serve, clipToCircle, type Serving } from '../tableware/serving.ts';
import { balsamicDrops } from './starters.ts';

function layLeafBed(...kinds: readonly SaladLeaf[]): Draw {
  const leaves: Draw = (canvas) =>
    drawAtEach(canvas, [...canvas.scatter(22, 275, 70, { inner: 190 }), ...canvas.scatter(26, 215, 60)], (x, y) =>
      frillyLeaf(canvas, x, y, canvas.random(66, 92), canvas.pick(kinds)),
    );
  return clipToCircle(332, drawDisc(335, '#4b6a2a'), leaves, shadeBowl(335));
}

export const saladBowl: Serving = { table: 'sage', crockery: inBowl('cream'), zoom: 1.2, move: [4, 2] };
export const green = layLeafBed('lettuce', 'lettuce', 'dark', 'lettuce');
const colourful = layLeafBed('lettuce', 'lettuce', 'dark', 'radicchio', 'lettuce');
const arugula: Draw = scatter(16, 250, 84, withSize(rucola, 90, 120));
const tomatoes = (count: number): Draw => scatter(count, 262, 92, withSize(cherryTomato, 34, 41));
const cucumbers = (count: number): Draw => scatter(count, 255, 120, withSize(cucumber, 44, 52));
const onions = (count: number): Draw => scatter(count, 255, 90, withSize(onionRing, 26, 42));
const olives = (count: number): Draw => scatter(count, 255, 100, withSize(blackOlive, 19, 23));
export const pepperDust: Draw = sprinkle(40, 230, ['#2a2019'], 2.2);

const rucolaBed: Draw = clipToCircle(
  332,
  drawDisc(335, '#3a5a20'),
  scatter(110, 320, 40, withSize(rucola, 120, 160)),
  shadeBowl(335),
);

export const saladRecipes = {
  'insalata-mista': serve(
    saladBowl,
    colourful,
    arugula,
    cucumbers(10),
    tomatoes(15),
    onions(12),
    olives(10),
    scatter(9, 225, 100, withSize(shaving, 34, 50)),
    pepperDust,
  ),
  'insalata-tonno': serve(
    saladBowl,
    green,
    cucumbers(6),
    tomatoes(10),
    scatter(16, 170, 70, tunaFlakes),
    onions(11),
    olives(9),
    placeAt(withSize(boiledEgg, 58), 430, 300, 20),
    placeAt(withSize(boiledEgg, 58), 770, 330, -40),
    placeAt(withSize(boiledEgg, 58), 500, 590, 70),
    placeAt(withSize(boiledEgg, 56), 730, 560, 110),
    pepperDust,
  ),
  'insalata-rucola': serve(
    saladBowl,
    rucolaBed,
    tomatoes(15),
    scatter(20, 240, 76, withSize(shaving, 40, 58)),
    balsamicDrops,
    pepperDust,
  ),
  'insalata-pollo': serve(
    { ...saladBowl, crockery: inBowl('blue') },
    green,
    scatter(13, 255, 76, withSize(pepper, 42, 56)),
    tomatoes(9),
    scatter(26, 250, 54, withSize(corn, 14, 18)),
    placeAt(chickenSlices, 530, 340, 24),
    placeAt(chickenSlices, 690, 430, 70),
    placeAt(chickenSlices, 560, 520, -30),
    sprinkle(80, 240, parsley, 5),
    pepperDust,
  ),
} satisfies Record<string, Draw>;
