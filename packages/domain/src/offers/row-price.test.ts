import { aDish, aMenu, anExtraGroup, anOffer, aSize, at, getDish, percent, selection } from '../../testing/index.ts';
import { describe, expect, it } from 'vitest';
import { dishRowPrice, leastExtraPrice } from './row-price.ts';

const menu = aMenu({
  sizes: [aSize('flasche', { name: '2 Liter' }), aSize('glas', { name: '3 Liter' })],
  extraGroups: [
    anExtraGroup({ id: 'teig', items: { klassisch: 0, dinkel: 150 }, min: 1, limit: 1 }),
    anExtraGroup({ id: 'soße', items: { mild: 50, scharf: 80 }, min: 1 }),
  ],
  dishes: [
    aDish({ name: 'Margherita', price: { klein: 900, gross: 1100 }, extras: ['teig'] }),
    aDish({ name: 'Döner', category: 'fleisch', price: 700, extras: ['soße'] }),
    aDish({ name: 'Cola', category: 'trinken', price: 300, deposit: 25, depositKind: 'singleUse', isDrink: true }),
    aDish({
      name: 'Limo',
      category: 'fass',
      price: { flasche: 999, glas: 1200 },
      deposit: 25,
      isDrink: true,
      extras: ['soße'],
    }),
    aDish({ name: 'Eis', category: 'eis', price: 400, for: ['pickup'] }),
  ],
  offers: [
    anOffer({ kind: 'dishDiscount', ...percent(20), itemSelection: selection({ dishes: ['margherita:gross'] }) }),
    anOffer({ id: 'fass', kind: 'dishDiscount', ...percent(10), itemSelection: selection({ dishes: ['limo'] }) }),
    anOffer({ kind: 'twoForOnePromotion', itemSelection: selection({ categories: ['trinken'] }) }),
  ],
});
const shop = { useDishDeposit: true, dishDeposits: {} };
const priceRow = (id: string) =>
  dishRowPrice({ menu, shop }, getDish(menu, id), { deliveryType: 'delivery', time: at('Mi 18:00') });

describe('the price in a menu row', () => {
  it("is the lowest after discounts, with 'ab' for several sizes", () => {
    // 11,00 less 20 % is 8,80: cheaper than the small size.
    expect(priceRow('margherita')).toMatchObject({ now: 880, before: 1100, hasSizes: true, labels: ['-20%'] });
  });

  it('includes mandatory choices at their cheapest (S3 P5)', () => {
    expect(priceRow('döner')).toMatchObject({ now: 750, before: 750, hasSizes: false, labels: [] });
  });

  it('names deposit, its kind and two-for-one (S3 L4)', () => {
    expect(priceRow('cola')).toMatchObject({
      now: 300,
      deposit: 25,
      depositKinds: ['singleUse'],
      labels: ['Kauf 2, zahl 1'],
    });
  });

  it("'The base price is that of the size price after dish discounts, without deposit, extras and sides' (S3 C43)", () => {
    // 9,99 less 10 % is 8,99 for two litres; the mandatory sauce of 0,50 is no drink.
    expect(priceRow('limo')).toMatchObject({ now: 949, basePrice: { amount: 450, per: 'l' } });
  });

  it('can name the cheapest extra that is not free', () => {
    const occasion = { deliveryType: 'delivery', time: at('Mi 18:00') } as const;
    expect(leastExtraPrice(getDish(menu, 'margherita'), occasion)).toBe(150);
    expect(leastExtraPrice(getDish(menu, 'cola'), occasion)).toBeNull();
  });

  it('is null if the dish is not sold for this order type', () => {
    expect(priceRow('eis')).toBeNull();
  });
});
