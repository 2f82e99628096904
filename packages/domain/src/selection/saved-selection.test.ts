import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCombo, aDish, aMenu, anExtraGroup, at, getDish } from '../../testing/index.ts';
import { comboId, groupId, itemId, sizeId } from '../ids.ts';
import { toComboSelection, reduceCombo, startCombo } from './combo-selection.ts';
import { leftOutIds } from './left-out.ts';
import { reduceSelection, type SelectionAction } from './reduce-selection.ts';
import { restoreCombo, restoreSelection, saveCombo, saveSelection } from './saved-selection.ts';
import { type Selection, startSelection } from './selection.ts';
import { findStepNotice } from './step-notice.ts';

const menu = aMenu({
  dishes: [
    aDish({
      id: 'pizza',
      price: { klein: 800, gross: 1100 },
      extras: ['belag', 'teig'],
      canLeaveOut: ['käse', 'oliven'],
      popular: ['salami', 'pilze'],
    }),
    aDish({ id: 'cola' }),
    aDish({ id: 'bier' }),
  ],
  extraGroups: [
    anExtraGroup({ id: 'belag', limit: 3, maxAmount: 2, items: { salami: 100, pilze: 80, trüffel: { gross: 900 } } }),
    anExtraGroup({ id: 'teig', min: 1, limit: 1, items: { hell: 0, dunkel: 50 } }),
  ],
  menus: [aCombo({ id: 'menü', slots: { 'haupt:klein': ['pizza'], getränk: ['cola', 'bier'] } })],
});
const pizza = getDish(menu, 'pizza');
const evening = at('Mo 18:00');
const fresh = startSelection(pizza, 'delivery', evening);
const set = (group: string, item: string, amount: number): SelectionAction => ({
  type: 'setExtra',
  groupId: groupId(group),
  itemId: itemId(item),
  amount,
});
const size = (id: string): SelectionAction => ({ type: 'chooseSize', sizeId: sizeId(id) });
const after = (...actions: SelectionAction[]): Selection => actions.reduce(reduceSelection, fresh);
const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const action: fc.Arbitrary<SelectionAction> = fc.oneof(
  fc
    .tuple(fc.constantFrom('belag', 'teig'), fc.constantFrom('salami', 'pilze', 'trüffel', 'hell'), fc.nat(3))
    .map(([group, item, amount]) => set(group, item, amount)),
  fc.constantFrom('klein', 'gross').map(size),
  fc.constantFrom(...leftOutIds(pizza)).map((id): SelectionAction => ({ type: 'toggleWithout', id })),
  fc.constantFrom<SelectionAction>({ type: 'choosePopular' }, { type: 'chooseIndividual' }),
  fc.integer({ min: 1, max: 9 }).map((amount): SelectionAction => ({ type: 'setAmount', amount })),
);

describe('a dialog after a reload', () => {
  it('is restored, whatever the guest did', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
        const left = after(...actions);
        expect(restoreSelection(fresh, kept(saveSelection(left)))).toEqual(left);
      }),
    );
  });

  it('drops what the menu no longer has', () => {
    const saved = saveSelection(after(size('gross'), set('belag', 'trüffel', 1), set('belag', 'salami', 1)));
    const smaller = aMenu({
      dishes: [aDish({ id: 'pizza', price: { klein: 800 }, extras: ['belag'] })],
      extraGroups: [anExtraGroup({ id: 'belag', items: { salami: 100 } })],
    });
    const restored = restoreSelection(startSelection(getDish(smaller, 'pizza'), 'delivery', evening), kept(saved));
    expect(restored.size?.id).toBe('klein');
    expect(restored.extras.map(({ item }) => item.id)).toEqual(['salami']);
  });

  it.each([null, 'x', 7, {}, { dishId: 'cola' }, { dishId: 'pizza', steps: 'x' }, { dishId: 'pizza', steps: [1, {}] }])(
    'is fresh if %j was stored',
    (value) => {
      expect(restoreSelection(fresh, value)).toEqual(fresh);
    },
  );

  it('of a combo shows the current slot with its dish', () => {
    const combo = menu.combos.get(comboId('menü'));
    const first = combo && startCombo(menu, combo, { deliveryType: 'delivery', time: evening });
    if (!first) throw new Error('the combo is there');
    const left = [
      { type: 'changeDish', action: set('teig', 'dunkel', 1) } as const,
      { type: 'showSlot', index: 1 } as const,
      { type: 'chooseDish', dish: getDish(menu, 'bier') } as const,
    ].reduce(reduceCombo, first);
    expect(restoreCombo(first, kept(saveCombo(left)), menu)).toEqual(left);
    expect(restoreCombo(first, { slots: [{}, {}], current: 9, reached: -4 }, menu)).toEqual(first);
    expect(restoreCombo(first, 'x', menu)).toEqual(first);
    const wish = { combo: first.combo, slots: first.slots.map(({ slot, selection }) => ({ slot, choice: selection })) };
    const edited = toComboSelection(wish, { deliveryType: 'delivery', time: evening });
    expect(restoreCombo(edited, { slots: [{}, {}], current: 1, reached: 0 }, menu)).toMatchObject({
      current: 1,
      reached: 1,
    });
  });
});

describe("'The item just changed is cut, the others stay, and a live region says so' (S3 P7)", () => {
  it.each<[string, Selection, SelectionAction, unknown]>([
    ['a full group', after(set('belag', 'salami', 2), set('belag', 'pilze', 1)), set('belag', 'pilze', 2), 'limit'],
    ['room left', after(set('belag', 'salami', 2)), set('belag', 'pilze', 1), undefined],
    ['removing one', after(set('belag', 'salami', 2), set('belag', 'pilze', 1)), set('belag', 'salami', 1), undefined],
    ['replacing one', after(set('teig', 'hell', 1)), set('teig', 'dunkel', 1), undefined],
    ['a size without an extra', after(size('gross'), set('belag', 'trüffel', 1)), size('klein'), 'notInSize'],
    ['an extra instead of popular ones', after({ type: 'choosePopular' }), set('teig', 'hell', 1), 'popularOff'],
    ['removing a popular extra', after({ type: 'choosePopular' }), set('belag', 'salami', 0), 'popularOff'],
    [
      'popular extras that the guest had chosen, too',
      after(set('belag', 'salami', 1), set('belag', 'pilze', 1), { type: 'choosePopular' }),
      set('teig', 'hell', 1),
      undefined,
    ],
    [
      'the popular combination without an own extra',
      after(set('belag', 'salami', 2)),
      { type: 'choosePopular' },
      'ownOff',
    ],
    [
      'the popular combination with all own extras',
      after(set('belag', 'salami', 1)),
      { type: 'choosePopular' },
      undefined,
    ],
    ['a size with all extras', after(set('belag', 'salami', 1)), size('gross'), undefined],
  ])('%s', (_, selection, step, code) => {
    expect(findStepNotice(selection, step)?.code).toBe(code);
  });

  it('names the popular extras that a change takes away, and choosing the combination again returns them', () => {
    const popular = after({ type: 'choosePopular' });
    const step = set('belag', 'salami', 2);
    expect(findStepNotice(popular, step)).toEqual({ code: 'popularOff', names: ['pilze'] });
    const again = reduceSelection(reduceSelection(popular, step), { type: 'choosePopular' });
    expect(again.extras).toEqual(popular.extras);
  });
});
