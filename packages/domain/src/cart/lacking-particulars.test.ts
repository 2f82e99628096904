import { describe, expect, it } from 'vitest';
import { aCombo, aDish, aMenuDocument, anExtraGroup, aSideGroup, at, getDish } from '../../testing/index.ts';
import { DELIVERY_TYPES, type DeliveryType } from '../delivery-type.ts';
import { dishId } from '../ids.ts';
import { isComboAvailable, slotDishes, unstatedSlotDishes } from '../menu/availability.ts';
import { findHindrance } from '../menu/orderable.ts';
import { readMenu } from '../menu/read-menu.ts';
import { groupStates } from '../selection/group-states.ts';
import { startSelection } from '../selection/selection.ts';
import { restoreCart } from './restore-cart.ts';
import type { SavedItem } from './saved-cart.ts';

const document = aMenuDocument({
  dishes: [
    aDish({ id: 'mate', name: 'Club-Mate', prepacked: {} }),
    aDish({ id: 'aus', prepacked: {}, soldOut: true }),
    aDish({ id: 'unbekannt', prepacked: {}, declarations: null }),
    aDish({ id: 'pizza', name: 'Pizza', extras: ['belag'], sides: ['getraenk'] }),
    aDish({ id: 'set', name: 'Set', sides: ['pflicht'] }),
  ],
  extraGroups: [
    anExtraGroup({ id: 'belag', items: { käse: 100 } }),
    aSideGroup({ id: 'getraenk', items: { mate: 200 } }),
    aSideGroup({ id: 'pflicht', min: 1, items: { mate: 0 } }),
  ],
  menus: [
    aCombo({ id: 'wahl', name: 'Wahl', slots: { haupt: ['mate', 'pizza'] } }),
    aCombo({ id: 'nur', name: 'Nur', slots: { haupt: ['mate'] } }),
  ],
});
const LACKING = ['mate', 'aus', 'unbekannt'];
/** As the server marks it for guests. */
const { menu } = readMenu({
  ...document,
  dishes: document.dishes.map((dish) => (LACKING.includes(dish.id) ? { ...dish, lacksParticulars: true } : dish)),
});
const time = at('Mi 18:00');

describe("'A prepacked good without producer, ingredients and nutrition cannot be ordered for delivery or pickup' (S3 L14)", () => {
  it.each<[string, string, string | null, string | null]>([
    ['a bottle', 'mate', 'particularsMissing', null],
    ['one that is sold out, too', 'aus', 'particularsMissing', 'soldOut'],
    ['one with unknown allergens', 'unbekannt', 'declarationsUnknown', 'declarationsUnknown'],
    ['a dish of the kitchen', 'pizza', null, null],
    ['a dish that needs such a side dish', 'set', 'particularsMissing', null],
  ])('%s', (_, id, distant, atTable) => {
    const find = (type: DeliveryType) => findHindrance(getDish(menu, id), type);
    expect(DELIVERY_TYPES.map((type) => [type, find(type)])).toEqual(
      DELIVERY_TYPES.map((type) => [type, type === 'dineIn' ? atTable : distant]),
    );
  });

  it.each(DELIVERY_TYPES)('as a side dish and in a combo: %s', (deliveryType) => {
    const isAtTable = deliveryType === 'dineIn';
    const items = groupStates(startSelection(getDish(menu, 'pizza'), deliveryType, time)).flatMap(
      (group) => group.items,
    );
    expect(items.map(({ item, isSelectable, hindrance }) => [item.id, isSelectable, hindrance])).toEqual([
      ['mate', isAtTable, isAtTable ? null : 'particularsMissing'],
      ['käse', true, null],
    ]);
    const [wahl, nur] = [...menu.combos.values()];
    const slot = wahl?.slots[0];
    if (!wahl || !nur || !slot) throw new Error('the menu has two combos');
    const occasion = { deliveryType, time };
    expect(slotDishes(menu, slot, occasion).map(({ id }) => id)).toEqual(isAtTable ? ['mate', 'pizza'] : ['pizza']);
    expect(unstatedSlotDishes(menu, slot, occasion).map(({ id }) => id)).toEqual(isAtTable ? [] : ['mate']);
    expect([wahl, nur].map((combo) => isComboAvailable(menu, combo, occasion))).toEqual([true, isAtTable]);
  });

  const plain = { amount: 1, without: [], extras: [] };
  const mate = { groupId: 'getraenk', itemId: 'mate', amount: 1 };
  it.each<[string, SavedItem, object]>([
    ['a dish', { ...plain, dishId: 'mate' }, { code: 'particularsMissing', item: 'Club-Mate', dropped: true }],
    [
      'a side dish',
      { ...plain, dishId: 'pizza', extras: [mate] },
      { code: 'partParticularsMissing', item: 'Pizza', part: 'Club-Mate', dropped: false },
    ],
    [
      'a dish of a combo',
      { menuId: 'wahl', amount: 1, subitems: [{ slotId: 'haupt', dish: { ...plain, dishId: dishId('mate') } }] },
      { code: 'partParticularsMissing', item: 'Wahl', part: 'Club-Mate', dropped: true },
    ],
  ])('a cart from elsewhere loses %s with the reason, but not at a table', (_, item, problem) => {
    for (const deliveryType of DELIVERY_TYPES) {
      const { problems } = restoreCart({ items: [item] }, menu, { deliveryType, time });
      expect(problems).toEqual(deliveryType === 'dineIn' ? [] : [problem]);
    }
  });
});
