import { describe, expect, it } from 'vitest';
import { aDish, aMenu, anExtraGroup, aSize, at, getDish, during } from '../../testing/index.ts';
import { sizeId } from '../ids.ts';
import { type Cents, toCents } from '../money.ts';
import { basePrice } from './base-price.ts';
import { fromPrice } from './from-price.ts';

describe("'The list price (ab) adds, for each group with min, min x its cheapest available item' (S3 P5)", () => {
  const groups = [
    anExtraGroup({ id: 'sauce', min: 2, maxAmount: 2, items: { tomate: { klein: 50, gross: 40 }, pesto: 200 } }),
    anExtraGroup({ id: 'extras', items: { salami: 10 } }),
    anExtraGroup({ id: 'mittags', min: 1, items: { brot: 100 }, timetable: [during('Mo 11:00-14:00')] }),
    anExtraGroup({ id: 'nur-gross', min: 1, items: { teig: { gross: 0 } } }),
    anExtraGroup({ id: 'unmöglich', min: 1, items: { gold: 9999 } }),
  ];
  const findFromPrice = (parts: Parameters<typeof aDish>[0], time: Parameters<typeof fromPrice>[2] = null) =>
    fromPrice(getDish(aMenu({ dishes: [aDish(parts)], extraGroups: groups }), 'margherita'), 'delivery', time);

  it.each([
    ['no sizes', { price: 900 }, { price: 900, hasSizes: false }],
    ['the cheapest size', { price: { gross: 1100, klein: 800 } }, { price: 800, hasSizes: true }],
    ['one available size', { price: { klein: 800, gross: null } }, { price: 800, hasSizes: false }],
    ['min times the cheapest', { price: { klein: 800 }, extras: ['sauce'] }, { price: 900, hasSizes: false }],
    [
      'the cheapest extra in its size',
      { price: { klein: 800, gross: 810 }, extras: ['sauce'] },
      { price: 890, hasSizes: true },
    ],
    ['groups without min add nothing', { price: 900, extras: ['extras'] }, { price: 900, hasSizes: false }],
    ['every group counts without a time', { price: 900, extras: ['mittags'] }, { price: 1000, hasSizes: false }],
    [
      'skips a size whose minimum cannot be reached',
      { price: { klein: 800, gross: 1100 }, extras: ['nur-gross'] },
      { price: 1100, hasSizes: false },
    ],
    ['nothing available', { price: 900, extras: ['unmöglich'] }, null],
    ['not sold this way', { price: 900, for: ['pickup'] as const }, null],
  ])('%s', (_, parts, expected) => {
    expect(findFromPrice(parts)).toEqual(expected);
  });

  it("'A group outside its timetable does not exist' (S3 C11)", () => {
    const parts = { price: 900, extras: ['mittags'] };
    expect(findFromPrice(parts, at('Mo 12:00'))?.price).toBe(1000);
    expect(findFromPrice(parts, at('Mo 18:00'))?.price).toBe(900);
  });
});

describe('base price (S3 P9, C17)', () => {
  const cola = { id: 'cola', isDrink: true, deposit: 25 };
  const of = (
    size: Parameters<typeof aSize>[1] & { readonly name: string },
    parts: Parameters<typeof aDish>[0],
    price: number,
    dishDeposits: Readonly<Record<string, Cents>> = {},
  ) => {
    const menu = aMenu({ dishes: [aDish({ ...parts, id: 'it', price: { s: price } })], sizes: [aSize('s', size)] });
    const dish = getDish(menu, 'it');
    const chosen = dish.sizes.find(({ id }) => id === sizeId('s')) ?? null;
    return basePrice({ dish, size: chosen }, toCents(price), { dishDeposits });
  };

  it.each([
    ['0,33 l', cola, 250, { amount: 758, per: 'l' }],
    ['0.5l', cola, 300, { amount: 600, per: 'l' }],
    ['1 Liter', cola, 299, { amount: 299, per: 'l' }],
    ['1,5 l Flasche', cola, 199, { amount: 133, per: 'l' }],
    ['0,75L', { isDrink: true, depositKind: 'reusable' }, 450, { amount: 600, per: 'l' }],
  ] as const)(
    "'drinks with a deposit and a size name beginning with a litre value' (S1 §5, § 4 PAngV): %s",
    (name, parts, price, expected) => {
      expect(of({ name }, parts, price)).toEqual(expected);
    },
  );

  it("'drinks with a deposit': the shop's deposit by size counts (S1 §5, S3 P10)", () => {
    const given = { s: toCents(25) };
    expect(of({ name: '0,33 l' }, { isDrink: true }, 250, given)).toEqual({ amount: 758, per: 'l' });
    expect(of({ name: '0,33 l' }, { isDrink: true, deposit: 0 }, 250, given)).toBeNull();
  });

  it.each([
    ['not a drink', '0,5 l', { deposit: 25 }],
    ['no deposit', '0,5 l', { isDrink: true }],
    ['no litre value', 'groß', cola],
    ['a litre value not at the start of the name', 'Flasche 0,5 l', cola],
    ['a word that starts with l', '1 large', cola],
    ['a volume of 0', '0 l', cola],
  ])('no base price: %s', (_, name, parts) => {
    expect(of({ name }, parts, 250)).toBeNull();
  });

  it.each([
    ['wine', { contentAmount: 750, contentUnit: 'ml' }, 1290, { amount: 1720, per: 'l' }],
    ['ice cream', { contentAmount: 465, contentUnit: 'ml' }, 899, { amount: 1933, per: 'l' }],
    ['sweets', { contentAmount: 200, contentUnit: 'g' }, 349, { amount: 1745, per: 'kg' }],
  ] as const)("'a size may carry contentAmount and contentUnit': %s", (name, content, price, expected) => {
    expect(of({ name, ...content }, {}, price)).toEqual(expected);
  });

  it('a dish without sizes has no base price', () => {
    const dish = getDish(aMenu(), 'margherita');
    expect(basePrice({ dish, size: null }, toCents(900), { dishDeposits: {} })).toBeNull();
  });
});
