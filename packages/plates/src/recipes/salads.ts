import * as food from '../ingredients/index.ts';
import { drawAtEach, placeAt, placeEach, scatter, withSize, type Draw } from '../canvas/index.ts';
import { drawDisc, inBowl, shadeBowl, serve, clipToCircle, type Serving } from '../tableware/serving.ts';
import { balsamicDrops } from './starters.ts';

function layLeafBed(...kinds: readonly food.SaladLeaf[]): Draw {
  const leaves: Draw = (canvas) =>
    drawAtEach(canvas, [...canvas.scatter(22, 275, 70, { inner: 190 }), ...canvas.scatter(26, 215, 60)], (x, y) =>
      food.frillyLeaf(canvas, x, y, canvas.random(66, 92), canvas.pick(kinds)),
    );
  return clipToCircle(332, drawDisc(335, '#4b6a2a'), leaves, shadeBowl(335));
}

export const saladBowl: Serving = { table: 'sage', crockery: inBowl('cream'), zoom: 1.2, move: [4, 2] };
export const green = layLeafBed('lettuce', 'lettuce', 'dark', 'lettuce');
const colourful = layLeafBed('lettuce', 'lettuce', 'dark', 'radicchio', 'lettuce');
const arugula: Draw = scatter(16, 250, 84, withSize(food.rucola, 90, 120));
const tomatoes = (count: number): Draw => scatter(count, 262, 92, withSize(food.cherryTomato, 34, 41));
const cucumbers = (count: number): Draw => scatter(count, 255, 120, withSize(food.cucumber, 44, 52));
const onions = (count: number): Draw => scatter(count, 255, 90, withSize(food.onionRing, 26, 42));
const olives = (count: number): Draw => scatter(count, 255, 100, withSize(food.blackOlive, 19, 23));
export const pepperDust: Draw = food.sprinkle(40, 230, ['#2a2019'], 2.2);

const rucolaBed: Draw = clipToCircle(
  332,
  drawDisc(335, '#3a5a20'),
  scatter(110, 320, 40, withSize(food.rucola, 120, 160)),
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
    scatter(9, 225, 100, withSize(food.shaving, 34, 50)),
    pepperDust,
  ),
  'insalata-tonno': serve(
    saladBowl,
    green,
    cucumbers(6),
    tomatoes(10),
    scatter(16, 170, 70, food.tunaFlakes),
    onions(11),
    olives(9),
    placeEach(food.boiledEgg, '58 430 300 20, 58 770 330 -40, 58 500 590 70, 56 730 560 110'),
    pepperDust,
  ),
  'insalata-rucola': serve(
    saladBowl,
    rucolaBed,
    tomatoes(15),
    scatter(20, 240, 76, withSize(food.shaving, 40, 58)),
    balsamicDrops,
    pepperDust,
  ),
  'insalata-pollo': serve(
    { ...saladBowl, crockery: inBowl('blue') },
    green,
    scatter(13, 255, 76, withSize(food.pepper, 42, 56)),
    tomatoes(9),
    scatter(26, 250, 54, withSize(food.corn, 14, 18)),
    placeAt(food.chickenSlices, 530, 340, 24),
    placeAt(food.chickenSlices, 690, 430, 70),
    placeAt(food.chickenSlices, 560, 520, -30),
    food.sprinkle(80, 240, food.parsley, 5),
    pepperDust,
  ),
} satisfies Record<string, Draw>;
