import { describe, expect, it } from 'vitest';
import { priced } from '../../../../tests/support/priced.ts';
import { aDish, anExtraGroup, anOffer, euroOff, percent, selection, type WishedItem } from '../../testing/index.ts';
import { toBasisPoints, toCents } from '../money.ts';
import type { CartDiscountDocument, OfferDocument } from '../menu/offer-document.ts';

const MENU = {
  dishes: [
    aDish({ id: 'pizza', price: 1000, extras: ['extras'] }),
    aDish({ id: 'pasta', category: 'pasta', price: 2000 }),
    aDish({ id: 'wein', category: 'wein', price: 1995 }),
  ],
  extraGroups: [anExtraGroup({ id: 'extras', items: { käse: 100 } })],
};
const pizza = selection({ categories: ['pizza'] });
const onlyPasta = selection({ categories: ['pasta'] });
const twenty = anOffer({ kind: 'dishDiscount', ...percent(20), itemSelection: pizza });
const two = anOffer({ kind: 'twoForOnePromotion', itemSelection: pizza });

type Parts = Partial<Omit<CartDiscountDocument, 'id' | 'kind'>>;
const percentOff = (id: string, value: number, parts: Parts = {}) =>
  anOffer({ id, kind: 'cartDiscount', value: toBasisPoints(value * 100), ...parts });
const off = (id: string, value: number, parts: Parts = {}) =>
  anOffer({ id, kind: 'cartDiscount', discountType: 'euro', value: toCents(value), ...parts });
const ALONE = { accumulative: false };
const from = (minimum: number) => ({ minimumOrderValue: toCents(minimum) });

function discount(offers: readonly OfferDocument[], items: readonly WishedItem[], given: object = {}) {
  const { adjustments, steps } = priced({ ...MENU, offers }, items, given);
  const parts = adjustments.filter(({ source }) => source === 'cartDiscount' || source === 'groupDiscount');
  return {
    C: steps.cartDiscount,
    parts: parts.map(({ offerId, amount }) => [offerId, amount]),
    labels: parts.map(({ label }) => label),
  };
}

const PIZZA: WishedItem[] = [{ dish: 'pizza' }];
const BOTH: WishedItem[] = [{ dish: 'pizza' }, { dish: 'pasta' }];

describe('cart discounts (S1 §5 Discounts, S3 T7, T8, C5, C6)', () => {
  it.each<[string, readonly OfferDocument[], readonly WishedItem[], [number, unknown[]]]>([
    ["'only if S1 >= its minimum': reached exactly", [percentOff('ten', 10, from(3000))], BOTH, [300, [['ten', -300]]]],
    ["'only if S1 >= its minimum': a cent missing", [percentOff('ten', 10, from(3001))], BOTH, [0, []]],
    ["'each rounded half up once'", [percentOff('ten', 10)], [{ dish: 'wein' }], [200, [['ten', -200]]]],
    ["'A euro amount takes at most its base'", [off('fifty', 5000)], BOTH, [3000, [['fifty', -3000]]]],
    ["'A percentage counts as at most 100 %'", [percentOff('much', 150)], PIZZA, [1000, [['much', -1000]]]],
    [
      "'the stack of accumulative ones (euro, then percent)', each 'of what the ones before left'",
      [percentOff('ten', 10), off('five', 500)],
      BOTH,
      [
        750,
        [
          ['five', -500],
          ['ten', -250],
        ],
      ],
    ],
    [
      'two percentages: the second applies to the remainder',
      [percentOff('ten', 10), percentOff('half', 50)],
      BOTH,
      [
        1650,
        [
          ['ten', -300],
          ['half', -1350],
        ],
      ],
    ],
    [
      "'Best non-accumulative alone versus the stack': alone",
      [percentOff('alone', 30, ALONE), percentOff('ten', 10), off('five', 500)],
      BOTH,
      [900, [['alone', -900]]],
    ],
    [
      "'Best non-accumulative alone versus the stack': the stack",
      [percentOff('alone', 20, ALONE), percentOff('ten', 10), off('five', 500)],
      BOTH,
      [
        750,
        [
          ['five', -500],
          ['ten', -250],
        ],
      ],
    ],
    [
      'the best non-accumulative one',
      [percentOff('a', 10, ALONE), percentOff('b', 15, ALONE)],
      BOTH,
      [450, [['b', -450]]],
    ],
    [
      "'itemSelection of a cart discount limits its base where it is given'",
      [percentOff('pasta', 10, { itemSelection: onlyPasta })],
      BOTH,
      [200, [['pasta', -200]]],
    ],
    ['an empty selection: nothing (C8)', [percentOff('none', 10, { itemSelection: selection({}) })], BOTH, [0, []]],
    [
      'in a stack 6,00 come off in proportion, 4,00 of them off the pasta: 10 % of 16,00',
      [off('six', 600), percentOff('pasta', 10, { itemSelection: onlyPasta })],
      BOTH,
      [
        760,
        [
          ['six', -600],
          ['pasta', -160],
        ],
      ],
    ],
    [
      '5,00 off the pasta leave 15,00 of it: 10 %',
      [off('five', 500, { itemSelection: onlyPasta }), percentOff('pasta', 10, { itemSelection: onlyPasta })],
      BOTH,
      [
        650,
        [
          ['five', -500],
          ['pasta', -150],
        ],
      ],
    ],
    [
      'an amount on a selection takes at most that',
      [off('much', 2500, { itemSelection: onlyPasta })],
      BOTH,
      [2000, [['much', -2000]]],
    ],
  ])('%s', (_, offers, items, [C, parts]) => {
    expect(discount(offers, items)).toMatchObject({ C, parts });
  });

  it.each<[string, readonly OfferDocument[], readonly WishedItem[], number]>([
    [
      "'Base is only the lines without another benefit; its minimum is still on S1' (T7)",
      [twenty, percentOff('ten', 10, { ...ALONE, ...from(2800) })],
      BOTH,
      200,
    ],
    [
      "'T7 counts units, not lines' (C5): two of three pizzas are in the promotion",
      [two, percentOff('ten', 10, ALONE)],
      [{ dish: 'pizza', amount: 3 }],
      100,
    ],
    ["'paid or free' (C5)", [two, percentOff('ten', 10, ALONE)], [{ dish: 'pizza', amount: 2 }], 0],
    [
      "'its extras go with it' (C5): the left-over unit is the one without extras",
      [two, percentOff('ten', 10, ALONE)],
      [{ dish: 'pizza', amount: 2, extras: { käse: 1 } }, { dish: 'pizza' }],
      100,
    ],
    [
      "'when its base price is below list' (C5): extras of a discounted pizza do not count either",
      [twenty, percentOff('ten', 10, ALONE)],
      [{ dish: 'pizza', extras: { käse: 1 } }],
      0,
    ],
    ['selection and benefit combined', [twenty, percentOff('ten', 10, { ...ALONE, itemSelection: pizza })], BOTH, 0],
  ])('%s', (_, offers, items, C) => {
    expect(discount(offers, items).C).toBe(C);
  });

  it("'Free extras are no benefit' (C5)", () => {
    const dishes = [aDish({ id: 'pizza', price: 1000, extras: ['extras'], freeIngredients: 1 })];
    const { steps } = priced({ ...MENU, dishes, offers: [percentOff('ten', 10, ALONE)] }, [
      { dish: 'pizza', extras: { käse: 1 } },
    ]);
    expect(steps.cartDiscount).toBe(100);
  });

  it("labels: '-10%', '-5,00 €', 'auf nicht reduzierte Artikel' (T7)", () => {
    expect(discount([percentOff('ten', 10), off('five', 500)], BOTH).labels).toEqual(['-5,00\u00a0€', '-10%']);
    expect(discount([percentOff('ten', 10, ALONE)], BOTH).labels).toEqual(['-10% auf nicht reduzierte Artikel']);
  });
});

describe('group discounts', () => {
  const settings = (...tiers: readonly [number, number][]) => ({
    groupOrderDiscounts: tiers.map(([value, minimum]) => ({
      ...euroOff(value),
      discountType: 'euro' as const,
      value: toCents(value),
      minimumOrderValue: toCents(minimum),
    })),
  });

  it.each<[string, readonly OfferDocument[], object, [number, unknown[]]]>([
    [
      "'group-only discounts need an active group order' (S1 §5): without",
      [percentOff('group', 10, { groupOrderOnly: true })],
      {},
      [0, []],
    ],
    [
      "'group-only discounts need an active group order': with",
      [percentOff('group', 10, { groupOrderOnly: true })],
      { groupActive: true },
      [300, [['group', -300]]],
    ],
    [
      "'groupOrderDiscounts are cart discounts for groups only' (C15): without",
      [],
      { settings: settings([400, 0]) },
      [0, []],
    ],
    [
      'the best of those reached',
      [],
      { groupActive: true, settings: settings([100, 0], [400, 3000], [900, 3001]) },
      [400, [[null, -400]]],
    ],
    [
      "'after the offers in order' (C15): with the same saving the offer counts",
      [off('offer', 400, ALONE)],
      { groupActive: true, settings: settings([400, 0]) },
      [400, [['offer', -400]]],
    ],
    [
      'the larger saving wins against a stack of offers',
      [off('offer', 100), percentOff('ten', 10)],
      { groupActive: true, settings: settings([391, 0]) },
      [391, [[null, -391]]],
    ],
  ])('%s', (_, offers, given, [C, parts]) => {
    expect(discount(offers, BOTH, given)).toMatchObject({ C, parts });
  });
});
