import { describe, expect, it } from 'vitest';
import { aDailyDish, anOffer, aShop, at, during } from '../../../testing/index.ts';
import type { OpeningHours, ShopConfig } from '../../shop/shop-config.ts';
import { type EditableOffer, toDailyOffer } from './editable-offer.ts';
import { findOfferState, type OfferState } from './offer-state.ts';

const lunch = { timetable: [during('Di 11:30-14:30'), during('Mi 11:30-14:30')] };
const now = { time: at('Mi 12:00'), date: '2026-11-25' };
const shop = aShop();
const takes = (part: Partial<OpeningHours>) => aShop({ opening: { ...shop.opening, ...part } });
const forToday = takes({ enablePreOrder: false });

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
    'at the minute at which its hours begin',
    anOffer({ kind: 'freeItem', timetable: [during('Mi 12:00-14:00')] }),
    { state: 'active', until: at('Mi 14:00'), lastDay: null },
  ],
  [
    'at the minute at which its hours end',
    anOffer({ kind: 'freeItem', timetable: [during('Mi 10:00-12:00')] }),
    { state: 'planned', from: at('Mi 10:00'), firstDay: null },
  ],
  [
    'on its last day, after its last hours',
    anOffer({ kind: 'freeItem', timetable: [during('Mi 10:00-12:00')], validUntil: '2026-11-25' }),
    { state: 'ended', lastDay: '2026-11-25' },
  ],
  [
    'its hours come again on the last day',
    anOffer({ kind: 'freeItem', timetable: [during('Mi 10:00-12:00')], validUntil: '2026-12-02' }),
    { state: 'planned', from: at('Mi 10:00'), firstDay: null },
  ],
  [
    'its last day comes before its hours do',
    anOffer({ kind: 'freeItem', timetable: [during('Fr 10:00-12:00')], validUntil: '2026-11-26' }),
    { state: 'ended', lastDay: '2026-11-26' },
  ],
  [
    'its hours are later today',
    anOffer({ kind: 'freeItem', timetable: [during('Mi 18:00-22:00')], validUntil: '2026-11-25' }),
    { state: 'planned', from: at('Mi 18:00'), firstDay: null },
  ],
  [
    'a daily dish on its day',
    toDailyOffer(aDailyDish({ day: 3 })),
    { state: 'active', until: at('Do 00:00'), lastDay: null },
  ],
  ['a daily dish that is off', toDailyOffer(aDailyDish({ active: false })), { state: 'paused' }],
])('says what an offer does: %s', (_, offer, expected) => {
  expect(findOfferState(forToday, offer, now)).toEqual(expected);
});

describe('an offer whose last hours are over, on its last day', () => {
  const planned: OfferState = { state: 'planned', from: at('Mi 10:00'), firstDay: null };
  const ended: OfferState = { state: 'ended', lastDay: '2026-11-25' };
  const offer = anOffer({ kind: 'cartDiscount', timetable: [during('Mi 10:00-12:00')], validUntil: '2026-11-25' });
  const atTables = anOffer({
    kind: 'cartDiscount',
    type: 'dineIn',
    timetable: [during('Mi 10:00-12:00')],
    validUntil: '2026-11-25',
  });

  it.each<[string, ShopConfig, EditableOffer, OfferState]>([
    ['can still be ordered for its next hours', takes({ enablePreOrder: true, preOrderDays: 7 }), offer, planned],
    ['is over if guests cannot order that far ahead', takes({ enablePreOrder: true, preOrderDays: 6 }), offer, ended],
    ['is over if guests cannot order ahead', takes({ enablePreOrder: false, preOrderDays: 7 }), offer, ended],
    ['is over at tables, where nobody orders ahead', takes({ enablePreOrder: true, preOrderDays: 7 }), atTables, ended],
  ])('%s', (_, config, each, expected) => {
    expect(findOfferState({ ...config, supportDineIn: true }, each, now)).toEqual(expected);
  });

  it('goes on in hours of the last evening that end after midnight', () => {
    const late = { timetable: [during('Do 00:30-02:00')], validUntil: '2026-11-25' };
    const night = anOffer({ kind: 'cartDiscount', ...late });
    const openUntil = (hours: Parameters<typeof during>[0]) =>
      takes({ enablePreOrder: false, openingTimes: [during(hours)], deliveryTimes: [] });
    expect(findOfferState(openUntil('Mi 18:00-02:00'), night, now).state).toBe('planned');
    expect(findOfferState(openUntil('Mi 18:00-23:00'), night, now).state).toBe('ended');
  });
});
