import { type Menu, searchMenu } from '@tischlein/domain/menu';
import { aCategory, aCombo, aDish, aMenu, at } from '@tischlein/domain/testing';
import { describe, expect, it } from 'vitest';
import { NO_FILTER, toMenuQuery } from './menu-filter.ts';
import { firstRows, type MenuSection, menuSections, countRows } from './menu-sections.ts';

const menu: Menu = aMenu({
  categories: [aCategory('pizza'), aCategory('pasta')],
  dishes: [
    aDish({ id: 'margherita', category: 'pizza' }),
    aDish({ id: 'marinara', category: 'pizza' }),
    aDish({ id: 'penne', category: 'pasta' }),
  ],
  menus: [aCombo({ id: 'due', slots: { a: ['margherita'] } })],
});
const noon = { deliveryType: 'delivery', time: at('Fr 12:00') } as const;
const all = menuSections(menu, searchMenu(menu, toMenuQuery(NO_FILTER, noon)), noon);

const shown = (sections: readonly MenuSection[]) =>
  sections.map((section) => [
    section.anchor,
    ...(section.kind === 'combos' ? section.combos : section.dishes).map(({ id }) => id),
  ]);

describe('the first rows of the search results', () => {
  it.each([
    [0, []],
    [1, [['shop_category_pizza', 'margherita']]],
    [
      3,
      [
        ['shop_category_pizza', 'margherita', 'marinara'],
        ['menus', 'due'],
      ],
    ],
    [9, shown(all)],
  ])('%i rows', (count, expected) => {
    expect(shown(firstRows(all, count))).toEqual(expected);
  });

  it('counts rows across sections', () => {
    expect(countRows(all)).toBe(4);
    expect(countRows(firstRows(all, 3))).toBe(3);
  });
});
