import { describe, expect, it } from 'vitest';
import {
  aCart,
  aCombo,
  aDish,
  aMenu,
  anExtraGroup,
  anIngredient,
  aSideGroup,
  at,
  getDish,
} from '../../testing/index.ts';
import { importByNames } from './import-by-names.ts';
import { reorderItems } from './reorder-items.ts';
import { restoreCart } from './restore-cart.ts';
import { exportByNames } from './export-by-names.ts';
import type { SavedItem } from './saved-cart.ts';
import { dishId, groupId, ingredientId, itemId } from '../ids.ts';
import { groupStates } from '../selection/group-states.ts';
import { reduceSelection } from '../selection/reduce-selection.ts';
import { startSelection } from '../selection/selection.ts';
import { isComboAvailable, slotDishes, unstatedSlotDishes } from '../menu/availability.ts';
import { findHindrance } from '../menu/orderable.ts';

const unknown = { declarations: null };
const menu = aMenu({
  ingredients: [anIngredient('trüffel', unknown), anIngredient('soße', unknown)],
  dishes: [
    aDish({ id: 'suppe', name: 'Suppe', ...unknown }),
    aDish({ id: 'pizza', name: 'Pizza', extras: ['belag'], sides: ['beilagen'] }),
    aDish({ id: 'nudeln', name: 'Nudeln', extras: ['pflicht'] }),
    aDish({ id: 'teile', ...unknown, primaryIngredients: [ingredientId('käse')] }),
    aDish({ id: 'halb', ...unknown, primaryIngredients: [ingredientId('käse'), ingredientId('soße')] }),
    aDish({ id: 'teller', ...unknown, primarySubDishes: [{ dish: dishId('suppe') }] }),
    aDish({ id: 'kreis', ...unknown, primarySubDishes: [{ dish: dishId('kreis') }] }),
    aDish({ id: 'aus', soldOut: true, ...unknown }),
    aDish({ id: 'ausverkauft', soldOut: true }),
  ],
  extraGroups: [
    anExtraGroup({ id: 'belag', items: { käse: 100, trüffel: 300 } }),
    anExtraGroup({ id: 'pflicht', min: 1, items: { soße: 0 } }),
    aSideGroup({ id: 'beilagen', items: { suppe: 200, teile: 200 } }),
  ],
  menus: [
    aCombo({ id: 'wahl', name: 'Wahl', slots: { haupt: ['suppe', 'pizza'] } }),
    aCombo({ id: 'nur', name: 'Nur', slots: { haupt: ['suppe'] } }),
  ],
});
const now = { deliveryType: 'delivery', time: at('Mi 18:00') } as const;

describe("'A dish, side or extra with unknown declarations is shown … and cannot be ordered' (S3 L2)", () => {
  it.each([
    ['declares nothing itself', 'suppe', 'declarationsUnknown'],
    ['declares itself', 'pizza', null],
    ['needs a choice, and each is unknown', 'nudeln', 'declarationsUnknown'],
    ['all its ingredients declare', 'teile', null],
    ['one of its ingredients does not', 'halb', 'declarationsUnknown'],
    ['its sub-dish does not', 'teller', 'declarationsUnknown'],
    ['is its own sub-dish', 'kreis', 'declarationsUnknown'],
    ['is sold out, too', 'aus', 'declarationsUnknown'],
    ['is only sold out', 'ausverkauft', 'soldOut'],
  ])('a dish that %s', (_, dish, expected) => {
    expect(findHindrance(getDish(menu, dish), 'delivery')).toBe(expected);
  });

  const pizza = startSelection(getDish(menu, 'pizza'), now.deliveryType, now.time);
  it.each([
    ['an extra', 'belag', 'trüffel', 0],
    ['a declared extra', 'belag', 'käse', 1],
    ['a side dish', 'beilagen', 'suppe', 0],
    ['a declared side dish', 'beilagen', 'teile', 1],
  ])('%s is shown, and chosen only if it is declared', (_, group, item, amount) => {
    const step = { type: 'setExtra', groupId: groupId(group), itemId: itemId(item), amount: 1 } as const;
    const states = groupStates(reduceSelection(pizza, step)).flatMap(({ items }) => items);
    expect(states.find((state) => state.item.id === item)).toMatchObject({ amount, isSelectable: amount === 1 });
  });

  it('a combo slot shows the dish and starts with another; without another one the combo is hidden (P14)', () => {
    const [first, second] = [...menu.combos.values()];
    const slot = first?.slots[0];
    if (!first || !second || !slot) throw new Error('the menu has two combos');
    expect(slotDishes(menu, slot, now).map(({ id }) => id)).toEqual(['pizza']);
    expect(unstatedSlotDishes(menu, slot, now).map(({ id }) => id)).toEqual(['suppe']);
    expect([first, second].map((combo) => isComboAvailable(menu, combo, now))).toEqual([true, false]);
  });
});

describe('a cart from elsewhere drops it with the reason (S3 L2, P11)', () => {
  const plain = { amount: 1, without: [], extras: [] };
  const extra = (id: string, group: string) => ({ groupId: group, itemId: id, amount: 1 });
  const gone = (code: string, item: string, part?: string) => ({ code, item, ...(part && { part }), dropped: true });
  it.each<[string, SavedItem, object, number]>([
    ['a dish', { ...plain, dishId: 'suppe' }, gone('declarationsUnknown', 'Suppe'), 0],
    [
      'an extra',
      { ...plain, dishId: 'pizza', extras: [extra('trüffel', 'belag')] },
      { ...gone('partDeclarationsUnknown', 'Pizza', 'trüffel'), dropped: false },
      1,
    ],
    [
      'a side dish',
      { ...plain, dishId: 'pizza', extras: [extra('suppe', 'beilagen')] },
      { ...gone('partDeclarationsUnknown', 'Pizza', 'Suppe'), dropped: false },
      1,
    ],
    [
      'a dish of a combo',
      { menuId: 'wahl', amount: 1, subitems: [{ slotId: 'haupt', dish: { ...plain, dishId: 'suppe' } }] },
      gone('partDeclarationsUnknown', 'Wahl', 'Suppe'),
      0,
    ],
  ])('%s', (_, item, problem, lines) => {
    const { cart, problems } = restoreCart({ items: [item] }, menu, now);
    expect(problems).toEqual([problem]);
    expect(cart.lines).toHaveLength(lines);
  });

  it('an order made again', () => {
    const dish = { dishId: 'suppe', sizeId: null, without: [], extras: [] };
    const items = reorderItems([{ amount: 2, dish, menu: null }]);
    expect(restoreCart({ items }, menu, now).problems).toEqual([gone('declarationsUnknown', 'Suppe')]);
  });

  it('a handover from the overview, by names', () => {
    const { saved } = importByNames(exportByNames(aCart(menu, [{ dish: 'suppe' }]), menu), menu);
    expect(restoreCart(saved, menu, now).problems).toEqual([gone('declarationsUnknown', 'Suppe')]);
  });
});
