import { describe, expect, it } from 'vitest';
import {
  aDailyDish,
  aDish,
  aMenuDocument,
  anOffer,
  aShop,
  at,
  during,
  euroOff,
  fixedPrice,
  percent,
  selection,
} from '../../../testing/index.ts';
import { toBasisPoints, toCents } from '../../money.ts';
import { createOffer } from './create-offer.ts';
import { offerId } from '../../ids.ts';
import { type EditableOffer, OFFER_KINDS, toDailyOffer } from './editable-offer.ts';
import type { NeverCode } from './never-applies.ts';
import { toOfferShop } from './offer-shop.ts';
import { findOfferStanding, type OFFER_STANDINGS } from './offer-standing.ts';

const clock = { time: at('Mi 12:00'), date: '2026-11-25' };
const shop = toOfferShop({
  menu: aMenuDocument({ dishes: [aDish({ name: 'Salame', price: 1200 })] }),
  config: aShop(),
  date: clock.date,
});
const onPizza = { itemSelection: selection({ categories: ['pizza'] }) };
const tenOff = { ...onPizza, ...percent(1000) };

type Expected = readonly [standing: (typeof OFFER_STANDINGS)[number], reason: NeverCode | null];

describe("the states 'Entwurf', 'läuft', 'geplant', 'beendet', 'gilt nie'", () => {
  it.each<[string, EditableOffer, Expected]>([
    ['runs', anOffer({ kind: 'dishDiscount', ...tenOff }), ['active', null]],
    ['runs, not announced', anOffer({ kind: 'dishDiscount', ...tenOff, showInShop: false }), ['active', null]],
    ['on a later day', anOffer({ kind: 'dishDiscount', ...tenOff, validFrom: '2026-12-01' }), ['planned', null]],
    [
      'at a later time of the week',
      anOffer({ kind: 'dishDiscount', ...tenOff, timetable: [during('Do 12:00-14:00')] }),
      ['planned', null],
    ],
    ['its last day is over', anOffer({ kind: 'dishDiscount', ...tenOff, validUntil: '2026-11-24' }), ['ended', null]],
    ['over and not finished', anOffer({ kind: 'dishDiscount', validUntil: '2026-11-24' }), ['ended', null]],
    ['a daily dish that is off', toDailyOffer(aDailyDish({ active: false })), ['ended', null]],
    ['nothing selected', anOffer({ kind: 'dishDiscount', itemSelection: selection({}) }), ['draft', 'selectsNothing']],
    ['without a title', anOffer({ kind: 'dishDiscount', ...tenOff, title: '' }), ['draft', 'titleMissing']],
    [
      'a daily dish without a price',
      toDailyOffer(aDailyDish({ categories: ['pizza'], ...fixedPrice(0) })),
      ['draft', 'priceMissing'],
    ],
    [
      'articles that are gone',
      anOffer({ kind: 'dishDiscount', itemSelection: selection({ dishes: ['gone'] }) }),
      ['never', 'selectedGone'],
    ],
    [
      'never in the hours',
      anOffer({ kind: 'dishDiscount', ...tenOff, timetable: [during('Mo 03:00-05:00')] }),
      ['never', 'notWhenOpen'],
    ],
    ['nothing off', anOffer({ kind: 'dishDiscount', ...onPizza, ...euroOff(0) }), ['never', 'worthNothing']],
    [
      'above the list price',
      anOffer({ kind: 'dishDiscount', ...onPizza, ...fixedPrice(1300) }),
      ['never', 'aboveListPrice'],
    ],
  ])('%s', (_, offer, expected) => {
    const { standing, reason } = findOfferStanding(shop, offer, clock);
    expect([standing, reason]).toEqual(expected);
  });

  it.each(OFFER_KINDS.filter((kind) => kind !== 'groupDiscount' && kind !== 'freeDelivery'))(
    'a new offer begins as a draft: %s',
    (kind) => {
      const offer = createOffer(kind, { id: offerId('neu'), name: kind });
      expect(findOfferStanding(shop, offer, clock).standing).toBe('draft');
    },
  );

  it('a group discount without stages is a draft, with one it runs', () => {
    const groups = (discounts: Extract<EditableOffer, { kind: 'groupDiscount' }>['discounts']) =>
      findOfferStanding(shop, { kind: 'groupDiscount', id: offerId('gruppen'), discounts }, clock).standing;
    expect(groups([])).toBe('draft');
    expect(groups([{ discountType: 'percent', value: toBasisPoints(1000), minimumOrderValue: toCents(6000) }])).toBe(
      'active',
    );
  });
});
