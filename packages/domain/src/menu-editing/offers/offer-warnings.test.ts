import { describe, expect, it } from 'vitest';
import {
  aDailyDish,
  aDish,
  aMenuDocument,
  anOffer,
  aShop,
  during,
  euroOff,
  fixedPrice,
  percent,
  selection,
} from '../../../testing/index.ts';
import { offerId, zoneId } from '../../ids.ts';
import type { MenuDocument } from '../../menu/menu-document.ts';
import { toBasisPoints, toCents } from '../../money.ts';
import type { ShopConfig } from '../../shop/shop-config.ts';
import { type EditableOffer, toDailyOffer } from './editable-offer.ts';
import { findNeverReason, type NeverCode } from './never-applies.ts';
import { type OfferShop, toOfferShop } from './offer-shop.ts';
import { findOfferWarnings, listMissingDays, type OfferWarning } from './offer-warnings.ts';

const onPizza = { itemSelection: selection({ categories: ['pizza'] }) };

function aShopWith(menu: Partial<MenuDocument> = {}, config: Partial<ShopConfig> = {}): OfferShop {
  const dishes = [
    aDish({ name: 'Salame', price: 1200 }),
    aDish({ name: 'Pane', price: 800 }),
    aDish({ name: 'Frühstück', price: 900, category: 'morgens', timetable: [during('Mo 08:00-10:00')] }),
    aDish({ name: 'Eis', price: 500, category: 'abholung', for: ['pickup'] }),
  ];
  return toOfferShop({ menu: aMenuDocument({ dishes, ...menu }), config: aShop(config), date: '2026-11-25' });
}

const zone = (freeAfter: number | null): ShopConfig['deliveryZones'][number] => ({
  id: zoneId('mitte'),
  name: 'Mitte',
  area: { kind: 'postcodes', postcodes: ['10115'] },
  deliveryFee: toCents(250),
  minimumOrderValue: toCents(1500),
  freeAfter: freeAfter === null ? null : toCents(freeAfter),
});

describe('an offer that never applies', () => {
  it.each<[NeverCode, EditableOffer, Partial<ShopConfig>?]>([
    ['selectsNothing', anOffer({ kind: 'dishDiscount', itemSelection: selection({}) })],
    ['selectsNothing', anOffer({ kind: 'freeItem' })],
    ['selectsNothing', toDailyOffer(aDailyDish({}))],
    ['selectedGone', anOffer({ kind: 'twoForOnePromotion', itemSelection: selection({ dishes: ['gone'] }) })],
    ['notSold', anOffer({ kind: 'dishDiscount', type: 'delivery', itemSelection: selection({ dishes: ['eis'] }) })],
    ['typeNotOffered', anOffer({ kind: 'cartDiscount', type: 'dineIn' })],
    ['typeNotOffered', anOffer({ kind: 'freeDelivery' }), { supportDelivery: false }],
    ['notWhenOpen', anOffer({ kind: 'cartDiscount', timetable: [during('Mo 03:00-05:00')] })],
    [
      'articlesNotThen',
      anOffer({
        kind: 'dishDiscount',
        timetable: [during('Mo 18:00-20:00')],
        itemSelection: selection({ dishes: ['frühstück'] }),
      }),
    ],
    ['daysSwapped', anOffer({ kind: 'cartDiscount', validFrom: '2026-12-24', validUntil: '2026-12-20' })],
    ['daysOver', anOffer({ kind: 'cartDiscount', validUntil: '2026-11-24' })],
    ['worthNothing', anOffer({ kind: 'dishDiscount', ...onPizza, ...percent(0) })],
    ['worthNothing', anOffer({ kind: 'cartDiscount', value: toBasisPoints(0) })],
    ['aboveListPrice', anOffer({ kind: 'dishDiscount', ...onPizza, ...fixedPrice(1200) })],
    ['aboveListPrice', toDailyOffer(aDailyDish({ ...fixedPrice(1300), dishes: ['salame'] }))],
    ['paysAll', anOffer({ kind: 'twoForOnePromotion', ...onPizza, totalQuantity: 2, paidQuantity: 2 })],
    ['bannerEmpty', anOffer({ kind: 'sharedBanner' })],
    ['deliveryHidden', anOffer({ kind: 'freeDelivery', showInShop: false })],
    [
      'deliveryFreeAnyway',
      anOffer({ kind: 'freeDelivery', minimumOrderValue: toCents(3000) }),
      { deliveryZones: [zone(2500)] },
    ],
    ['stagesEmpty', { kind: 'groupDiscount', id: offerId('gruppen'), discounts: [] }],
  ])('%s', (reason, offer, config = {}) => {
    expect(findNeverReason(aShopWith({}, config), offer)).toBe(reason);
    expect(findOfferWarnings(aShopWith({}, config), offer)).toEqual([{ code: 'never', reason }]);
  });

  it.each<[string, EditableOffer, Partial<ShopConfig>?]>([
    [
      'a special price below one of the list prices',
      anOffer({ kind: 'dishDiscount', ...onPizza, ...fixedPrice(1100) }),
    ],
    ['a discount on everything', anOffer({ kind: 'cartDiscount' })],
    [
      'a dish with hours of its own inside those of the offer',
      anOffer({ kind: 'dishDiscount', itemSelection: selection({ dishes: ['frühstück'] }) }),
      { opening: { ...aShop().opening, openingTimes: [during('Mo 07:00-22:00')] } },
    ],
    [
      'free delivery below the threshold of a zone',
      anOffer({ kind: 'freeDelivery', minimumOrderValue: toCents(2000) }),
      { deliveryZones: [zone(2500)] },
    ],
  ])('is not %s', (_, offer, config = {}) => {
    expect(findNeverReason(aShopWith({}, config), offer)).toBeNull();
  });
});

describe('contradictions', () => {
  const large = anOffer({ kind: 'dishDiscount', id: 'groß', ...onPizza, ...percent(30) });

  it('a discount that another one always outdoes', () => {
    const mine = anOffer({ kind: 'dishDiscount', id: 'klein', ...onPizza, ...euroOff(100) });
    expect(findOfferWarnings(aShopWith({ offers: [large] }), mine)).toMatchObject([
      { code: 'outdone', other: { id: 'groß' } },
    ]);
  });

  it('not while the other one has hours of its own', () => {
    const mine = anOffer({ kind: 'dishDiscount', id: 'klein', ...onPizza, ...percent(10) });
    const sometimes = { ...large, timetable: [during('Mi 17:00-19:00')] };
    expect(findOfferWarnings(aShopWith({ offers: [sometimes] }), mine)).toEqual([]);
  });

  it('free delivery from an order value on that is free already', () => {
    const other = anOffer({ kind: 'freeDelivery', id: 'früh', minimumOrderValue: toCents(2000) });
    const mine = anOffer({ kind: 'freeDelivery', id: 'spät', minimumOrderValue: toCents(3000) });
    const shop = aShopWith({ offers: [other] }, { deliveryZones: [zone(null)] });
    expect(findOfferWarnings(shop, mine)).toMatchObject([
      { code: 'sameThreshold', other: { id: 'früh' }, minimum: 2000 },
    ]);
  });

  it('two daily dishes on one day', () => {
    const other = aDailyDish({ id: 'a', dishes: ['pane'] });
    const mine = toDailyOffer(aDailyDish({ id: 'b', dishes: ['salame'] }));
    expect(findOfferWarnings(aShopWith({ dailyDishes: [other] }), mine)).toMatchObject([
      { code: 'sameDay', other: { id: 'a' }, day: 3 },
    ]);
  });

  it.each([
    ['Monday to Friday without Thursday', [1, 2, 3, 5], [4]],
    ['two days only', [1, 3], []],
    ['a whole week', [0, 1, 2, 3, 4, 5, 6], []],
    ['one day', [1], []],
  ] as const)('weekdays without a daily dish: %s', (_, days, missing) => {
    const offers = days.map((day) => toDailyOffer(aDailyDish({ id: `d${day}`, day })));
    expect(listMissingDays(offers)).toEqual(missing);
  });
});

describe('costs', () => {
  it.each<[string, EditableOffer, Partial<MenuDocument>, readonly OfferWarning[]]>([
    [
      'half of a dish',
      anOffer({ kind: 'dishDiscount', ...onPizza, ...percent(50) }),
      {},
      [{ code: 'costs', share: toBasisPoints(5000) }],
    ],
    ['a fifth', anOffer({ kind: 'dishDiscount', ...onPizza, ...percent(20) }), {}, []],
    [
      'a gift worth more than a third of the order',
      anOffer({ kind: 'freeItem', minimumOrderValue: toCents(0), itemSelection: selection({ dishes: ['salame'] }) }),
      {},
      [],
    ],
    [
      'a fifth and a third together',
      anOffer({ kind: 'cartDiscount', value: toBasisPoints(2000) }),
      { offers: [anOffer({ kind: 'dishDiscount', id: 'gericht', ...onPizza, ...percent(34) })] },
      [{ code: 'costsTogether', share: toBasisPoints(4720) }],
    ],
  ])('%s', (_, offer, menu, expected) => {
    expect(findOfferWarnings(aShopWith(menu), offer)).toEqual(expected);
  });
});
