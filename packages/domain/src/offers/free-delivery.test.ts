import { describe, expect, it } from 'vitest';
import { priced } from '../../../../tests/support/priced.ts';
import { aDish, anOffer } from '../../testing/index.ts';
import { toCents } from '../money.ts';
import type { OfferDocument } from '../menu/offer-document.ts';

const dishes = [aDish({ id: 'pizza', price: 1000 })];
const terms = (freeAfter: number | null, deliveryFee = 250) => ({
  deliveryFee: toCents(deliveryFee),
  minimumOrderValue: toCents(0),
  freeAfter: freeAfter === null ? null : toCents(freeAfter),
});
const from = (minimum: number, parts: object = {}) =>
  anOffer({ kind: 'freeDelivery', minimumOrderValue: toCents(minimum), ...parts });

function delivery(offers: readonly OfferDocument[], amount: number, given: object) {
  const items = amount === 0 ? [] : [{ dish: 'pizza', amount }];
  const { steps, hints } = priced({ dishes, offers }, items, given);
  return {
    fee: steps.deliveryFee,
    hint: hints.freeDelivery && [hints.freeDelivery.status, hints.freeDelivery.threshold, hints.freeDelivery.missing],
  };
}

describe("'L = 0 for pickup and dine-in; 0 if S1 >= the smaller of freeAfter and the lowest visible free-delivery offer; else the fee'", () => {
  it.each<[string, readonly OfferDocument[], number, object, number, unknown]>([
    ['no threshold: the fee, no hint', [], 2, { terms: terms(null) }, 250, null],
    ['freeAfter not reached', [], 2, { terms: terms(3000) }, 250, ['near', 3000, 1000]],
    ['freeAfter reached exactly', [], 3, { terms: terms(3000) }, 0, ['reached', 3000, 0]],
    ['an offer below freeAfter decides', [from(2500)], 2, { terms: terms(4000) }, 250, ['near', 2500, 500]],
    ['freeAfter below the offer decides', [from(5000)], 2, { terms: terms(2000) }, 0, ['reached', 2000, 0]],
    [
      "'the lowest minimumOrderValue among visible free-delivery offers' (S1 §9)",
      [from(5000), from(2000, { id: 'lower' })],
      2,
      { terms: terms(null) },
      0,
      ['reached', 2000, 0],
    ],
    [
      "'free delivery … must be visible' (C8)",
      [from(1000, { showInShop: false })],
      2,
      { terms: terms(null) },
      250,
      null,
    ],
    [
      'an offer for another day',
      [from(1000, { timetable: [{ dayIndex: 5, from: '00:00', to: '24:00' }] })],
      2,
      { terms: terms(null) },
      250,
      null,
    ],
    ["'freeAfter 0 means always free' (C13)", [], 1, { terms: terms(0) }, 0, ['reached', 0, 0]],
    ["'null means never' (C13)", [], 9, { terms: terms(null) }, 250, null],
    [
      "'Exactly 10,00 missing still says Noch' (C13)",
      [from(3000)],
      2,
      { terms: terms(null) },
      250,
      ['near', 3000, 1000],
    ],
    ['a cent more missing', [from(3001)], 2, { terms: terms(null) }, 250, ['far', 3001, 1001]],
    ["'An empty cart has L = 0' (C13)", [from(3000)], 0, { terms: terms(null) }, 0, ['far', 3000, 3000]],
    ['an unknown address: no fee yet', [from(3000)], 2, { terms: null }, 0, ['near', 3000, 1000]],
    ['pickup', [from(3000)], 2, { terms: terms(null), deliveryType: 'pickup' }, 0, null],
    ['dine-in', [from(3000)], 2, { terms: terms(null), deliveryType: 'dineIn' }, 0, null],
  ])('%s', (_, offers, amount, given, fee, hint) => {
    expect(delivery(offers, amount, given)).toEqual({ fee, hint });
  });

  it("compares S1: 'free delivery S1'; cart discount and coupon do not count", () => {
    const offers = [anOffer({ kind: 'cartDiscount' }), from(2000)];
    const coupon = {
      code: 'X',
      type: 'value',
      value: toCents(500),
      minimumOrderValue: toCents(0),
      exclusive: false,
    } as const;
    expect(delivery(offers, 2, { terms: terms(null), coupon }).fee).toBe(0);
  });

  it('counts dish discounts and two-for-one', () => {
    const two = anOffer({
      kind: 'twoForOnePromotion',
      itemSelection: { dishes: [], categories: ['pizza' as never], menus: [] },
    });
    expect(delivery([two, from(2000)], 2, { terms: terms(null) })).toEqual({ fee: 250, hint: ['near', 2000, 1000] });
  });
});
