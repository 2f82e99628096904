import { describe, expect, it } from 'vitest';
import { reorderItems } from './reorder-items.ts';

const pizza = {
  dishId: 'salami',
  sizeId: 'gross',
  without: [{ id: 'oregano', name: 'Oregano' }],
  extras: [
    {
      groupId: 'belag',
      itemId: 'kaese',
      itemName: 'Käse',
      type: 'ingredient' as const,
      amount: 2,
      price: 300,
      freeAmount: 1,
    },
  ],
};
const saved = {
  dishId: 'salami',
  sizeId: 'gross',
  without: ['oregano'],
  extras: [{ groupId: 'belag', itemId: 'kaese', itemName: 'Käse', type: 'ingredient', amount: 2 }],
};

describe('the items of an old order', () => {
  it('are dishes by ids and amounts, without prices', () => {
    expect(reorderItems([{ amount: 3, dish: pizza, menu: null }])).toEqual([{ ...saved, amount: 3 }]);
  });

  it('are combos slot by slot', () => {
    const menu = { menuId: 'mittag', slots: [{ slotId: 'pizza', dish: pizza }] };
    expect(reorderItems([{ amount: 1, dish: null, menu }])).toEqual([
      { menuId: 'mittag', amount: 1, subitems: [{ slotId: 'pizza', dish: saved }] },
    ]);
  });
});
