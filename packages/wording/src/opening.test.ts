import { minuteOfDayFrom, shopDay } from '@tischlein/domain';
import type { Moment, OpeningState } from '@tischlein/domain/opening';
import { describe, expect, it } from 'vitest';
import { closedText, openingNotice, openingSticker, openingTimeText, specialClosingText } from './opening.ts';

const NOW: Moment = { date: shopDay('2026-11-15'), day: 0, minute: minuteOfDayFrom(600) };
const AT_FIVE: Moment = { ...NOW, minute: minuteOfDayFrom(1020) };
const MONDAY: Moment = { date: shopDay('2026-11-16'), day: 1, minute: minuteOfDayFrom(690) };
const LUNCH = [{ from: '11:30', to: '15:00' }];
const STATE: OpeningState = {
  isOpen: true,
  closesAt: { ...NOW, minute: minuteOfDayFrom(1350) },
  opensAt: null,
  minutesUntilOpen: null,
  minutesUntilClosed: 750,
  minutesUntilChange: 750,
  isDeliveryOpen: true,
  deliveryOpensAt: null,
  hoursToday: LUNCH,
  deliveryHoursToday: LUNCH,
  deliveryDeviates: false,
  special: null,
};
const BOTH = { delivery: true, pickup: true };

describe('the closed dialog (S1 §2 Closed dialog, S3 O2)', () => {
  it.each([
    ['when opening in under 60 minutes', 59, AT_FIVE, 'Wir öffnen in 59 Minuten.'],
    ['spec 3 O2', 1, AT_FIVE, 'Wir öffnen in 1 Minute.'],
    ['from 60 minutes on', 60, AT_FIVE, 'Wir öffnen um 17:00 Uhr.'],
    ['spec 3 O2', 1530, MONDAY, 'Wir öffnen am Montag um 11:30 Uhr.'],
    ['unknown', null, null, 'Wir haben für heute geschlossen.'],
  ])('%s', (_, minutes, opensAt, expected) => {
    expect(closedText(minutes, openingTimeText(opensAt, NOW))).toBe(expected);
  });
});

describe('the header', () => {
  it.each([
    [STATE, 'Geöffnet bis 22:30'],
    [{ ...STATE, closesAt: null }, 'Durchgehend geöffnet'],
    [{ ...STATE, isOpen: false, opensAt: AT_FIVE }, 'Öffnet um 17:00 Uhr'],
    [{ ...STATE, isOpen: false, opensAt: MONDAY }, 'Öffnet am Montag um 11:30 Uhr'],
    [{ ...STATE, isOpen: false }, 'Geschlossen'],
  ])('%#', (state, expected) => {
    expect(openingSticker(state, NOW)).toBe(expected);
  });
});

describe('messages of the day (S1 §4 Opening)', () => {
  const special = { from: '2026-11-15', to: '2026-11-15', reason: 'holiday', hours: [] } as const;
  it.each([
    ['a day like any other', STATE, BOTH, ''],
    [
      'closed for a holiday',
      { ...STATE, special, hoursToday: [], deliveryHoursToday: [] },
      BOTH,
      'Heute ist Feiertag, wir haben geschlossen.',
    ],
    [
      'a special day without deliveries',
      { ...STATE, special: { ...special, message: 'Heute ist Stadtfest.', hours: LUNCH }, deliveryHoursToday: [] },
      BOTH,
      'Heute ist Stadtfest. Heute ist Lieferung ausnahmsweise nicht möglich – Abholung gerne! Heute haben wir von 11:30 bis 15:00 Uhr geöffnet.',
    ],
    [
      'other hours',
      { ...STATE, special: { ...special, hours: LUNCH } },
      BOTH,
      'Heute haben wir von 11:30 bis 15:00 Uhr geöffnet.',
    ],
    [
      'delivery is off but pickup possible',
      { ...STATE, deliveryHoursToday: [] },
      BOTH,
      'Heute ist Lieferung ausnahmsweise nicht möglich – Abholung gerne!',
    ],
    [
      'no delivery at all is no exception',
      { ...STATE, deliveryHoursToday: [], deliveryDeviates: true },
      { delivery: false, pickup: true },
      '',
    ],
    [
      'deviating opening and delivery times',
      { ...STATE, deliveryDeviates: true, deliveryHoursToday: [{ from: '12:00', to: '14:00' }] },
      BOTH,
      'Wir liefern heute von 12:00 bis 14:00 Uhr, geöffnet haben wir von 11:30 bis 15:00 Uhr.',
    ],
  ])('%s', (_, state, supports, expected) => {
    expect(openingNotice(state, supports)).toBe(expected);
  });

  it.each([
    ['vacation', undefined, 'Wir machen Urlaub und haben bis einschließlich 20.11. geschlossen.'],
    ['renovation', undefined, 'Wir renovieren und haben bis einschließlich 20.11. geschlossen.'],
    ['other', undefined, 'Ausnahmsweise haben wir bis einschließlich 20.11. geschlossen.'],
    ['other', 'Betriebsfeier!', 'Betriebsfeier!'],
  ] as const)('%s', (reason, message, expected) => {
    expect(specialClosingText({ ...special, to: '2026-11-20', reason, ...(message && { message }) })).toBe(expected);
  });

  it('says the year of a closing that lasts into another one', () => {
    const closing = { ...special, from: '2026-12-24', to: '2027-01-06', reason: 'vacation' } as const;
    expect(specialClosingText(closing)).toBe('Wir machen Urlaub und haben bis einschließlich 06.01.2027 geschlossen.');
  });
});
