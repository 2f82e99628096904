import { type DayIndex, type Timetable, parseTimeOfDay, toSpan } from '@tischlein/domain';
import type { Hours } from '@tischlein/domain/opening';

/** Monday first, as usual in Germany. */
export const WEEK: readonly DayIndex[] = [1, 2, 3, 4, 5, 6, 0];

const DAY_MINUTES = 1440;

/** The hours of one day, in the order of the timetable. */
export const listHours = (timetable: Timetable, day: DayIndex): readonly Hours[] =>
  timetable.filter(({ dayIndex }) => dayIndex === day).map(({ from, to }) => ({ from, to }));

/** Replaces the hours of these days. */
export function replaceDays(timetable: Timetable, days: readonly DayIndex[], hours: readonly Hours[]): Timetable {
  const others = timetable.filter(({ dayIndex }) => !days.includes(dayIndex));
  return [...others, ...days.flatMap((dayIndex) => hours.map(({ from, to }) => ({ dayIndex, from, to })))];
}

/** Suggests another span: 11:30 to 22:00 for an empty day, otherwise four hours after a break of two. */
export function suggestHours(hours: readonly Hours[]): Hours {
  const last = hours.at(-1);
  if (!last) return { from: '11:30', to: '22:00' };
  const start = (toMinutes(last.to) + 120) % DAY_MINUTES;
  return { from: formatMinutes(start), to: formatMinutes((start + 240) % DAY_MINUTES) };
}

/** The problem with a day's hours, or null. */
export function findHoursProblem(hours: readonly Hours[]): 'incomplete' | 'overlap' | null {
  const spans = hours.flatMap((each) => toSpan(each) ?? []).toSorted((one, other) => one.from - other.from);
  if (spans.length < hours.length) return 'incomplete';
  return spans.some(({ from }, index) => from < (spans[index - 1]?.to ?? 0)) ? 'overlap' : null;
}

/** Position on a bar of 30 hours, as fractions of its length; hours past midnight continue beyond 24:00. */
export function calculateBar(hours: Hours): { readonly from: number; readonly length: number } {
  const { from, to } = toSpan(hours) ?? { from: 0, to: 0 };
  const whole = DAY_MINUTES * 1.25;
  return { from: from / whole, length: (Math.min(to, whole) - from) / whole };
}

const toMinutes = (time: string): number => parseTimeOfDay(time) ?? 0;

function formatMinutes(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
