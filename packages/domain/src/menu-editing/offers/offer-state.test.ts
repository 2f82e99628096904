import { expect, it } from 'vitest';
import { aDailyDish, anOffer, at, during } from '../../../testing/index.ts';
import { type EditableOffer, toDailyOffer } from './editable-offer.ts';
import { findOfferState, type OfferState } from './offer-state.ts';

const lunch = { timetable: [during('Di 11:30-14:30'), during('Mi 11:30-14:30')] };
const now = { time: at('Mi 12:00'), date: '2026-11-25' };

it.each<[string, EditableOffer, OfferState]>([
  ['always', anOffer({ kind: 'freeDelivery' }), { state: 'active', until: null, lastDay: null }],
  [
    'in its hours',
    anOffer({ kind: 'dishDiscount', ...lunch }),
    { state: 'active', until: at('Mi 14:30'), lastDay: null },
  ],
  [
    'not announced',
    anOffer({ kind: 'cartDiscount', showInShop: false }),
    { state: 'hidden', until: null, lastDay: null },
  ],
  [
    'before its hours',
    anOffer({ kind: 'dishDiscount', timetable: [during('Do 11:30-14:30')] }),
    { state: 'planned', from: at('Do 11:30'), firstDay: null },
  ],
  [
    'before its first day',
    anOffer({ kind: 'freeItem', validFrom: '2026-12-01' }),
    { state: 'planned', from: null, firstDay: '2026-12-01' },
  ],
  [
    'on its last day',
    anOffer({ kind: 'freeItem', validUntil: '2026-11-25' }),
    { state: 'active', until: null, lastDay: '2026-11-25' },
  ],
  [
    'after its last day',
    anOffer({ kind: 'freeItem', validUntil: '2026-11-24' }),
    { state: 'ended', lastDay: '2026-11-24' },
  ],
  [
    'a daily dish on its day',
    toDailyOffer(aDailyDish({ day: 3 })),
    { state: 'active', until: at('Do 00:00'), lastDay: null },
  ],
  ['a daily dish that is off', toDailyOffer(aDailyDish({ active: false })), { state: 'paused' }],
])('says what an offer does: %s', (_, offer, expected) => {
  expect(findOfferState(offer, now)).toEqual(expected);
});
