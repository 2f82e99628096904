import { describe, expect, it } from 'vitest';
import { addDays, addMonths, shopDay, weekdayOn } from '../shop-day.ts';
import { countDays, findStep, periodAround, previousPeriod } from './period.ts';

const SUNDAY = shopDay('2026-11-22');

describe('calendar days', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-11-22', 365, '2027-11-22'],
  ])('%s and %d days are %s', (date, days, expected) => {
    expect(addDays(shopDay(date), days)).toBe(expected);
  });

  it.each([
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2028-02-29', -12, '2027-02-28'],
  ])('%s and %d months are %s', (date, months, expected) => {
    expect(addMonths(shopDay(date), months)).toBe(expected);
  });

  it('knows the weekday', () => {
    expect(['2026-11-22', '2026-11-23', '2024-02-29', '2000-01-01'].map(weekdayOn)).toEqual([0, 1, 4, 6]);
  });
});

describe('periods of a report', () => {
  it.each([
    ['day', '2026-11-22', '2026-11-22'],
    ['week', '2026-11-16', '2026-11-22'],
    ['month', '2026-11-01', '2026-11-30'],
    ['year', '2026-01-01', '2026-12-31'],
  ] as const)('the %s around a Sunday goes from %s to %s', (kind, from, to) => {
    expect(periodAround(kind, SUNDAY)).toEqual({ from, to });
  });

  it.each([
    ['a day with the same weekday', 'day', '2026-11-22', '2026-11-22', '2026-11-15', '2026-11-15'],
    ['a whole month with the month before', 'month', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['a whole year with the year before', 'year', '2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31'],
    ['a week that runs with as many days', 'week', '2026-11-23', '2026-11-29', '2026-11-16', '2026-11-18'],
    ['a month that runs with as many days', 'month', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-25'],
    ['a range with the days before it', 'range', '2026-11-10', '2026-11-12', '2026-11-07', '2026-11-09'],
  ] as const)('compares %s', (_, kind, from, to, before, until) => {
    expect(previousPeriod(kind, { from: shopDay(from), to: shopDay(to) }, shopDay('2026-11-25'))).toEqual({
      from: before,
      to: until,
    });
  });

  it('charts a day by hour, two months by day and a year by month', () => {
    const steps = ['day', 'month', 'year'] as const;
    expect(steps.map((kind) => findStep(periodAround(kind, SUNDAY)))).toEqual(['hour', 'day', 'month']);
    expect(countDays(periodAround('year', shopDay('2028-01-01')))).toBe(366);
  });
});
