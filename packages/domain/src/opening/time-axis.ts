import { MINUTES_PER_DAY, minuteOfDayFrom } from '../shop-time.ts';
import type { CalendarDay, Moment, Schedule } from './schedule.ts';

/**
 * The days of a schedule on an axis of real minutes; 0 is midnight today. A night with a clock change is an hour
 * shorter or longer (S3 O3).
 */
export interface TimeAxis {
  readonly days: readonly CalendarDay[];
  /** Start of each day in `days`. */
  readonly starts: readonly number[];
  /** Index of today in `days`. */
  readonly today: number;
  readonly now: number;
}

/** Builds the axis; null if the calendar does not contain today. */
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

/** Converts a wall minute of a day to the axis; a skipped minute becomes the moment of the clock change. */
export function onAxis(axis: TimeAxis, day: number, minute: number): number {
  const ahead = Math.floor(minute / MINUTES_PER_DAY);
  const calendarDay = axis.days[day + ahead];
  const start = axis.starts[day + ahead];
  const minuteOfDay = minute - ahead * MINUTES_PER_DAY;
  if (calendarDay && start !== undefined) return start + passedAt(calendarDay, minuteOfDay);
  // No clock changes are known beyond the calendar.
  return (axis.starts.at(-1) ?? 0) + (day + ahead - axis.days.length + 1) * MINUTES_PER_DAY + minuteOfDay;
}

/** Returns whether the clock change skips a wall minute. */
export function isSkipped({ days }: TimeAxis, day: number, minute: number): boolean {
  const ahead = Math.floor(minute / MINUTES_PER_DAY);
  const change = days[day + ahead]?.clockChange;
  const minuteOfDay = minute - ahead * MINUTES_PER_DAY;
  return change?.kind === 'skipped' && change.from <= minuteOfDay && minuteOfDay < change.to;
}

/** Converts a minute of the axis to wall time; null beyond the calendar. */
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
