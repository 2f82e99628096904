import { describe, expect, it } from 'vitest';
import { aDish, aMenu } from '../../testing/index.ts';
import type { DishDocument } from './menu-document.ts';
import { commonIngredients, topDishes } from './category-words.ts';

const names = (ingredients: readonly { readonly name: string }[]) => ingredients.map(({ name }) => name);
const category = (dishes: readonly DishDocument[]) => {
  const [first] = aMenu({ dishes }).categories;
  if (!first) throw new Error('no category');
  return first;
};
const pizza = (name: string, canLeaveOut: readonly string[], rest = {}) => aDish({ name, canLeaveOut, ...rest });

describe('common ingredients of a category (S1 §3 commonIngredients)', () => {
  it('are in all dishes, or in at least 80 percent', () => {
    const common = commonIngredients(
      category([
        pizza('A', ['tomate', 'käse', 'salami']),
        pizza('B', ['tomate', 'käse']),
        pizza('C', ['tomate', 'käse']),
        pizza('D', ['tomate', 'käse', 'pilze']),
        pizza('E', ['tomate', 'pilze']),
      ]),
    );
    expect(names(common.inAll)).toEqual(['tomate']);
    expect(names(common.inMost)).toEqual(['käse']);
  });

  it('need at least three dishes and 80 percent of them', () => {
    expect(names(commonIngredients(category([pizza('A', ['tomate']), pizza('B', ['tomate'])])).inAll)).toEqual([]);
    const four = category(['A', 'B', 'C', 'D'].map((name) => pizza(name, name === 'D' ? [] : ['tomate'])));
    expect(names(commonIngredients(four).inMost)).toEqual([]);
  });
});

describe('top dishes of a category (S1 §3 showTopDishes)', () => {
  const rated = (name: string, average: number, count: number, rest = {}) =>
    aDish({ name, ratings: { average, count }, ...rest });
  const dishes = [
    rated('A', 4.2, 80),
    rated('B', 5, 2),
    rated('C', 4.8, 30),
    rated('D', 4.9, 12, { soldOut: true }),
    rated('E', 4.8, 400),
    rated('F', 4.9, 9),
    aDish({ name: 'G' }),
  ];

  it('are the three best rated with enough ratings, never sold out', () => {
    expect(names(topDishes({ ...category(dishes), showTopDishes: true }))).toEqual(['F', 'C', 'E']);
  });

  it('are empty if the category does not show them', () => {
    expect(topDishes({ ...category(dishes), showTopDishes: false })).toEqual([]);
  });
});
