import { describe, expect, it } from 'vitest';
import { aCart, aCombo, aDish, aMenuDocument, anExtraGroup, at } from '../../testing/index.ts';
import { readMenu } from '../menu/read-menu.ts';
import { withStock } from '../menu/stock.ts';
import { startCombo, toComboChoice } from '../selection/combo-selection.ts';
import { findComboToComplete } from './combo-to-complete.ts';
import { saveCart } from './save-cart.ts';
import { restoreCombo } from '../selection/saved-selection.ts';

const document = aMenuDocument({
  dishes: [
    aDish({ id: 'pizza', price: 800, extras: ['belag'], canLeaveOut: ['zwiebel'] }),
    aDish({ id: 'cola', name: 'Cola' }),
    aDish({ id: 'bier' }),
  ],
  extraGroups: [anExtraGroup({ id: 'belag', items: { salami: 100 } })],
  menus: [aCombo({ id: 'menü', slots: { haupt: ['pizza'], dazu: ['cola', 'bier'] } })],
});
const evening = { deliveryType: 'delivery', time: at('Mo 18:00') } as const;
const without = (...ids: string[]) => {
  const stock = ids.map((id) => ({ kind: 'dish' as const, id, group: '', until: null }));
  return readMenu(withStock(document, stock, '')).menu;
};
const [item] = saveCart(
  aCart(without(), [
    {
      menu: 'menü',
      slots: { haupt: { dish: 'pizza', without: ['zwiebel'], extras: { salami: 1 } }, dazu: { dish: 'cola' } },
    },
  ]),
).items;
if (!item || !('menuId' in item)) throw new Error('a combo');

describe('a combo of a cart, one of whose dishes has sold out', () => {
  it('is opened at the slot of that dish and keeps the other choices', () => {
    const menu = without('cola');
    const found = findComboToComplete(item, menu, evening);
    expect(found).toMatchObject({ lost: 'Cola', isSoldOut: true, combo: { id: 'menü' }, draft: { current: 1 } });
    const fresh = found && startCombo(menu, found.combo, evening);
    const opened = fresh && restoreCombo(fresh, found.draft, menu);
    expect(opened?.current).toBe(1);
    expect(opened && toComboChoice(opened)?.slots.map(({ choice }) => choice)).toMatchObject([
      { dish: { id: 'pizza' }, without: ['zwiebel'], extras: [{ item: { id: 'salami' }, amount: 1 }] },
      { dish: { id: 'bier' } },
    ]);
  });

  it('lacks nothing when the dish is back, and cannot be completed if a slot has no dish left', () => {
    expect(findComboToComplete(item, without(), evening)).toBeNull();
    expect(findComboToComplete(item, without('cola', 'bier'), evening)).toBeNull();
  });

  it('cannot be completed for an order type that the combo is not sold for', () => {
    const combo = aCombo({ id: 'menü', type: 'pickup', slots: { haupt: ['pizza'], dazu: ['cola', 'bier'] } });
    const stock = [{ kind: 'dish' as const, id: 'cola', group: '', until: null }];
    const { menu } = readMenu(withStock({ ...document, menus: [combo] }, stock, ''));
    expect(findComboToComplete(item, menu, evening)).toBeNull();
    expect(findComboToComplete(item, menu, { ...evening, deliveryType: 'pickup' })).not.toBeNull();
  });
});
