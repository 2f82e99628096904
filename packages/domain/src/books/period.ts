import { dayNumber } from '../opening/day-number.ts';
import { DAY_INDEXES, type DayIndex } from '../shop-time.ts';
import { addDays, addMonths, daysInMonth, joinDate, splitDate } from './calendar.ts';

export const PERIOD_KINDS = ['day', 'week', 'month', 'year', 'range'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** Days from one to another, both inclusive, 'YYYY-MM-DD'. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The longest range of a report: two years. */
export const MOST_DAYS = 731;

export const countDays = ({ from, to }: Period): number => dayNumber(to) - dayNumber(from) + 1;

/** 0 is Sunday. */
export const weekdayOn = (date: string): DayIndex =>
  // 1 March 2026 is a Sunday.
  DAY_INDEXES[(((dayNumber(date) - dayNumber('2026-03-01')) % 7) + 7) % 7] ?? 0;

/** The day, week from Monday, month or year that holds a date. */
export function periodAround(kind: Exclude<PeriodKind, 'range'>, date: string): Period {
  const { year, month } = splitDate(date);
  switch (kind) {
    case 'day':
      return { from: date, to: date };
    case 'week': {
      const from = addDays(date, -((weekdayOn(date) + 6) % 7));
      return { from, to: addDays(from, 6) };
    }
    case 'month':
      return { from: joinDate(year, month, 1), to: joinDate(year, month, daysInMonth(year, month)) };
    case 'year':
      return { from: joinDate(year, 1, 1), to: joinDate(year, 12, 31) };
  }
}

/**
 * The period to compare with: the same weekday a week before, the week, month or year before, or as many days right before a
 * range. Of a period that still runs, only as many days as have passed.
 */
export function previousPeriod(kind: PeriodKind, { from, to }: Period, today: string): Period {
  const start = findPreviousStart(kind, { from, to });
  const last = to > today && from <= today ? today : to;
  const passed = countDays({ from, to: last });
  const end = last === to ? findPreviousEnd(kind, { from, start, days: passed }) : addDays(start, passed - 1);
  return { from: start, to: end };
}

function findPreviousStart(kind: PeriodKind, { from, to }: Period): string {
  switch (kind) {
    case 'day':
    case 'week':
      return addDays(from, -7);
    case 'month':
      return addMonths(from, -1);
    case 'year':
      return addMonths(from, -12);
    case 'range':
      return addDays(from, -countDays({ from, to }));
  }
}

interface PreviousStart {
  readonly from: string;
  readonly start: string;
  readonly days: number;
}

// Months and years differ in length: the period before ends where this one starts.
function findPreviousEnd(kind: PeriodKind, { from, start, days }: PreviousStart): string {
  return kind === 'month' || kind === 'year' ? addDays(from, -1) : addDays(start, days - 1);
}

export const STEPS = ['hour', 'day', 'month'] as const;
export type Step = (typeof STEPS)[number];

const MOST_DAY_STEPS = 62;

/** The steps of a period's chart: a day by hour, up to two months by day, longer ones by month. */
export function findStep(period: Period): Step {
  const days = countDays(period);
  if (days === 1) return 'hour';
  return days <= MOST_DAY_STEPS ? 'day' : 'month';
}
