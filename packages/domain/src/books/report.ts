import { add, type Cents, NO_CENTS } from '../money.ts';
import { listDays, toMonth, type Period, type ShopDay, weekdayOn } from '../shop-day.ts';
import type { DayIndex } from '../shop-time.ts';
import { addFigures, addTotals } from './add-figures.ts';
import { countOrders, type Figures, sumTakings, type Totals } from './figures.ts';
import { countDays, findStep, type Step } from './period.ts';

/** What a report consists of, as tables. */
export const REPORT_TABLES = [
  'days',
  'types',
  'origins',
  'methods',
  'vat',
  'hours',
  'weekdays',
  'dishes',
  'offers',
  'coupons',
  'postcodes',
  'refusals',
  'branches',
] as const;
export type ReportTable = (typeof REPORT_TABLES)[number];

export interface DayOf<Value> {
  readonly date: ShopDay;
  readonly figures: Value;
}

/** One bar of the chart, with that of the period before. */
export interface Bar {
  /** '18', '2026-11-22', '2026-11' */
  readonly key: string;
  readonly orders: number;
  readonly takings: Cents;
  readonly takingsBefore: Cents;
}

export interface WeekdayFigures {
  readonly day: DayIndex;
  readonly orders: number;
  readonly takings: Cents;
  /** Orders by hour of the day, 24 of them. */
  readonly hours: readonly number[];
}

export interface Report {
  readonly step: Step;
  readonly figures: Figures;
  readonly before: Totals;
  readonly bars: readonly Bar[];
  readonly weekdays: readonly WeekdayFigures[];
}

interface ReportDays {
  readonly period: Period;
  readonly days: readonly DayOf<Figures>[];
  readonly previous: Period;
  readonly daysBefore: readonly DayOf<Totals>[];
}

/** The report of a period from the figures of its days; days without figures may be missing. */
export function createReport({ period, days, previous, daysBefore }: ReportDays): Report {
  const figures = addFigures(days.map((day) => day.figures));
  const before = addTotals(daysBefore.map((day) => day.figures));
  const totals = days.map((day) => ({ date: day.date, figures: day.figures.totals }));
  const step = findStep(period);
  return {
    step,
    figures,
    before,
    bars:
      step === 'hour'
        ? listHourBars(figures.totals, before)
        : listDateBars(step, { period, totals, previous, daysBefore }),
    weekdays: WEEK.map((day) => sumWeekday(day, totals)),
  };
}

/** Monday first. */
const WEEK: readonly DayIndex[] = [1, 2, 3, 4, 5, 6, 0];

function listHourBars({ hours }: Totals, before: Totals): readonly Bar[] {
  const all = [...hours, ...before.hours].map(({ hour }) => hour);
  if (all.length === 0) return [];
  const [first, last] = widen(Math.min(...all), Math.max(...all));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index;
    const own = hours.find((each) => each.hour === hour);
    const earlier = before.hours.find((each) => each.hour === hour);
    return {
      key: String(hour),
      orders: own?.orders ?? 0,
      takings: own?.takings ?? NO_CENTS,
      takingsBefore: earlier?.takings ?? NO_CENTS,
    };
  });
}

const LEAST_HOURS = 8;

/** A single bar over the whole width would say nothing. */
function widen(first: number, last: number): readonly [first: number, last: number] {
  const missing = Math.max(0, LEAST_HOURS - (last - first + 1));
  const start = Math.max(0, Math.min(first - Math.floor(missing / 2), 24 - LEAST_HOURS));
  return missing === 0 ? [first, last] : [start, start + LEAST_HOURS - 1];
}

interface DatedTotals extends Pick<ReportDays, 'period' | 'previous' | 'daysBefore'> {
  readonly totals: readonly DayOf<Totals>[];
}

// Bars are compared by their place in the period: the third day with the third day.
function listDateBars(step: 'day' | 'month', { period, totals, previous, daysBefore }: DatedTotals): readonly Bar[] {
  const own = listBars(step, period, totals);
  const earlier = listBars(step, previous, daysBefore);
  return own.map((bar, index) => ({ ...bar, takingsBefore: earlier[index]?.takings ?? NO_CENTS }));
}

type PlainBar = Omit<Bar, 'takingsBefore'>;

function listBars(step: 'day' | 'month', period: Period, totals: readonly DayOf<Totals>[]): readonly PlainBar[] {
  const toKey = (date: ShopDay): string => (step === 'day' ? date : toMonth(date));
  const bars = new Map<string, PlainBar>();
  if (countDays(period) > 0)
    for (const date of listDays(period)) bars.set(toKey(date), { key: toKey(date), orders: 0, takings: NO_CENTS });
  for (const { date, figures } of totals) {
    const bar = bars.get(toKey(date));
    if (!bar) continue;
    bars.set(bar.key, {
      key: bar.key,
      orders: bar.orders + countOrders(figures),
      takings: add(bar.takings, sumTakings(figures.takings)),
    });
  }
  return [...bars.values()];
}

function sumWeekday(day: DayIndex, totals: readonly DayOf<Totals>[]): WeekdayFigures {
  const own = addTotals(totals.filter(({ date }) => weekdayOn(date) === day).map(({ figures }) => figures));
  const hours = Array.from({ length: 24 }, (_, hour) => own.hours.find((each) => each.hour === hour)?.orders ?? 0);
  return { day, orders: countOrders(own), takings: sumTakings(own.takings), hours };
}
