import { describe, expect, it } from 'vitest';
import { aShop, during } from '../../testing/index.ts';
import { shopDay } from '../shop-day.ts';
import { type DayIndex, parseTimeOfDay, minuteOfDayFrom } from '../shop-time.ts';
import type { OpeningHours } from '../shop/shop-config.ts';
import { listOpenMinutes } from './open-times.ts';
import type { CalendarDay } from './schedule.ts';

// Saturday to Tuesday.
const CALENDAR: readonly CalendarDay[] = Array.from({ length: 4 }, (_, index) => ({
  date: shopDay(`2026-11-${14 + index}`),
  day: ((index + 6) % 7) as DayIndex,
}));

/** On Sunday the 15th. */
const openAt = (time: string, hours: Partial<OpeningHours>) =>
  listOpenMinutes({
    opening: { ...aShop().opening, ...hours },
    calendar: CALENDAR,
    now: { date: shopDay('2026-11-15'), day: 0, minute: parseTimeOfDay(time) ?? minuteOfDayFrom(0) },
  });

const NOON = { openingTimes: [during('So 12:00-14:00'), during('Mo 12:00-14:00')] };

describe('when a shop is open', () => {
  it.each([
    [
      'before opening',
      '11:30',
      NOON,
      [
        [30, 150],
        [1470, 1590],
      ],
    ],
    [
      'while it is open',
      '12:30',
      NOON,
      [
        [0, 90],
        [1410, 1530],
      ],
    ],
    ['when it closes', '14:00', NOON, [[1320, 1440]]],
    ['past midnight', '01:00', { openingTimes: [during('Sa 18:00-02:00')] }, [[0, 60]]],
    [
      'also for deliveries only',
      '13:00',
      { openingTimes: [during('So 12:00-14:00')], deliveryTimes: [during('So 13:30-20:00')] },
      [[0, 420]],
    ],
    [
      'not on a day off',
      '11:00',
      { ...NOON, specialOpeningTimes: [{ from: '2026-11-15', to: '2026-11-15', hours: [], reason: '' }] },
      [[1500, 1620]],
    ],
    ['never without hours', '12:00', { openingTimes: [] }, []],
  ])('%s', (_, time, hours, expected) => {
    expect(openAt(time, hours as Partial<OpeningHours>).map(({ from, until }) => [from, until])).toEqual(expected);
  });
});
