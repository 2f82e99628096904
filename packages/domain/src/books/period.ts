import { dayNumber } from '../day-number.ts';
import {
  addDays,
  addMonths,
  daysInMonth,
  joinDate,
  type Period,
  type ShopDay,
  splitDate,
  weekdayOn,
} from '../shop-day.ts';

export const PERIOD_KINDS = ['day', 'week', 'month', 'year', 'range'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** The longest range of a report: two years. */
export const MOST_DAYS = 731;

export const countDays = ({ from, to }: Period): number => dayNumber(to) - dayNumber(from) + 1;

/** The day, week from Monday, month or year that holds a date. */
export function periodAround(kind: Exclude<PeriodKind, 'range'>, date: ShopDay): Period {
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
export function previousPeriod(kind: PeriodKind, { from, to }: Period, today: ShopDay): Period {
  const start = findPreviousStart(kind, { from, to });
  const last = to > today && from <= today ? today : to;
  const passed = countDays({ from, to: last });
  const end = last === to ? findPreviousEnd(kind, { from, start, days: passed }) : addDays(start, passed - 1);
  return { from: start, to: end };
}

function findPreviousStart(kind: PeriodKind, { from, to }: Period): ShopDay {
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
  readonly from: ShopDay;
  readonly start: ShopDay;
  readonly days: number;
}

// Months and years differ in length: the period before ends where this one starts.
function findPreviousEnd(kind: PeriodKind, { from, start, days }: PreviousStart): ShopDay {
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
