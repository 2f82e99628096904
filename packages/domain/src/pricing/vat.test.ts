import { describe, expect, it } from 'vitest';
import { priced } from '../../../../tests/support/priced.ts';
import {
  aCombo,
  aDish,
  anExtraGroup,
  anOffer,
  aSideGroup,
  percent,
  selection,
  type WishedItem,
} from '../../testing/index.ts';
import type { DeliveryType } from '../delivery-type.ts';
import type { MenuDocument, VatClass } from '../menu/menu-document.ts';
import { toBasisPoints, toCents } from '../money.ts';
import { vatIn } from './rate-amounts.ts';
import { vatRate } from './vat-rate.ts';

describe('dated rates (S3 §4)', () => {
  it.each<[string, VatClass, DeliveryType, string, number]>([
    ["'food 7 % for delivery, pickup and dine-in': delivery", 'food', 'delivery', '2026-01-01', 700],
    ["'food 7 % for delivery, pickup and dine-in': dine-in", 'food', 'dineIn', '2026-01-01', 700],
    ['food for dine-in before 2026', 'food', 'dineIn', '2025-12-31', 1900],
    ['food for pickup before 2026', 'food', 'pickup', '2025-12-31', 700],
    ["'drinks 19 %'", 'drink', 'delivery', '2026-07-01', 1900],
    ["'milk drinks … 7 % for delivery and pickup'", 'milkDrink', 'pickup', '2026-07-01', 700],
    ["'19 % dine-in'", 'milkDrink', 'dineIn', '2026-07-01', 1900],
    ["'other is 19 %' (C16)", 'other', 'pickup', '2026-07-01', 1900],
  ])('%s', (_, vatClass, deliveryType, date, rate) => {
    expect(vatRate(vatClass, deliveryType, date)).toBe(rate);
  });

  it.each([
    [2049, 700, 134],
    [541, 1900, 86],
    [107, 700, 7],
    [1, 1900, 0],
    [100, 1900, 16],
    [0, 700, 0],
  ])("'VAT = gross - round(gross / (1 + rate))': %i at %i is %i", (gross, rate, vat) => {
    expect(vatIn(toCents(gross), toBasisPoints(rate))).toBe(vat);
  });

  it("'Each document's VAT is computed from its own gross' (S3 C44): 10,00 paid in three parts", () => {
    const parts = [333, 333, 334].map((gross) => vatIn(toCents(gross), toBasisPoints(700)));
    expect(parts).toEqual([22, 22, 22]);
    expect(vatIn(toCents(1000), toBasisPoints(700))).toBe(65);
  });
});

const MENU: Partial<MenuDocument> = {
  dishes: [
    aDish({ id: 'pizza', price: 1000, extras: ['extras'], sides: ['dazu'] }),
    aDish({ id: 'pasta', category: 'pasta', price: 1000 }),
    aDish({ id: 'cola', category: 'getränke', isDrink: true, price: 300, deposit: 25 }),
    aDish({ id: 'latte', category: 'getränke', vatClass: 'milkDrink', price: 300 }),
    aDish({ id: 'wein', category: 'getränke', vatClass: 'drink', price: 1000 }),
    aDish({ id: 'free', category: 'sonst', price: 0 }),
    aDish({ id: 'freeDrink', category: 'sonst', isDrink: true, price: 0 }),
  ],
  extraGroups: [
    anExtraGroup({ id: 'extras', items: { käse: 100 } }),
    aSideGroup({ id: 'dazu', items: { cola: 200, latte: 150 } }),
  ],
  menus: [
    aCombo({ id: 'mitCola', price: 1100, slots: { a: ['pizza'], b: ['cola'] } }),
    aCombo({ id: 'mitLatte', price: 1100, slots: { a: ['pizza'], b: ['latte'] } }),
    aCombo({ id: 'mitWein', price: 1001, slots: { a: ['pizza'], b: ['wein'] } }),
    aCombo({ id: 'ungewiss', price: 1000, vat: toBasisPoints(1900), slots: { a: ['free'], b: ['freeDrink'] } }),
  ],
};

const combo = (menu: string, a: string, b: string): WishedItem => ({ menu, slots: { a: { dish: a }, b: { dish: b } } });
const fee = (cents: number) => ({ terms: { deliveryFee: toCents(cents), minimumOrderValue: null, freeAfter: null } });
const off = (cents: number) => ({
  ...fee(0),
  coupon: { code: 'X', type: 'value', value: toCents(cents), minimumOrderValue: toCents(0), exclusive: false } as const,
});

function grossByRate(
  items: readonly WishedItem[],
  given: object = {},
  parts: Partial<MenuDocument> = {},
): Record<number, number> {
  return Object.fromEntries(
    priced({ ...MENU, ...parts }, items, { ...fee(0), ...given }).vat.map(({ rate, gross }) => [rate, gross]),
  );
}

describe('rates of different items (S3 §4, P15, C16)', () => {
  const here = { deliveryType: 'dineIn' };
  const flat = { settings: { comboVatRule: 'thirtyPercentDrinks' } };
  it.each<[string, readonly WishedItem[], object, Record<number, number>]>([
    [
      "'a dish without a class is a drink when isDrink, else food'",
      [{ dish: 'pizza' }, { dish: 'wein' }],
      {},
      { 700: 1000, 1900: 1000 },
    ],
    [
      "'an extra as its dish, a side as the dish it names'",
      [{ dish: 'pizza', amount: 2, extras: { käse: 1, cola: 1 } }],
      { deliveryType: 'pickup', settings: { useDishDeposit: false } },
      { 700: 2200, 1900: 400 },
    ],
    ['a milk drink as side dish, pickup', [{ dish: 'pizza', extras: { latte: 1 } }], {}, { 700: 1150 }],
    ['a milk drink as side dish, dine-in', [{ dish: 'pizza', extras: { latte: 1 } }], here, { 700: 1000, 1900: 150 }],
    ["'Deposit takes its drink's rate'", [{ dish: 'cola' }], {}, { 1900: 325 }],
    [
      "'A combo splits by stand-alone prices': 11,00 in the ratio 10,00 : 3,00",
      [combo('mitCola', 'pizza', 'cola')],
      here,
      { 700: 846, 1900: 254 },
    ],
    [
      'ties to the larger part, then the order of the slots: 10,01 in the ratio 1 : 1',
      [combo('mitWein', 'pizza', 'wein')],
      {},
      { 700: 501, 1900: 500 },
    ],
    [
      "'a shop setting allows the 30 % drink share instead'",
      [combo('mitCola', 'pizza', 'cola')],
      { ...here, ...flat },
      { 700: 770, 1900: 330 },
    ],
    ["'a milk drink at 7 % is no drink for it'", [combo('mitLatte', 'pizza', 'latte')], flat, { 700: 1100 }],
    [
      'a milk drink at 19 % counts as a drink',
      [combo('mitLatte', 'pizza', 'latte')],
      { ...here, ...flat },
      { 700: 770, 1900: 330 },
    ],
    [
      "'menu.vat is only a fallback' (P15): if the slots determine no rate",
      [combo('ungewiss', 'free', 'freeDrink')],
      {},
      { 1900: 1000 },
    ],
  ])('%s', (_, items, given, expected) => {
    expect(grossByRate(items, given)).toEqual(expected);
  });

  it('such a combo without a rate of its own is food', () => {
    const menus = [aCombo({ id: 'ungewiss', price: 1000, slots: { a: ['free'], b: ['freeDrink'] } })];
    expect(grossByRate([combo('ungewiss', 'free', 'freeDrink')], {}, { menus })).toEqual({ 700: 1000 });
  });

  it("'A combo line is split as a whole, before C and K': paid extras too", () => {
    const item = { menu: 'mitCola', slots: { a: { dish: 'pizza', extras: { käse: 1 } }, b: { dish: 'cola' } } };
    expect(grossByRate([item], here)).toEqual({ 700: 943, 1900: 257 });
  });
});

describe('discounts split by rate (S3 §4, C16)', () => {
  const offers = [
    anOffer({ kind: 'dishDiscount', ...percent(50), itemSelection: selection({ categories: ['pizza'] }) }),
  ];
  it.each<[string, readonly WishedItem[], object, Record<number, number>]>([
    [
      "'by gross value, largest remainder'",
      [{ dish: 'pizza' }, { dish: 'latte' }, { dish: 'wein' }],
      off(100),
      { 700: 1000 + 300 - 44 - 13, 1900: 1000 - 43 },
    ],
    [
      "'ties … then the order of the menu': one cent over pizza and wine",
      [{ dish: 'wein' }, { dish: 'pizza' }],
      off(1),
      { 700: 999, 1900: 1000 },
    ],
    [
      "'ties to the larger line': 0,02 over 10,00 and 30,00",
      [{ dish: 'pizza' }, { dish: 'wein', amount: 3 }],
      off(2),
      { 700: 1000, 1900: 2998 },
    ],
    [
      "'inside a line over its rates the same way'",
      [{ dish: 'pizza', extras: { cola: 1 } }],
      { ...off(300), deliveryType: 'pickup', settings: { useDishDeposit: false } },
      { 700: 750, 1900: 150 },
    ],
    ['everything discounted: only the deposit is left', [{ dish: 'pizza' }, { dish: 'cola' }], off(9999), { 1900: 25 }],
  ])('%s', (_, items, given, expected) => {
    expect(grossByRate(items, given)).toEqual(expected);
  });

  it('a dish discount applies to its dish only: the side dish keeps its price', () => {
    const item = { dish: 'pizza', extras: { cola: 1 } };
    expect(grossByRate([item], { deliveryType: 'dineIn' }, { offers })).toEqual({ 700: 500, 1900: 200 });
  });

  it("'VAT by line': each line after its share of discounts, with its deposit", () => {
    const { lines } = priced(
      MENU,
      [
        { dish: 'pizza', extras: { käse: 1 } },
        { dish: 'cola', amount: 3 },
      ],
      off(200),
    );
    expect(lines.map(({ rates }) => rates.map(({ rate, gross }) => [rate, gross]))).toEqual([
      [[700, 990]],
      [[1900, 810 + 75]],
    ]);
  });
});

describe('delivery fee (S3 §4, C16)', () => {
  const all = (cents: number) => ({ ...off(9999), ...fee(cents) });
  it.each<[string, readonly WishedItem[], object, Record<number, number>]>([
    [
      "'same ratio after discounts', without the deposit",
      [{ dish: 'pizza' }, { dish: 'cola' }],
      fee(260),
      { 700: 1200, 1900: 300 + 60 + 25 },
    ],
    [
      'a leftover cent goes to the larger part',
      [{ dish: 'pizza' }, { dish: 'latte' }, { dish: 'wein' }],
      fee(3),
      { 700: 1302, 1900: 1001 },
    ],
    [
      "'where nothing is left, in the ratio of S1'",
      [{ dish: 'pizza' }, { dish: 'wein', amount: 3 }],
      all(400),
      { 700: 100, 1900: 300 },
    ],
    [
      "'then of the list prices'",
      [{ dish: 'pizza' }, { dish: 'wein' }],
      { ...fee(100), free: true },
      { 700: 50, 1900: 50 },
    ],
    ["'then 19 %'", [{ dish: 'free' }], fee(100), { 1900: 100 }],
  ])('%s', (_, items, { free = false, ...given }: { readonly free?: boolean }, expected) => {
    const nothing = anOffer({
      kind: 'dishDiscount',
      ...percent(100),
      itemSelection: selection({ categories: ['pizza', 'getränke'] }),
    });
    expect(grossByRate(items, given, free ? { offers: [nothing] } : {})).toEqual(expected);
  });
});
