import { type DayIndex, type Timetable, parseTimeOfDay, toSpan } from '@tischlein/domain';
import type { Hours } from '@tischlein/domain/opening';

/** Monday first, as a German week is read. */
export const WEEK: readonly DayIndex[] = [1, 2, 3, 4, 5, 6, 0];

const DAY_MINUTES = 1440;

/** The hours of one day, in their order. */
export const listHours = (timetable: Timetable, day: DayIndex): readonly Hours[] =>
  timetable.filter(({ dayIndex }) => dayIndex === day).map(({ from, to }) => ({ from, to }));

/** The timetable with other hours on these days. */
export function replaceDays(timetable: Timetable, days: readonly DayIndex[], hours: readonly Hours[]): Timetable {
  const others = timetable.filter(({ dayIndex }) => !days.includes(dayIndex));
  return [...others, ...days.flatMap((dayIndex) => hours.map(({ from, to }) => ({ dayIndex, from, to })))];
}

/** Further hours for a day: lunch and dinner where there are none, else two hours after the last. */
export function suggestHours(hours: readonly Hours[]): Hours {
  const last = hours.at(-1);
  if (!last) return { from: '11:30', to: '22:00' };
  const start = (toMinutes(last.to) + 120) % DAY_MINUTES;
  return { from: formatMinutes(start), to: formatMinutes((start + 240) % DAY_MINUTES) };
}

/** What is wrong with the hours of a day; null: nothing. */
export function findHoursProblem(hours: readonly Hours[]): 'incomplete' | 'overlap' | null {
  const spans = hours.flatMap((each) => toSpan(each) ?? []).toSorted((one, other) => one.from - other.from);
  if (spans.length < hours.length) return 'incomplete';
  return spans.some(({ from }, index) => from < (spans[index - 1]?.to ?? 0)) ? 'overlap' : null;
}

/** Where hours lie on a day's bar of 30 hours, as parts of its length; over midnight they go on beyond 24:00. */
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
