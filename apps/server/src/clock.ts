import { type DayIndex, type MinuteOfDay, minuteOfDayFrom } from '@tischlein/domain';

const ZONE = 'Europe/Berlin';
const DAY_NAMES = [0, 1, 2, 3, 4, 5, 6] as const;

/** The present. Injected, so that tests choose it. */
export interface Clock {
  /** UTC with milliseconds: '2026-11-21T18:30:00.000Z'. */
  now(): string;
}

/** The clock of the machine. */
export const systemClock: Clock = { now: () => new Date().toISOString() };

/** A clock that shows this instant now and runs on from there. */
export function clockFrom(start: string): Clock {
  const ahead = Date.parse(start) - Date.now();
  return { now: () => new Date(Date.now() + ahead).toISOString() };
}

/** A moment on the shops' wall clocks, with its day in the calendar. */
export interface WallTime {
  /** 'YYYY-MM-DD' */
  readonly date: string;
  readonly day: DayIndex;
  readonly minute: MinuteOfDay;
}

export interface CalendarDate {
  readonly date: string;
  readonly day: DayIndex;
}

/** The wall time of an instant in Europe/Berlin (spec 3 O3). */
export function wallTimeOf(instant: string): WallTime {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE);
  return {
    date: local.toPlainDate().toString(),
    day: dayIndexOf(local.dayOfWeek),
    minute: minuteOfDayFrom(local.hour * 60 + local.minute),
  };
}

/** The instant of a wall time as ISO with offset; null where daylight saving leaves that time out. A time that comes twice is its first. */
export function instantOf(date: string, minute: number): string | null {
  const time = Temporal.PlainTime.from({ hour: Math.floor(minute / 60), minute: minute % 60 });
  const local = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: ZONE, plainTime: time });
  if (local.hour * 60 + local.minute !== minute) return null;
  return local.toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** The days from `before` days before this date to `after` days after it. */
export function calendarAround(date: string, before: number, after: number): CalendarDate[] {
  const first = Temporal.PlainDate.from(date).subtract({ days: before });
  return Array.from({ length: before + after + 1 }, (_, days) => {
    const day = first.add({ days });
    return { date: day.toString(), day: dayIndexOf(day.dayOfWeek) };
  });
}

/** Whether an instant is no earlier than another, however both are written. */
export const isAtOrAfter = (instant: string, other: string): boolean => Date.parse(instant) >= Date.parse(other);

/** The same instant in UTC with milliseconds, the form in which instants are stored and compared. */
export const toUtc = (instant: string): string => new Date(instant).toISOString();

/** An instant so many seconds later; negative: earlier. */
export const plusSeconds = (instant: string, seconds: number): string =>
  new Date(Date.parse(instant) + seconds * 1000).toISOString();

export const plusMinutes = (instant: string, minutes: number): string => plusSeconds(instant, minutes * 60);

/** Midnight at the start of the day, on the shops' clocks, that this instant lies in. */
export function startOfDay(instant: string): string {
  const start = Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE).startOfDay();
  return toUtc(start.toInstant().toString());
}

// Temporal counts Monday 1 to Sunday 7, the shops Sunday 0 to Saturday 6 (S1 §9).
const dayIndexOf = (dayOfWeek: number): DayIndex => DAY_NAMES[dayOfWeek % 7] ?? 0;
