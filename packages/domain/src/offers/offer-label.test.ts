import { describe, expect, it } from 'vitest';
import { aMenu, anOffer, at, during, euroOff, fixedPrice, percent } from '../../testing/index.ts';
import { toBasisPoints, toCents } from '../money.ts';
import type { Timetable } from '../shop-time.ts';
import type { Discount, OfferDocument } from '../menu/offer-document.ts';
import { discountLabel, groupDiscountLabel, offerLabel } from './offer-label.ts';

const NOON = at('Mi 12:00');
const label = (discounts: readonly Discount[], timetable: Timetable = []) =>
  discountLabel(
    discounts.map((discount) => ({ discount, timetable })),
    NOON,
  );

describe("labels of dish discounts: 'Sonderpreis', '-X%' (comma decimals), '& mehr' for several percents (S1 §9)", () => {
  it.each([
    ['', []],
    ['Sonderpreis', [fixedPrice(999)]],
    ['Sonderpreis', [euroOff(100)]],
    ['-20%', [percent(20)]],
    ['-12,5%', [percent(12.5)]],
    ['-33,33%', [percent(33.33)]],
    ['-0,5%', [percent(0.5)]],
    ['-100%', [percent(100)]],
    ['-20% & mehr', [percent(10), percent(20)]],
    ['Sonderpreis', [euroOff(100), percent(10)]],
    ['Sonderpreis & mehr', [fixedPrice(900), percent(10), percent(5)]],
  ])('%s', (expected, discounts) => {
    expect(label(discounts)).toBe(expected);
  });
});

describe("'Heute' and 'Jetzt' (S3 T13)", () => {
  const everyDay = (hours: '11:00-14:00' | '00:00-24:00') =>
    (['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'] as const).map((day) => during(`${day} ${hours}`));
  it.each<[string, Timetable, string]>([
    ["'No timetable: no prefix'", [], '-10%'],
    ["'Active now and limited in hours: Jetzt'", [during('Mi 11:00-14:00')], 'Jetzt -10%'],
    ["'Today without hour limit'", [during('Mi 00:00-24:00')], 'Heute -10%'],
    ['today until midnight, written as 00:00', [during('Mi 00:00-00:00'), during('Fr 00:00-00:00')], 'Heute -10%'],
    ["'or all seven days' without hours", everyDay('00:00-24:00'), 'Heute -10%'],
    ["'all seven days means Heute' (S1 §9), with hours too", everyDay('11:00-14:00'), 'Heute -10%'],
    ['all day on another day, limited today', [during('Di 00:00-24:00'), during('Mi 11:00-14:00')], 'Jetzt -10%'],
  ])('%s', (_, timetable, expected) => {
    expect(label([percent(10)], timetable)).toBe(expected);
  });
});

describe('the label of each kind of offer (S1 §3 Offer kinds, S1 §9)', () => {
  const cart = { kind: 'cartDiscount' } as const;
  it.each<[string, OfferDocument]>([
    ['-15%', anOffer({ kind: 'dishDiscount', ...percent(15) })],
    ['Kauf 3, zahl 2', anOffer({ kind: 'twoForOnePromotion', totalQuantity: 3, paidQuantity: 2 })],
    ['Jetzt Kauf 2, zahl 1', anOffer({ kind: 'twoForOnePromotion', timetable: [during('Mi 11:00-14:00')] })],
    ['2 für 1', anOffer({ kind: 'twoForOnePromotion', label: '2 für 1' })],
    ['-10%', anOffer({ ...cart, value: toBasisPoints(1000) })],
    ['-5,00\u00a0€', anOffer({ ...cart, discountType: 'euro', value: toCents(500) })],
    ['-10% auf nicht reduzierte Artikel', anOffer({ ...cart, accumulative: false })],
    ['Gratis Lieferung!', anOffer({ kind: 'freeDelivery' })],
    ['Freie Fahrt', anOffer({ kind: 'freeDelivery', title: 'Freie Fahrt' })],
    ['Dessert aufs Haus', anOffer({ kind: 'freeItem', title: 'Dessert aufs Haus' })],
    ['bis zu 10 % sparen', anOffer({ kind: 'sharedBanner', discountText: 'bis zu 10 % sparen' })],
  ])('%s', (expected, document) => {
    const [offer] = aMenu({ offers: [document] }).offers;
    if (!offer) throw new Error('no offer');
    expect(offerLabel(offer, NOON)).toBe(expected);
  });

  it('of a group discount', () => {
    expect(
      groupDiscountLabel({ discountType: 'percent', value: toBasisPoints(500), minimumOrderValue: toCents(0) }),
    ).toBe('-5%');
    expect(groupDiscountLabel({ discountType: 'euro', value: toCents(1050), minimumOrderValue: toCents(0) })).toBe(
      '-10,50\u00a0€',
    );
  });
});
