import { describe, expect, it } from 'vitest';
import { aCombo, aDish, aMenu, anExtraGroup, at, getDish, during } from '../../testing/index.ts';
import { comboId, groupId, itemId, sizeId } from '../ids.ts';
import type { Combo, Menu } from '../menu/menu.ts';
import {
  canShow,
  type ComboAction,
  toComboSelection,
  type ComboSelection,
  toComboChoice,
  reduceCombo,
  startCombo,
} from './combo-selection.ts';

const menu = aMenu({
  dishes: [
    aDish({ id: 'mittags', timetable: [during('Mo 11:00-14:00')] }),
    aDish({ id: 'pizza', price: { klein: 800, gross: 1100 }, extras: ['belag', 'sauce'] }),
    aDish({ id: 'pasta', extras: ['belag'] }),
    aDish({ id: 'cola' }),
    aDish({ id: 'eis' }),
  ],
  extraGroups: [
    anExtraGroup({ id: 'belag', items: { salami: 100 } }),
    anExtraGroup({ id: 'sauce', min: 1, items: { tomate: 0 } }),
  ],
  menus: [
    aCombo({
      id: 'menü',
      slots: { 'haupt:klein': ['mittags', 'pizza', 'pasta'], getränk: ['cola'], dessert: ['eis'] },
    }),
    aCombo({ id: 'mittag', slots: { haupt: ['mittags'] } }),
  ],
});
const occasion = { deliveryType: 'delivery', time: at('Mo 18:00') } as const;
const findCombo = (id: string, from: Menu = menu) => from.combos.get(comboId(id)) as Combo;

const started = (): ComboSelection => {
  const combo = startCombo(menu, findCombo('menü'), occasion);
  if (!combo) throw new Error('every slot has a dish');
  return combo;
};
const after = (...actions: ComboAction[]) => actions.reduce(reduceCombo, started());
const show = (index: number): ComboAction => ({ type: 'showSlot', index });
const extra = (group: string, item: string): ComboAction => ({
  type: 'changeDish',
  action: { type: 'setExtra', groupId: groupId(group), itemId: itemId(item), amount: 1 },
});
const dish = (id: string): ComboAction => ({ type: 'chooseDish', dish: getDish(menu, id) });
const TOMATO = extra('sauce', 'tomate');

describe("'the slot default is the first such dish' (S1 §5)", () => {
  it("in the slot's size, among the available dishes", () => {
    expect(started().slots.map(({ selection }) => [selection.dish.id, selection.size?.id ?? null])).toEqual([
      ['pizza', 'klein'],
      ['cola', null],
      ['eis', null],
    ]);
  });

  it('a combo does not open if a slot has nothing available (S3 P14)', () => {
    expect(startCombo(menu, findCombo('mittag'), occasion)).toBeNull();
  });
});

describe("'Menu wizard' (S1 §4 Menu wizard)", () => {
  it("'moving forward requires the current slot to be valid'", () => {
    expect(after(show(1)).current).toBe(0);
    expect(after(TOMATO, show(1))).toMatchObject({ current: 1, reached: 1 });
  });

  it("'Later tabs are disabled until reached' (S1 §2)", () => {
    expect(after(TOMATO, show(2)).current).toBe(0);
    const third = after(TOMATO, show(1), show(2));
    expect(third).toMatchObject({ current: 2, reached: 2 });
    const first = reduceCombo(third, show(0));
    expect([0, 1, 2, 3].map((index) => canShow(first, index))).toEqual([true, true, true, false]);
  });

  it("'going back is free', moving forward again is not", () => {
    const back = after(TOMATO, show(1), show(0), dish('pizza'));
    expect(back).toMatchObject({ current: 0, reached: 1 });
    expect(canShow(back, 1)).toBe(false);
  });

  it("'Changing the dish of a slot recreates that slot's item with the slot's size'", () => {
    const changed = after(TOMATO, extra('belag', 'salami'), dish('pasta'), dish('pizza'));
    expect(changed.slots[0]?.selection).toMatchObject({ dish: { id: 'pizza' }, size: { id: 'klein' }, extras: [] });
  });

  it('the size of a slot cannot be changed', () => {
    const bigger = after({ type: 'changeDish', action: { type: 'chooseSize', sizeId: sizeId('gross') } });
    expect(bigger.slots[0]?.selection.size?.id).toBe('klein');
  });
});

describe('the resulting choice', () => {
  it('is null while a slot is invalid', () => {
    expect(toComboChoice(started())).toBeNull();
  });

  it("has a dish for every slot; 'in edit mode all slots are reachable' (S1 §4 Menu wizard)", () => {
    const wish = toComboChoice(after(TOMATO));
    if (!wish) throw new Error('valid');
    expect(wish.slots.map(({ slot, choice }) => [slot.id, choice.dish.id])).toEqual([
      ['haupt', 'pizza'],
      ['getränk', 'cola'],
      ['dessert', 'eis'],
    ]);
    const editing = toComboSelection(wish, occasion);
    expect([0, 1, 2].every((index) => canShow(editing, index))).toBe(true);
    expect(toComboChoice(editing)).toEqual(wish);
  });
});
