import { MINUTES_PER_DAY, minuteOfDayFrom } from '../shop-time.ts';
import type { CalendarDay, Moment, Schedule } from './schedule.ts';

/**
 * The days of a schedule on one axis of minutes as they really pass; its 0 is today's midnight. A night in which the clocks
 * change is an hour shorter or longer on it (spec 3 O3).
 */
export interface TimeAxis {
  readonly days: readonly CalendarDay[];
  /** Where each day begins, by its place in `days`. */
  readonly starts: readonly number[];
  /** Place of today in `days`. */
  readonly today: number;
  readonly now: number;
}

/** Lays the days of a schedule out; null where today is not among them. */
export function timeAxis({ calendar, now }: Schedule): TimeAxis | null {
  const today = calendar.findIndex((day) => day.date === now.date);
  const current = calendar[today];
  if (!current) return null;
  const starts: number[] = [];
  let start = 0;
  for (const day of calendar) {
    starts.push(start);
    start += countMinutes(day);
  }
  const midnight = starts[today] ?? 0;
  const repeated = now.isRepeated && current.clockChange ? countChangedMinutes(current) : 0;
  return {
    days: calendar,
    starts: starts.map((each) => each - midnight),
    today,
    now: passedAt(current, now.minute) + repeated,
  };
}

/** A wall minute of a day on the axis; one that is left out is the moment at which the clocks jump. */
export function onAxis(axis: TimeAxis, day: number, minute: number): number {
  const ahead = Math.floor(minute / MINUTES_PER_DAY);
  const calendarDay = axis.days[day + ahead];
  const start = axis.starts[day + ahead];
  const minuteOfDay = minute - ahead * MINUTES_PER_DAY;
  if (calendarDay && start !== undefined) return start + passedAt(calendarDay, minuteOfDay);
  // Beyond the calendar no clock is known to change.
  return (axis.starts.at(-1) ?? 0) + (day + ahead - axis.days.length + 1) * MINUTES_PER_DAY + minuteOfDay;
}

/** Whether a wall minute of a day is left out by the clocks. */
export function isSkipped({ days }: TimeAxis, day: number, minute: number): boolean {
  const ahead = Math.floor(minute / MINUTES_PER_DAY);
  const change = days[day + ahead]?.clockChange;
  const minuteOfDay = minute - ahead * MINUTES_PER_DAY;
  return change?.kind === 'skipped' && change.from <= minuteOfDay && minuteOfDay < change.to;
}

/** A minute of the axis as the wall shows it; null beyond the calendar. */
export function momentOnAxis({ days, starts }: TimeAxis, minute: number): Moment | null {
  const index = starts.findLastIndex((start) => start <= minute);
  const day = days[index];
  if (!day || index < 0) return null;
  const passed = minute - (starts[index] ?? 0);
  if (passed >= countMinutes(day)) return null;
  return { date: day.date, day: day.day, minute: minuteOfDayFrom(wallMinute(day, passed)) };
}

function passedAt({ clockChange: change }: CalendarDay, minute: number): number {
  if (!change) return minute;
  const { kind, from, to } = change;
  if (kind === 'repeated') return minute < to ? minute : minute + to - from;
  if (minute < from) return minute;
  return minute < to ? from : minute - (to - from);
}

function wallMinute({ clockChange: change }: CalendarDay, passed: number): number {
  if (!change) return passed;
  const { kind, from, to } = change;
  if (kind === 'repeated') return passed < to ? passed : passed - (to - from);
  return passed < from ? passed : passed + to - from;
}

const countMinutes = (day: CalendarDay): number =>
  MINUTES_PER_DAY + (day.clockChange?.kind === 'repeated' ? countChangedMinutes(day) : -countChangedMinutes(day));

const countChangedMinutes = ({ clockChange }: CalendarDay): number =>
  clockChange ? clockChange.to - clockChange.from : 0;
