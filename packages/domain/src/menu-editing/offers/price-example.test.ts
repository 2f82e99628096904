import { describe, expect, it } from 'vitest';
import {
  aDailyDish,
  aDish,
  aMenuDocument,
  anExtraGroup,
  anOffer,
  aShop,
  during,
  fixedPrice,
  percent,
  selection,
} from '../../../testing/index.ts';
import { dishId, offerId, zoneId } from '../../ids.ts';
import type { MenuDocument } from '../../menu/menu-document.ts';
import { toBasisPoints, toCents } from '../../money.ts';
import { changeDish } from '../edit-dish.ts';
import { putOffer } from './change-offers.ts';
import { type EditableOffer, toDailyOffer } from './editable-offer.ts';
import { findClashes } from './find-clashes.ts';
import { type OfferShop, toOfferShop } from './offer-shop.ts';
import { priceExample } from './price-example.ts';

const pizzas = [
  aDish({ name: 'Salame', price: 1200 }),
  aDish({ name: 'Funghi', price: 1200 }),
  aDish({ name: 'Verdura', price: 950 }),
  aDish({ name: 'Pane', price: 800 }),
];
const onPizza = { itemSelection: selection({ categories: ['pizza'] }) };
const twoForOne = anOffer({ kind: 'twoForOnePromotion', id: 'kauf-2', ...onPizza });
const today = anOffer({ kind: 'dishDiscount', id: 'heute', ...percent(20), ...onPizza });

function aShopWith(parts: Partial<MenuDocument> = {}): OfferShop {
  const zone = {
    id: zoneId('mitte'),
    name: 'Mitte',
    area: { kind: 'postcodes', postcodes: ['10115'] },
    deliveryFee: toCents(250),
    minimumOrderValue: toCents(1500),
    freeAfter: null,
  } as const;
  return toOfferShop({
    menu: aMenuDocument({ dishes: pizzas, ...parts }),
    config: aShop({ supportDineIn: true, deliveryZones: [zone] }),
    date: '2026-11-25',
  });
}

describe('the example of an offer', () => {
  it('S3 §2 example A: pizzas 12,00 / 12,00 / 9,50 / 8,00 and "Kauf 2, zahl 1" cost 21,50', () => {
    const example = priceExample(aShopWith(), twoForOne);
    expect(example).toMatchObject({ withoutOffer: 4150, saving: 2000, share: 4819 });
    expect(example?.priced.steps).toMatchObject({ subtotal: 2150, total: 2150 });
  });

  it.each<[string, EditableOffer, { readonly withoutOffer: number; readonly saving: number; readonly given?: number }]>(
    [
      ['a percentage on a dish', today, { withoutOffer: 1200, saving: 240 }],
      [
        'a daily dish at its own price',
        toDailyOffer(aDailyDish({ ...fixedPrice(990), dishes: ['salame'] })),
        { withoutOffer: 1200, saving: 210 },
      ],
      [
        'a discount on the cart from its minimum on',
        anOffer({ kind: 'cartDiscount', minimumOrderValue: toCents(2500) }),
        { withoutOffer: 3350, saving: 335 },
      ],
      [
        'a discount for groups only',
        anOffer({ kind: 'cartDiscount', groupOrderOnly: true, minimumOrderValue: toCents(2000) }),
        { withoutOffer: 2400, saving: 240 },
      ],
      [
        'the group discounts of the shop',
        {
          kind: 'groupDiscount',
          id: offerId('gruppen'),
          discounts: [{ discountType: 'percent', value: toBasisPoints(500), minimumOrderValue: toCents(2000) }],
        },
        { withoutOffer: 2400, saving: 120 },
      ],
      [
        'a free item, whose list price is given away',
        anOffer({ kind: 'freeItem', itemSelection: selection({ dishes: ['pane'] }) }),
        { withoutOffer: 2400, saving: 0, given: 800 },
      ],
      [
        'free delivery, which saves the fee',
        anOffer({ kind: 'freeDelivery', type: 'delivery', minimumOrderValue: toCents(2000) }),
        { withoutOffer: 2650, saving: 250 },
      ],
    ],
  )('calculates %s', (_, offer, expected) => {
    expect(priceExample(aShopWith(), offer)).toMatchObject(expected);
  });

  it('has none for a banner, and none while nothing is selected', () => {
    expect(priceExample(aShopWith(), anOffer({ kind: 'sharedBanner' }))).toBeNull();
    expect(priceExample(aShopWith(), anOffer({ kind: 'dishDiscount' }))).toBeNull();
  });

  it('chooses a time at which the offer applies', () => {
    const offer = anOffer({ kind: 'dishDiscount', ...onPizza, timetable: [during('Fr 17:00-19:00')] });
    expect(priceExample(aShopWith(), offer)).toMatchObject({
      saving: 120,
      context: { time: { day: 5, minute: 1020 } },
    });
  });

  it('shows other articles on demand', () => {
    const names = [0, 1, 2].map((variant) => priceExample(aShopWith(), today, variant)?.items[0]);
    expect(names).toMatchObject([{ dishId: 'salame' }, { dishId: 'funghi' }, { dishId: 'verdura' }]);
  });

  it('fills mandatory groups, so that the dish can be ordered', () => {
    const group = { id: 'sauce', items: { tomate: 50 }, min: 1, limit: 1 };
    const dishes = [aDish({ name: 'Pasta', price: 1000, extras: ['sauce'] })];
    const shop = aShopWith({ dishes, extraGroups: [anExtraGroup(group)] });
    expect(priceExample(shop, today)).toMatchObject({ withoutOffer: 1050, saving: 200 });
  });
});

describe('where offers meet', () => {
  it('S3 §2 example B: 20 % or "Kauf 2, zahl 1" on two pizzas at 12,00: the guest chooses, 12,00 against 19,20', () => {
    expect(findClashes(aShopWith({ offers: [today] }), twoForOne)).toMatchObject([
      { other: { id: 'heute' }, units: 2, outcome: 'guestChooses', withMine: 1200, withOther: 1920 },
    ]);
    expect(findClashes(aShopWith({ offers: [twoForOne] }), today)).toMatchObject([
      { other: { id: 'kauf-2' }, units: 2, outcome: 'guestChooses', withMine: 1920, withOther: 1200 },
    ]);
  });

  it.each([
    ['the larger of two discounts counts', { ...percent(10), accumulative: false }, 'other'],
    ['the larger one may be mine', { ...percent(50), accumulative: false }, 'mine'],
  ])('%s', (_, change, outcome) => {
    const mine = anOffer({ kind: 'dishDiscount', id: 'mein', ...onPizza, ...change });
    expect(findClashes(aShopWith({ offers: [today] }), mine)).toMatchObject([{ outcome }]);
  });

  it('two accumulative discounts add up (S3 P2)', () => {
    const mine = anOffer({ kind: 'dishDiscount', id: 'mein', ...onPizza, ...percent(10), accumulative: true });
    const other = { ...today, accumulative: true };
    expect(findClashes(aShopWith({ offers: [other] }), mine)).toMatchObject([{ outcome: 'both', total: 864 }]);
  });

  it('offers of other hours, days, order types or dishes do not meet', () => {
    const elsewhere = [
      { ...today, id: offerId('a'), timetable: [during('Mo 12:00-13:00')] },
      { ...today, id: offerId('b'), validUntil: '2026-11-24' },
      { ...today, id: offerId('c'), type: 'dineIn' as const },
      { ...today, id: offerId('d'), itemSelection: selection({ dishes: [] }) },
    ];
    const mine = { ...twoForOne, type: 'pickup' as const, timetable: [during('Di 12:00-13:00')] };
    expect(findClashes(aShopWith({ offers: elsewhere }), mine)).toEqual([]);
  });
});

describe('the shop of an offer', () => {
  const before = aShopWith({ offers: [today] });

  it('reads no dish again after an edit of an offer', () => {
    const menu = putOffer(before.menu, { ...today, name: 'Morgen' });
    expect(toOfferShop({ ...before, menu }, before).articles).toBe(before.articles);
    expect(toOfferShop(before, before)).toBe(before);
  });

  it('reads the dishes again after an edit of one', () => {
    const edited = changeDish(before.menu, dishId('pane'), (dish) => ({ ...dish, name: 'Pane nero' }));
    const { articles } = toOfferShop({ ...before, menu: edited }, before);
    expect(articles.dishes.get(dishId('pane'))?.name).toBe('Pane nero');
  });
});
