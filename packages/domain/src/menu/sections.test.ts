import { describe, expect, it } from 'vitest';
import { aDish, aMenu, anExtraGroup, anIngredient, aSideGroup, getDish } from '../../testing/index.ts';
import { findMarker, listSections } from './sections.ts';

const menu = aMenu({
  ingredients: [
    anIngredient('pilze', { tags: ['vegan', 'vegetarian'] }),
    anIngredient('käse', { tags: ['vegetarian'] }),
  ],
  dishes: [
    aDish({
      extras: ['frei', 'sauce', 'mindestens', 'eigene', 'frei-2'],
      sides: ['beilagen'],
      ranking: ['speck', 'pesto'],
    }),
    aDish({ id: 'cola' }),
  ],
  extraGroups: [
    anExtraGroup({ id: 'frei', items: { salami: 100, pilze: 100, käse: 100, speck: 100 } }),
    anExtraGroup({ id: 'sauce', limit: 2, items: { tomate: 50, pesto: 80 } }),
    anExtraGroup({ id: 'mindestens', min: 1, items: { teig: 0 } }),
    anExtraGroup({ id: 'eigene', forceGroup: true, items: { öl: 0 } }),
    anExtraGroup({ id: 'frei-2', items: { mais: 0, oliven: 0 } }),
    aSideGroup({ items: { cola: 250 } }),
  ],
});
const dish = getDish(menu, 'margherita');

describe("'groups with a limit, min or forced get numbered markers from 1; ungrouped extras fall into 9991, 9992, 9993' (S1 §9, S3 P8)", () => {
  it('the headings of a dialog, side dishes under their own', () => {
    expect(
      listSections(dish).map(({ marker, group, items }) => [
        marker,
        group?.id ?? null,
        items.map(({ item }) => item.id),
      ]),
    ).toEqual([
      // extraIngredientsRanking first, then menu order
      [1, 'sauce', ['pesto', 'tomate']],
      [2, 'mindestens', ['teig']],
      [3, 'eigene', ['öl']],
      [4, 'beilagen', ['cola']],
      // Meat and fish, from two groups.
      [9991, null, ['speck', 'salami', 'mais', 'oliven']],
      [9992, null, ['käse']],
      [9993, null, ['pilze']],
    ]);
  });

  it('every item has the marker of its heading', () => {
    for (const section of listSections(dish)) {
      for (const { group, item } of section.items) expect(findMarker(dish, group, item)).toBe(section.marker);
    }
  });

  it('a dish without extras has no headings', () => {
    expect(listSections(getDish(menu, 'cola'))).toEqual([]);
  });
});
