import * as food from '../ingredients/index.ts';
import { drawLayers, type Draw } from '../canvas/index.ts';
import { drawTable } from '../tableware/tables.ts';

/** What is spread on the dough, tomato by default, and how the cheese melts. */
export interface PizzaBase {
  spread?: readonly [string, string, string];
  cheese?: food.Melt;
}

const RADIUS = 372;
/** What is spread on a white pizza. */
export const creamSpread = ['#f6dfae', '#f0d296', '#d9a858'] as const;

export function bakePizza({ spread, cheese }: PizzaBase, ...toppings: readonly Draw[]): Draw {
  return (canvas) => {
    const top = drawLayers(canvas, toppings);
    canvas.moveCamera(1.16, canvas.random(-14, 14), canvas.random(-10, 10));
    return (
      drawTable(canvas, 'oak') +
      food.drawCrust(canvas, RADIUS) +
      food.drawSauce(canvas, RADIUS * 0.86, spread) +
      food.meltCheese(canvas, RADIUS * 0.82, cheese) +
      top
    );
  };
}

export const basilPairs: Draw = (canvas) =>
  canvas
    .scatter(6, 200, 120)
    .map(([x, y]) => {
      const turn = canvas.random(360);
      const leaf = food.basilLeaf(canvas, x, y, canvas.random(86, 112), turn);
      if (canvas.random() >= 0.55) return leaf;
      return (
        leaf +
        food.basilLeaf(
          canvas,
          x + canvas.random(-6, 6),
          y + canvas.random(-6, 6),
          canvas.random(58, 80),
          turn + canvas.random(80, 150),
        )
      );
    })
    .join('');

const thinMelt: food.Melt = {
  pools: 34,
  min: 16,
  max: 40,
  gap: 56,
  tone: ['#dd8a3c', '#efc074', '#f8dfa4'],
  browned: 0.5,
  thick: 0.5,
};
const mozzarellaPools: food.Melt = {
  pools: 17,
  min: 40,
  max: 62,
  gap: 94,
  tone: ['#e2a262', '#faebce', '#fffbf0'],
  browned: 0.6,
  thick: 1.4,
};

/** A pizza with mozzarella in pools. */
export function bakePizzaWithPools(look: readonly [number, number], ...toppings: readonly Draw[]): Draw {
  return (canvas) => {
    const top = toppings.map((draw) => draw(canvas)).join('');
    canvas.moveCamera(1.16, ...look);
    return (
      drawTable(canvas, 'oak') +
      food.drawCrust(canvas, RADIUS) +
      food.drawSauce(canvas, RADIUS * 0.86) +
      food.meltCheese(canvas, RADIUS * 0.8, thinMelt) +
      food.meltCheese(canvas, RADIUS * 0.76, mozzarellaPools) +
      food.drawOil(canvas, 46, 280) +
      top
    );
  };
}
