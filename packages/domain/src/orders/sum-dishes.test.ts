import { expect, it } from 'vitest';
import { sumDishes } from './sum-dishes.ts';

it('counts each dish over all orders, most first', () => {
  expect(
    sumDishes([
      { name: 'Tiramisù', amount: 1 },
      { name: 'Margherita', amount: 2 },
      { name: 'Lasagne', amount: 1 },
      { name: 'Margherita', amount: 3 },
    ]),
  ).toEqual([
    { name: 'Margherita', amount: 5 },
    { name: 'Lasagne', amount: 1 },
    { name: 'Tiramisù', amount: 1 },
  ]);
  expect(sumDishes([])).toEqual([]);
});
