import { melted } from '../ingredients/cheese.ts';
import type { Melt } from '../ingredients/cheese.ts';
import { crust, sauce } from '../ingredients/dough.ts';
import { basilLeaf } from '../ingredients/greens.ts';
import { oilDrops } from '../ingredients/seasoning.ts';
import type { Draw } from '../studio/easel.ts';
import { drawAll } from '../studio/layers.ts';
import { table } from '../studio/tables.ts';

/** A pizza: crust, sauce or cream, melted cheese, then its toppings. */
export interface PizzaBase {
  /** Colours of what is spread on the dough, tomato unless told otherwise. */
  spread?: readonly [string, string, string];
  cheese?: Melt;
}

const RADIUS = 372;
/** What is spread on a white pizza. */
export const creamy = ['#f6dfae', '#f0d296', '#d9a858'] as const;

/** A pizza with its toppings, bottom to top. */
export function pizza({ spread, cheese }: PizzaBase, ...toppings: readonly Draw[]): Draw {
  return (easel) => {
    const top = drawAll(easel, toppings);
    easel.look(1.16, easel.random(-14, 14), easel.random(-10, 10));
    return (
      table(easel, 'oak') +
      crust(easel, RADIUS) +
      sauce(easel, RADIUS * 0.86, spread) +
      melted(easel, RADIUS * 0.82, cheese) +
      top
    );
  };
}

/** Basil, one leaf or two together. */
export const basilPairs: Draw = (easel) =>
  easel
    .scatter(6, 200, 120)
    .map(([x, y]) => {
      const turn = easel.random(360);
      const leaf = basilLeaf(easel, x, y, easel.random(86, 112), turn);
      if (easel.random() >= 0.55) return leaf;
      return (
        leaf +
        basilLeaf(
          easel,
          x + easel.random(-6, 6),
          y + easel.random(-6, 6),
          easel.random(58, 80),
          turn + easel.random(80, 150),
        )
      );
    })
    .join('');

const thinMelt: Melt = {
  pools: 34,
  min: 16,
  max: 40,
  gap: 56,
  tone: ['#dd8a3c', '#efc074', '#f8dfa4'],
  browned: 0.5,
  thick: 0.5,
};
const mozzarellaPools: Melt = {
  pools: 17,
  min: 40,
  max: 62,
  gap: 94,
  tone: ['#e2a262', '#faebce', '#fffbf0'],
  browned: 0.6,
  thick: 1.4,
};

/** Mozzarella in pools instead of grated cheese. */
export function pizzaWithPools(look: readonly [number, number], ...toppings: readonly Draw[]): Draw {
  return (easel) => {
    const top = toppings.map((draw) => draw(easel)).join('');
    easel.look(1.16, ...look);
    return (
      table(easel, 'oak') +
      crust(easel, RADIUS) +
      sauce(easel, RADIUS * 0.86) +
      melted(easel, RADIUS * 0.8, thinMelt) +
      melted(easel, RADIUS * 0.76, mozzarellaPools) +
      oilDrops(easel, 46, 280) +
      top
    );
  };
}
