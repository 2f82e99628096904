import { describe, expect, it } from 'vitest';
import { aShop } from '../../testing/index.ts';
import { shopDay } from '../shop-day.ts';
import { enterHolidays, toHolidayOpening } from './holidays.ts';
import { specialOpeningOn } from './stretches.ts';

const FRIDAY = shopDay('2026-12-25');
const SATURDAY = shopDay('2026-12-26');

const opening = {
  ...aShop().opening,
  openingTimes: [
    { dayIndex: 5, from: '17:00', to: '23:00' },
    { dayIndex: 0, from: '12:00', to: '21:00' },
  ] as const,
  deliveryTimes: [],
  specialOpeningTimes: [],
};
const delivers = { ...opening, deliveryTimes: [{ dayIndex: 0, from: '17:00', to: '20:00' }] as const };
const SUNDAY = [{ from: '12:00', to: '21:00' }];
const entry = { from: FRIDAY, to: FRIDAY, reason: 'holiday' };

describe("'geschlossen / wie Sonntag / üblich' on a holiday", () => {
  it.each([
    ['closed', opening, { ...entry, hours: [] }],
    ['sunday', opening, { ...entry, hours: SUNDAY }],
    ['sunday', delivers, { ...entry, hours: SUNDAY, deliveryHours: [{ from: '17:00', to: '20:00' }] }],
    ['usual', opening, null],
    // No hours on Sundays: like a Sunday means closed.
    ['sunday', { ...opening, openingTimes: [] }, { ...entry, hours: [] }],
  ] as const)('%s', (choice, hours, expected) => {
    expect(toHolidayOpening(hours, FRIDAY, choice)).toEqual(expected);
  });
});

it('several days are entered at once, in their order, and what is entered already stays', () => {
  const vacation = { from: '2026-12-26', to: '2026-12-30', reason: 'vacation', hours: [] } as const;
  const party = { from: '2026-12-01', to: '2026-12-01', reason: 'other', hours: SUNDAY } as const;
  const entered = enterHolidays({ ...opening, specialOpeningTimes: [party, vacation] }, [
    { day: SATURDAY, choice: 'sunday' },
    { day: FRIDAY, choice: 'closed' },
    { day: shopDay('2027-01-01'), choice: 'usual' },
  ]);
  expect(entered).toEqual([party, { ...entry, hours: [] }, vacation]);
});

it('what is entered for a day inside a vacation still goes before the vacation: the first entry of a day applies', () => {
  const silvester = { from: '2026-12-31', to: '2026-12-31', reason: 'other', hours: SUNDAY } as const;
  const vacation = { from: '2026-12-27', to: '2027-01-03', reason: 'vacation', hours: [] } as const;
  const before = { ...opening, specialOpeningTimes: [silvester, vacation] };
  const after = { ...before, specialOpeningTimes: enterHolidays(before, [{ day: FRIDAY, choice: 'closed' }]) };
  expect(after.specialOpeningTimes).toEqual([{ ...entry, hours: [] }, silvester, vacation]);
  expect(specialOpeningOn(after, '2026-12-31')).toEqual(silvester);
});

it('a day that is chosen twice is entered once', () => {
  const choices = [
    { day: FRIDAY, choice: 'closed' },
    { day: FRIDAY, choice: 'sunday' },
  ] as const;
  expect(enterHolidays(opening, choices)).toEqual([{ ...entry, hours: [] }]);
});

it("days that stay 'üblich' change nothing", () => {
  expect(enterHolidays(opening, [{ day: FRIDAY, choice: 'usual' }])).toBe(opening.specialOpeningTimes);
});
