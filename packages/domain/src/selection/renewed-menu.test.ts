import { describe, expect, it } from 'vitest';
import { aCombo, aDish, aMenuDocument, anExtraGroup, at } from '../../testing/index.ts';
import { comboId, dishId, groupId, ingredientId, itemId, sizeId } from '../ids.ts';
import { readMenu } from '../menu/read-menu.ts';
import { type StockEntry, withStock } from '../menu/stock.ts';
import { toComboChoice, reduceCombo, startCombo } from './combo-selection.ts';
import { reduceSelection, type SelectionAction } from './reduce-selection.ts';
import { renewCombo, renewSelection } from './saved-selection.ts';
import { startSelection } from './selection.ts';

const document = aMenuDocument({
  dishes: [
    aDish({ id: 'pizza', price: { klein: 800, gross: 1100 }, extras: ['belag'], canLeaveOut: ['zwiebel', 'pilze'] }),
    aDish({ id: 'cola' }),
    aDish({ id: 'bier' }),
  ],
  extraGroups: [anExtraGroup({ id: 'belag', items: { salami: 100, käse: 150 } })],
  menus: [aCombo({ id: 'menü', slots: { 'haupt:gross': ['pizza'], dazu: ['cola', 'bier'] } })],
});
const evening = { deliveryType: 'delivery', time: at('Mo 18:00') } as const;
const menuWithout = (...out: Pick<StockEntry, 'kind' | 'id'>[]) => {
  const stock = out.map((item) => ({ ...item, group: '', until: null }));
  return readMenu(withStock(document, stock, '')).menu;
};
const findPizza = (menu: ReturnType<typeof menuWithout>) => {
  const pizza = menu.dishes.get(dishId('pizza'));
  if (!pizza) throw new Error('no pizza');
  return pizza;
};
const extra = (item: string): SelectionAction => ({
  type: 'setExtra',
  groupId: groupId('belag'),
  itemId: itemId(item),
  amount: 1,
});

describe('a menu that changes while a dialog is open', () => {
  it('removes sold-out parts and keeps the rest; parts left out stay out when back in stock', () => {
    const { deliveryType, time } = evening;
    const steps: SelectionAction[] = [
      { type: 'chooseSize', sizeId: sizeId('gross') },
      { type: 'toggleWithout', id: ingredientId('zwiebel') },
      extra('salami'),
      extra('käse'),
      { type: 'setAmount', amount: 3 },
    ];
    const set = steps.reduce(reduceSelection, startSelection(findPizza(menuWithout()), deliveryType, time));
    const menu = menuWithout({ kind: 'ingredient', id: 'salami' }, { kind: 'ingredient', id: 'pilze' });
    const renewed = renewSelection(set, findPizza(menu));
    const kept = { size: { id: 'gross' }, amount: 3, extras: [{ item: { id: 'käse' } }] };
    expect(renewed).toMatchObject({ ...kept, without: ['zwiebel', 'pilze'] });
    expect(reduceSelection(renewed, { type: 'toggleWithout', id: ingredientId('pilze') })).toMatchObject(renewed);
    expect(renewSelection(renewed, findPizza(menuWithout()))).toMatchObject({ ...kept, without: ['zwiebel', 'pilze'] });
  });

  it('puts another dish into a combo slot as long as there is one', () => {
    const menu = menuWithout();
    const combo = menu.combos.get(comboId('menü'));
    const first = combo && startCombo(menu, combo, evening);
    if (!first) throw new Error('no combo');
    const second = reduceCombo(first, { type: 'showSlot', index: 1 });
    const renewed = renewCombo(second, menuWithout({ kind: 'dish', id: 'cola' }));
    expect(renewed?.current).toBe(1);
    expect(renewed && toComboChoice(renewed)?.slots.map(({ choice }) => choice.dish.id)).toEqual(['pizza', 'bier']);
    expect(renewCombo(second, menuWithout({ kind: 'dish', id: 'cola' }, { kind: 'dish', id: 'bier' }))).toBeNull();
  });
});
