import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDish, aMenu, anExtraGroup, aSideGroup, at, getDish, during } from '../../testing/index.ts';
import { dishId, groupId, ingredientId, itemId, sizeId } from '../ids.ts';
import { extraPrice, isSelectable } from '../menu/prices.ts';
import { countIn } from './chosen-extras.ts';
import { leftOutNames } from './left-out.ts';
import { hasPopularCombination, reduceSelection, resumeSelection, type SelectionAction } from './reduce-selection.ts';
import { toChoice, invalidGroups, type Selection, toSelection, startSelection } from './selection.ts';

const menu = aMenu({
  dishes: [
    aDish({
      id: 'pizza',
      price: { klein: 800, gross: 1100, riesig: null },
      extras: ['belag', 'sauce', 'rand', 'mittags'],
      sides: ['beilagen'],
      canLeaveOut: ['zwiebeln', 'käse'],
      secondarySubDishes: [{ dish: dishId('salat') }],
      popular: ['salami', 'pilze', 'pilze', 'scharf', 'gold', 'trüffel', 'tomate', 'dünn'],
    }),
    aDish({ id: 'salat', name: 'Beilagensalat', price: 400 }),
    aDish({ id: 'ausverkauft-gross', price: { gross: null, klein: 500 } }),
  ],
  extraGroups: [
    anExtraGroup({
      id: 'belag',
      limit: 4,
      maxAmount: 3,
      items: { salami: 100, pilze: { klein: 80, gross: 120 }, trüffel: { gross: 900 }, gold: 9999 },
    }),
    anExtraGroup({ id: 'sauce', min: 1, limit: 2, maxAmount: 2, items: { tomate: 0, scharf: 50 } }),
    anExtraGroup({ id: 'rand', limit: 1, items: { dünn: 0, dick: 100 } }),
    anExtraGroup({ id: 'mittags', min: 1, timetable: [during('Mo 11:00-14:00')], items: { brot: 0 } }),
    aSideGroup({ items: { salat: 350 } }),
  ],
});
const pizza = getDish(menu, 'pizza');
const evening = at('Mo 18:00');

const set = (group: string, item: string, amount: number): SelectionAction => ({
  type: 'setExtra',
  groupId: groupId(group),
  itemId: itemId(item),
  amount,
});
const size = (id: string): SelectionAction => ({ type: 'chooseSize', sizeId: sizeId(id) });
const without = (id: string): SelectionAction => ({ type: 'toggleWithout', id: ingredientId(id) });
const POPULAR: SelectionAction = { type: 'choosePopular' };
const INDIVIDUAL: SelectionAction = { type: 'chooseIndividual' };

const after = (...actions: SelectionAction[]): Selection =>
  actions.reduce(reduceSelection, startSelection(pizza, 'delivery', evening));
const countExtras = ({ extras }: Selection) => Object.fromEntries(extras.map(({ item, amount }) => [item.id, amount]));

describe('opening the dialog', () => {
  it('selects the first available size, amount 1 and nothing else', () => {
    expect(after()).toMatchObject({ size: { id: 'klein' }, amount: 1, without: [], extras: [], ownExtras: null });
    expect(startSelection(getDish(menu, 'ausverkauft-gross'), 'delivery', evening).size?.id).toBe('klein');
    expect(startSelection(getDish(menu, 'salat'), 'delivery', evening).size).toBeNull();
  });
});

describe('extras', () => {
  it.each<[string, SelectionAction[], Record<string, number>]>([
    ["'clamped to 0..maxAmount' (S1 §5)", [set('belag', 'salami', 9)], { salami: 3 }],
    ['not below 0', [set('belag', 'salami', 1), set('belag', 'salami', -5)], {}],
    ['no fractions', [set('belag', 'salami', 1.9)], { salami: 1 }],
    ['NaN is the minimum', [set('belag', 'salami', Number.NaN)], {}],
    [
      "'the group total cannot exceed limit (the amount is reduced)' (S1 §5)",
      [set('belag', 'salami', 3), set('belag', 'pilze', 3)],
      { salami: 3, pilze: 1 },
    ],
    [
      "'The item just changed is cut, the others stay' (S3 P7)",
      [set('belag', 'pilze', 3), set('belag', 'salami', 3)],
      { pilze: 3, salami: 1 },
    ],
    [
      'an item at the limit can be lowered',
      [set('belag', 'salami', 3), set('belag', 'pilze', 1), set('belag', 'salami', 2)],
      { salami: 2, pilze: 1 },
    ],
    [
      "'limit 1 and checkbox style: choosing another item first clears the others' (S1 §5)",
      [set('rand', 'dünn', 1), set('rand', 'dick', 1)],
      { dick: 1 },
    ],
    ['a checkbox can be cleared', [set('rand', 'dünn', 1), set('rand', 'dünn', 0)], {}],
    ["'9999 cents or more cannot be set' (S1 §5)", [set('belag', 'gold', 1)], {}],
    ['an extra the size does not have cannot be set', [set('belag', 'trüffel', 1)], {}],
    ['but in a size that has it', [size('gross'), set('belag', 'trüffel', 1)], { trüffel: 1 }],
    ["'A group outside its timetable does not exist' (S3 C11)", [set('mittags', 'brot', 1)], {}],
    ['an unknown item changes nothing', [set('belag', 'sushi', 1), set('x', 'salami', 1)], {}],
    ['side dishes too', [set('beilagen', 'salat', 1)], { salat: 1 }],
  ])('%s', (_, actions, expected) => {
    expect(countExtras(after(...actions))).toEqual(expected);
  });

  it('stay in menu order', () => {
    expect(
      Object.keys(countExtras(after(set('rand', 'dick', 1), set('belag', 'pilze', 1), set('belag', 'salami', 1)))),
    ).toEqual(['salami', 'pilze', 'dick']);
  });
});

describe('sizes', () => {
  it("extras that the size does not have 'are removed from the selection' (S1 §5)", () => {
    expect(
      countExtras(after(size('gross'), set('belag', 'trüffel', 1), set('belag', 'salami', 1), size('klein'))),
    ).toEqual({ salami: 1 });
  });

  it('a size that is unknown or not sold cannot be chosen', () => {
    expect(after(size('riesig')).size?.id).toBe('klein');
    expect(after(size('mini')).size?.id).toBe('klein');
  });
});

describe("'Bitte ohne' (S1 §2)", () => {
  it('can be toggled, in menu order', () => {
    const both = after(without('salat'), without('käse'));
    expect(both.without).toEqual(['käse', 'salat']);
    expect(reduceSelection(both, without('käse')).without).toEqual(['salat']);
    expect(leftOutNames(menu, { dish: pizza, without: both.without })).toEqual(['käse', 'Beilagensalat']);
  });

  it('works only for parts that can be left out', () => {
    expect(after(without('salami')).without).toEqual([]);
  });
});

describe("'Popular combination' (S1 §4 Popular combination, S3 P6)", () => {
  // salami, pilze twice; no gold (9999), no trüffel (not in this size), no sauce (min > 0); then dünn
  const popular = { salami: 1, pilze: 2, dünn: 1 };

  it.each<[string, SelectionAction[], Record<string, number>]>([
    ['is applied in order, skipping extras without a price', [POPULAR], popular],
    [
      "'groups with min > 0 are excluded from the popular set', their extras are kept",
      [set('sauce', 'scharf', 1), POPULAR],
      { ...popular, scharf: 1 },
    ],
    [
      'saves and replaces the manual extras',
      [set('belag', 'salami', 3), set('beilagen', 'salat', 1), POPULAR],
      popular,
    ],
    ["'switching back restores the saved extras'", [set('belag', 'salami', 3), POPULAR, INDIVIDUAL], { salami: 3 }],
    [
      "'any manual change to an extra while active first switches it off'",
      [set('belag', 'salami', 3), POPULAR, set('belag', 'pilze', 1)],
      { salami: 3, pilze: 1 },
    ],
    [
      'applying it twice has no further effect',
      [set('belag', 'salami', 3), POPULAR, POPULAR, INDIVIDUAL],
      { salami: 3 },
    ],
    ['chooseIndividual without it changes nothing', [set('belag', 'salami', 3), INDIVIDUAL], { salami: 3 }],
    [
      'a size with more of its extras applies it again, up to the limit',
      [POPULAR, size('gross')],
      { ...popular, trüffel: 1 },
    ],
    [
      'saved extras that the size does not have are dropped',
      [size('gross'), set('belag', 'trüffel', 2), POPULAR, size('klein'), INDIVIDUAL],
      {},
    ],
  ])('%s', (_, actions, expected) => {
    expect(countExtras(after(...actions))).toEqual(expected);
  });

  it('stays active after an impossible change', () => {
    expect(after(POPULAR, set('belag', 'gold', 1)).ownExtras).not.toBeNull();
    expect(after(POPULAR, set('belag', 'salami', 2)).ownExtras).toBeNull();
  });

  it('is offered if it adds something', () => {
    expect(hasPopularCombination(after())).toBe(true);
    expect(hasPopularCombination(after(set('sauce', 'scharf', 1)))).toBe(true);
    expect(hasPopularCombination(startSelection(getDish(menu, 'salat'), 'delivery', evening))).toBe(false);
  });
});

describe("'when min > 0 and the summed selected amounts are below min, the group is invalid and the item cannot be saved' (S1 §5)", () => {
  it('a group below its minimum', () => {
    expect(invalidGroups(after())).toEqual(['sauce']);
    expect(toChoice(after())).toBeNull();
  });

  it('a group that reaches its minimum', () => {
    const valid = after(set('sauce', 'tomate', 1), set('belag', 'pilze', 2), without('käse'));
    expect(invalidGroups(valid)).toEqual([]);
    expect(toChoice(valid)).toMatchObject({
      dish: { id: 'pizza' },
      size: { id: 'klein' },
      without: ['käse'],
      extras: [
        { item: { id: 'pilze' }, amount: 2 },
        { item: { id: 'tomate' }, amount: 1 },
      ],
    });
  });

  it('the minimum of a group outside its timetable does not count (S3 C11)', () => {
    const noon = reduceSelection(startSelection(pizza, 'delivery', at('Mo 12:00')), set('sauce', 'tomate', 1));
    expect(invalidGroups(noon)).toEqual(['mittags']);
    expect(toChoice(reduceSelection(noon, set('mittags', 'brot', 1)))).not.toBeNull();
  });

  it('a dish with sizes needs one', () => {
    expect(toChoice({ ...after(set('sauce', 'tomate', 1)), size: null })).toBeNull();
  });

  it('edit mode starts with the previous choice', () => {
    const choice = toChoice(after(set('sauce', 'tomate', 1)));
    if (!choice) throw new Error('valid');
    expect(toChoice(toSelection(choice, 3, { deliveryType: 'delivery', time: evening }))).toEqual(choice);
  });
});

it.each([
  [0, 1],
  [-3, 1],
  [Number.NaN, 1],
  [2.5, 2],
  [12, 12],
  [1e9, 1000],
])("'Cart item amount never goes below 1' (S1 §5): %d is %d", (amount, expected) => {
  expect(after({ type: 'setAmount', amount }).amount).toBe(expected);
});

describe('whatever a guest does', () => {
  const items = ['salami', 'pilze', 'trüffel', 'gold', 'tomate', 'scharf', 'dünn', 'dick', 'brot', 'salat', 'sushi'];
  const action: fc.Arbitrary<SelectionAction> = fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(
          fc.constantFrom('belag', 'sauce', 'rand', 'mittags', 'beilagen'),
          fc.constantFrom(...items),
          fc.integer({ min: -2, max: 6 }),
        )
        .map(([group, item, amount]) => set(group, item, amount)),
    },
    fc.constantFrom('klein', 'gross', 'riesig').map(size),
    fc.constantFrom('zwiebeln', 'käse', 'salat', 'x').map(without),
    fc.constantFrom(POPULAR, INDIVIDUAL),
    fc.integer({ min: -5, max: 2000 }).map((amount): SelectionAction => ({ type: 'setAmount', amount })),
  );

  it('no limit is exceeded, every extra is available in the size, and amounts are whole numbers', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
        const selection = after(...actions);
        for (const group of pizza.groups) {
          if (group.limit > 0) expect(countIn(group, selection.extras)).toBeLessThanOrEqual(group.limit);
        }
        for (const { item, amount } of [...selection.extras, ...(selection.ownExtras ?? [])]) {
          expect(amount).toBeGreaterThanOrEqual(1);
          expect(amount).toBeLessThanOrEqual(item.maxAmount);
          expect(
            isSelectable(extraPrice(pizza, item, { sizeId: selection.size?.id ?? null, deliveryType: 'delivery' })),
          ).toBe(true);
        }
        expect(new Set(selection.extras.map(({ item }) => item.id)).size).toBe(selection.extras.length);
        expect(selection.amount).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });

  it('a choice with exactly its extras is resumed as the popular combination, any other as an individual one', () => {
    const start = startSelection(pizza, 'delivery', evening);
    const chosen = reduceSelection(reduceSelection(start, set('sauce', 'scharf', 1)), POPULAR);
    const resume = ({ dish, size, without, extras }: Selection) =>
      resumeSelection({ dish, size, without, extras }, 2, { deliveryType: 'delivery', time: evening });
    expect(resume(chosen)).toEqual({ ...chosen, amount: 2 });
    const own = reduceSelection(chosen, set('belag', 'salami', 1));
    expect(resume(own).ownExtras).toBeNull();
    expect(resume(start).ownExtras).toBeNull();
  });

  it('switching the popular combination on and off restores the extras', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 10 }), (actions) => {
        const before = after(...actions, INDIVIDUAL);
        expect(reduceSelection(reduceSelection(before, POPULAR), INDIVIDUAL)).toEqual(before);
      }),
    );
  });
});
