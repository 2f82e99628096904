import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCombo, aDish, aMenu, anExtraGroup, aPricingContext } from '../../testing/index.ts';
import { restoreCart } from '../cart/restore-cart.ts';
import type { SavedItem } from '../cart/saved-cart.ts';
import type { MemberId } from '../ids.ts';
import { findUnseen, listLeftOut } from './left-out.ts';

const menu = aMenu({
  dishes: [
    aDish({ id: 'pizza', name: 'Pizza', extras: ['belag'] }),
    aDish({ id: 'calzone', name: 'Calzone', extras: ['teig'] }),
    aDish({ id: 'cannoli', name: 'Cannoli', soldOut: true }),
    aDish({ id: 'eis', name: 'Eis', for: ['pickup'] }),
    aDish({ id: 'wein', name: 'Wein', price: { glas: 500 } }),
  ],
  extraGroups: [
    anExtraGroup({ id: 'belag', maxAmount: 3, items: { salami: 100, pilze: 100 } }),
    anExtraGroup({ id: 'teig', min: 1, items: { dinkel: 0, weizen: 0 } }),
  ],
  menus: [aCombo({ id: 'zwei', name: 'Zu zweit', slots: { dolce: ['cannoli'] } })],
});
const MEMBERS = [
  { id: 'm1' as MemberId, label: 'Ada', itemNames: {} },
  { id: 'm2' as MemberId, label: 'Dora', itemNames: { altes: 'Altes Gericht' } },
];

const item = (dishId: string, more: object = {}): SavedItem =>
  ({ dishId, amount: 1, without: [], extras: [], memberName: 'Dora', ...more }) as SavedItem;
const list = (...items: SavedItem[]) =>
  listLeftOut(restoreCart({ items }, menu, aPricingContext({ deliveryType: 'delivery' })).problems, MEMBERS);
const show = (items: readonly SavedItem[]): string[] =>
  list(...items).map(({ memberId, item: name, part = '', code, dropped }) =>
    [memberId, name, part, code, dropped ? 'whole' : 'part'].join(' ').replaceAll(/ +/g, ' '),
  );

// S3 G19
describe("'A member's line that can no longer be had is left out of the order after the owner has seen its name once'", () => {
  it.each<[string, readonly SavedItem[], readonly string[]]>([
    ['what can be had', [item('pizza')], []],
    ['a dish that has sold out', [item('cannoli')], ['m2 Cannoli dishSoldOut whole']],
    ['one that does not suit the order type', [item('eis')], ['m2 Eis dishNotForOrderType whole']],
    ['a size that is gone', [item('wein', { sizeId: 'flasche' })], ['m2 Wein flasche sizeUnknown whole']],
    [
      'a slot of a combo',
      [
        {
          menuId: 'zwei',
          amount: 1,
          memberName: 'Ada',
          subitems: [{ slotId: 'dolce', dish: { dishId: 'cannoli', without: [], extras: [] } }],
        },
      ],
      ['m1 Zu zweit Cannoli partSoldOut whole'],
    ],
    ['a dish that the menu no longer has, by the name it had', [item('altes')], ['m2 Altes Gericht dishUnknown whole']],
    ['one that was never named', [item('nie')], ['m2 nie dishUnknown whole']],
    ['of a guest alone: nothing', [item('cannoli', { memberName: null })], []],
  ])('%s', (_, items, expected) => {
    expect(show(items)).toEqual(expected);
  });

  it('is the same as long as the same is missing, and another if more is', () => {
    const [whole] = list(item('cannoli'));
    const [twice] = list(item('cannoli', { amount: 2 }));
    const [ofAda] = list(item('cannoli', { memberName: 'Ada' }));
    expect(new Set([whole?.id, twice?.id, ofAda?.id]).size).toBe(3);
    expect(list(item('cannoli'))[0]?.id).toBe(whole?.id);
  });

  it('asks again only for what was not agreed to, as often as it is missing', () => {
    const [first, second] = list(item('cannoli'), item('cannoli'));
    if (!first || !second) throw new Error('nothing is left out');
    expect(findUnseen([first, second], [])).toHaveLength(2);
    expect(findUnseen([first, second], [first.id])).toEqual([second]);
    expect(findUnseen([first, second], [first.id, second.id])).toEqual([]);
    expect(findUnseen([first], [first.id, 'something else'])).toEqual([]);
  });

  it('any carts: nothing blocks once everything was seen, and what is ordered is named by nobody', () => {
    const dishes = ['pizza', 'calzone', 'cannoli', 'eis', 'wein', 'altes'] as const;
    const anyItem = fc
      .record({
        dish: fc.constantFrom(...dishes),
        amount: fc.integer({ min: 1, max: 3 }),
        who: fc.constantFrom('Ada', 'Dora'),
      })
      .map(({ dish, amount, who }) => item(dish, { amount, memberName: who }));
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 12 }), (items) => {
        const { cart, problems } = restoreCart({ items }, menu, aPricingContext({ deliveryType: 'delivery' }));
        const leftOut = listLeftOut(problems, MEMBERS);
        expect(findUnseen(leftOut, leftOut.map(({ id }) => id).toReversed())).toEqual([]);
        const count = (lines: readonly { readonly amount: number }[]): number =>
          lines.reduce((all, { amount }) => all + amount, 0);
        const missing = count(leftOut.filter(({ dropped }) => dropped).map(({ of }) => of));
        expect(count(cart.lines) + missing).toBe(count(items));
      }),
    );
  });
});
