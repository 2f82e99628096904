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
import { type BasisPoints, toBasisPoints, toCents } from '../../money.ts';
import type { ShopConfig } from '../../shop/shop-config.ts';
import { createOffer } from './create-offer.ts';
import { listDrafts, withoutDrafts } from './drafts.ts';
import { type EditableOffer, OFFER_KINDS, toDailyOffer } from './editable-offer.ts';
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

const groups = (...values: readonly BasisPoints[]): EditableOffer => ({
  kind: 'groupDiscount',
  id: offerId('gruppen'),
  discounts: values.map((value) => ({ discountType: 'percent', value, minimumOrderValue: toCents(6000) })),
});
const ONLY_TABLES: Partial<ShopConfig> = { supportDelivery: false, supportPickup: false, supportDineIn: true };
const WITH_TABLES: Partial<ShopConfig> = { supportDineIn: true };
const withSpecialDay = (days: { readonly from: string; readonly to: string }): Partial<ShopConfig> => ({
  opening: {
    ...aShop().opening,
    specialOpeningTimes: [{ ...days, reason: 'other', hours: [{ from: '03:00', to: '06:00' }] }],
  },
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
    ['worthNothing', groups(toBasisPoints(0))],
    ['worthNothing', toDailyOffer(aDailyDish({ ...euroOff(0), dishes: ['salame'] }))],
    ['priceMissing', toDailyOffer(aDailyDish({ ...fixedPrice(0), dishes: ['salame'] }))],
    ['priceMissing', anOffer({ kind: 'dishDiscount', ...onPizza, ...fixedPrice(0) })],
    ['titleMissing', anOffer({ kind: 'dishDiscount', ...onPizza, title: '' })],
    ['titleMissing', anOffer({ kind: 'twoForOnePromotion', ...onPizza, title: ' \u200b' })],
    ['titleMissing', anOffer({ kind: 'cartDiscount', title: '' })],
    ['titleMissing', anOffer({ kind: 'freeItem', ...onPizza, title: '' })],
    ['titleMissing', anOffer({ kind: 'freeItem', ...onPizza, title: '', showInShop: false })],
    ['bannerOffersDraft', anOffer({ kind: 'sharedBanner', offers: [offerId('gone')] })],
    ['typeNotOffered', anOffer({ kind: 'cartDiscount', groupOrderOnly: true }), ONLY_TABLES],
    ['typeNotOffered', anOffer({ kind: 'cartDiscount', groupOrderOnly: true, type: 'dineIn' }), WITH_TABLES],
    ['typeNotOffered', groups(toBasisPoints(500)), ONLY_TABLES],
    [
      'notWhenOpen',
      anOffer({ kind: 'freeDelivery', timetable: [during('Mo 11:00-13:00')] }),
      { opening: { ...aShop().opening, deliveryTimes: [during('Mo 17:00-22:00')] } },
    ],
    [
      'notWhenOpen',
      anOffer({ kind: 'cartDiscount', timetable: [during('Mo 03:00-05:00')] }),
      withSpecialDay({ from: '2026-11-23', to: '2026-11-23' }),
    ],
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
      'a special price of 0,00 € that is meant',
      anOffer({ kind: 'dishDiscount', ...onPizza, ...fixedPrice(0), isFree: true }),
    ],
    ['a daily dish for nothing', toDailyOffer(aDailyDish({ ...fixedPrice(0), isFree: true, dishes: ['salame'] }))],
    ['an unannounced discount without a title', anOffer({ kind: 'cartDiscount', title: '', showInShop: false })],
    ["free delivery without a title: 'default title Gratis Lieferung!'", anOffer({ kind: 'freeDelivery', title: '' })],
    [
      'a banner with a text instead of a title',
      anOffer({ kind: 'sharedBanner', title: '', discountText: 'Zwei', offers: [offerId('pasta')] }),
    ],
    ['a stage of 0 % beside a real one', groups(toBasisPoints(0), toBasisPoints(500))],
    [
      'at a time at which only a special day is open',
      anOffer({ kind: 'cartDiscount', timetable: [during('Mo 03:00-05:00')] }),
      withSpecialDay({ from: '2026-11-30', to: '2026-12-01' }),
    ],
    [
      'for pickup at a time without deliveries',
      anOffer({ kind: 'cartDiscount', timetable: [during('Mo 11:00-13:00')] }),
      { opening: { ...aShop().opening, deliveryTimes: [during('Mo 17:00-22:00')] } },
    ],
    [
      'free delivery below the threshold of a zone',
      anOffer({ kind: 'freeDelivery', minimumOrderValue: toCents(2000) }),
      { deliveryZones: [zone(2500)] },
    ],
  ])('is not %s', (_, offer, config = {}) => {
    const pasta = anOffer({ id: 'pasta', kind: 'cartDiscount' });
    expect(findNeverReason(aShopWith({ offers: [pasta] }, config), offer)).toBeNull();
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

describe('drafts (S3 C50)', () => {
  const live = anOffer({ id: 'live', kind: 'cartDiscount' });
  const draft = anOffer({ id: 'draft', kind: 'cartDiscount', value: toBasisPoints(0) });
  const over = anOffer({ id: 'over', kind: 'cartDiscount', validUntil: '2026-11-24' });
  const banner = (id: string, ...offers: string[]) =>
    anOffer({ id, kind: 'sharedBanner', offers: offers.map(offerId) });
  const daily = aDailyDish({ id: 'daily', dishes: ['salame'], ...fixedPrice(0) });

  it('are the offers, daily dishes and banners without an effect', () => {
    const offers = [live, draft, over, banner('one', 'live', 'draft'), banner('none', 'draft', 'over', 'one')];
    const shop = aShopWith({ offers, dailyDishes: [daily] });
    expect([...listDrafts(shop)].toSorted()).toEqual(['daily', 'draft', 'none', 'over']);
    const { offers: left, dailyDishes } = withoutDrafts(shop.menu, listDrafts(shop));
    expect([left.map(({ id }) => id), dailyDishes]).toEqual([['live', 'one'], []]);
  });

  it('a dish that is sold out today makes none', () => {
    const dishes = [aDish({ name: 'Salame', price: 1200, soldOut: true })];
    const offer = anOffer({ kind: 'dishDiscount', itemSelection: selection({ dishes: ['salame'] }) });
    expect(listDrafts(aShopWith({ dishes, offers: [offer] })).size).toBe(0);
  });

  it('every kind starts as one', () => {
    for (const kind of OFFER_KINDS.filter((each) => each !== 'groupDiscount' && each !== 'freeDelivery')) {
      const offer = createOffer(kind, { id: offerId('new'), name: 'Neu' });
      expect([kind, findNeverReason(aShopWith(), offer) !== null]).toEqual([kind, true]);
    }
  });
});
