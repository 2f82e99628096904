import { type DayIndex, type MinuteOfDay, minuteOfDayFrom } from '@tischlein/domain';
import type { CalendarDay, ClockChange, Now } from '@tischlein/domain/opening';

const ZONE = 'Europe/Berlin';
const MS_PER_MINUTE = 60_000;
const NS_PER_MINUTE = MS_PER_MINUTE * 1_000_000;
const DAY_NAMES = [0, 1, 2, 3, 4, 5, 6] as const;

/** Source of the current time; injected so that tests can set it. */
export interface Clock {
  /** UTC with milliseconds: '2026-11-21T18:30:00.000Z'. */
  now(): string;
}

export const systemClock: Clock = { now: () => new Date().toISOString() };

/** A clock that starts at the given instant and runs from there. */
export function clockFrom(start: string): Clock {
  const ahead = Date.parse(start) - Date.now();
  return { now: () => new Date(Date.now() + ahead).toISOString() };
}

/** Milliseconds since 1970. */
export const toMilliseconds = (instant: string): number => Date.parse(instant);

/** Inverse of `toMilliseconds`, in the stored format. */
export const atMilliseconds = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** A local date and time in Europe/Berlin. */
export interface WallTime {
  /** 'YYYY-MM-DD' */
  readonly date: string;
  readonly day: DayIndex;
  readonly minute: MinuteOfDay;
}

/** The wall time of an instant in Europe/Berlin (S3 O3). */
export function toWallTime(instant: string): WallTime {
  const minute = epochMinute(instant);
  const known = wallTimes.get(minute);
  if (known) return known;
  if (wallTimes.size >= MAX_INSTANTS) wallTimes.clear();
  const wallTime = findWallTime(instant);
  wallTimes.set(minute, wallTime);
  return wallTime;
}

// Cache, as for instants: the offset from UTC is whole minutes.
const wallTimes = new Map<number, WallTime>();

function findWallTime(instant: string): WallTime {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE);
  return {
    date: local.toPlainDate().toString(),
    day: toDayIndex(local.dayOfWeek),
    minute: minuteOfDayFrom(local.hour * 60 + local.minute),
  };
}

/** An instant as the opening rules need it; marks the second pass of an hour that is repeated in autumn. */
export function toNow(instant: string): Now {
  if (lastNow.instant !== instant) lastNow = { instant, now: findNow(instant) };
  return lastNow.now;
}

// One-entry cache: every shop asks for the same instant.
let lastNow: { readonly instant: string; readonly now: Now } = {
  instant: '',
  now: { date: '', day: 0, minute: minuteOfDayFrom(0) },
};

function findNow(instant: string): Now {
  const wall = toWallTime(instant);
  const first = toInstant(wall.date, wall.minute);
  const isRepeated = first !== null && Date.parse(instant) - Date.parse(first) >= MS_PER_MINUTE;
  return isRepeated ? { ...wall, isRepeated } : wall;
}

/**
 * The instant of a wall time as ISO with offset; null if daylight saving skips that time.
 * A repeated time means its first occurrence.
 */
export function toInstant(date: string, minute: number): string | null {
  const key = `${date} ${minute}`;
  const known = instants.get(key);
  if (known !== undefined) return known;
  if (instants.size >= MAX_INSTANTS) instants.clear();
  const instant = findInstant(date, minute);
  instants.set(key, instant);
  return instant;
}

// Cache: shops offer mostly the same times, and Temporal's time zone lookups are slow.
const instants = new Map<string, string | null>();
const MAX_INSTANTS = 20_000;

function findInstant(date: string, minute: number): string | null {
  const time = Temporal.PlainTime.from({ hour: Math.floor(minute / 60), minute: minute % 60 });
  const local = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: ZONE, plainTime: time });
  if (local.hour * 60 + local.minute !== minute) return null;
  return local.toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** Formats an instant with the offset of Europe/Berlin: '2026-11-22T11:00:00+01:00'. */
export const toShopZone = (instant: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE).toString({ timeZoneName: 'never', smallestUnit: 'second' });

/** The days from `before` days before this date to `after` days after it. */
export function calendarAround(date: string, before: number, after: number): CalendarDay[] {
  const first = Temporal.PlainDate.from(date).subtract({ days: before });
  return Array.from({ length: before + after + 1 }, (_, days) => {
    const day = first.add({ days });
    const clockChange = clockChangeOn(day);
    return { date: day.toString(), day: toDayIndex(day.dayOfWeek), ...(clockChange && { clockChange }) };
  });
}

function clockChangeOn(date: Temporal.PlainDate): ClockChange | null {
  const start = date.toZonedDateTime(ZONE);
  const after = start.hoursInDay === 24 ? null : start.getTimeZoneTransition('next');
  if (!after) return null;
  const before = after.subtract({ nanoseconds: 1 });
  const gained = (after.offsetNanoseconds - before.offsetNanoseconds) / NS_PER_MINUTE;
  const minute = after.hour * 60 + after.minute;
  return gained > 0
    ? { kind: 'skipped', from: minute - gained, to: minute }
    : { kind: 'repeated', from: minute, to: minute - gained };
}

/** Compares two instants written in any format. */
export const isAtOrAfter = (instant: string, other: string): boolean => Date.parse(instant) >= Date.parse(other);

/** Formats an instant as UTC with milliseconds, the format for storing and comparing instants. */
export const toUtc = (instant: string): string => new Date(instant).toISOString();

/** Adds seconds to an instant; negative values subtract. */
export const plusSeconds = (instant: string, seconds: number): string =>
  new Date(Date.parse(instant) + seconds * 1000).toISOString();

/** Minutes from one instant to another, rounded up. */
export const minutesUntil = (from: string, to: string): number =>
  Math.ceil((Date.parse(to) - Date.parse(from)) / MS_PER_MINUTE);

/** Whole minutes since 1970, rounded down. */
export const epochMinute = (instant: string): number => Math.floor(Date.parse(instant) / MS_PER_MINUTE);

/** Inverse of `epochMinute`, in the stored format. */
export const atEpochMinute = (minute: number): string => new Date(minute * MS_PER_MINUTE).toISOString();

/** Whole seconds from one instant to the next, rounded up. */
export const secondsBetween = (earlier: string, later: string): number =>
  Math.ceil((Date.parse(later) - Date.parse(earlier)) / 1000);

/** Seconds since 1970, the unit payment providers use. */
export const unixSeconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

export const plusMinutes = (instant: string, minutes: number): string => plusSeconds(instant, minutes * 60);

/** Local midnight before this instant, in Europe/Berlin. */
export function startOfDay(instant: string): string {
  const start = Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE).startOfDay();
  return toUtc(start.toInstant().toString());
}

/** The next local midnight, in Europe/Berlin. */
export function endOfDay(instant: string): string {
  const start = Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE).startOfDay().add({ days: 1 });
  return toUtc(start.toInstant().toString());
}

/** The Monday of the week of a day, 'YYYY-MM-DD'. */
export function toMonday(date: string): string {
  const day = Temporal.PlainDate.from(date);
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
}

export const secondsUntilMidnight = (instant: string): number => secondsBetween(instant, endOfDay(instant));

// Temporal counts Monday 1 to Sunday 7, the shops Sunday 0 to Saturday 6 (S3 O3).
const toDayIndex = (dayOfWeek: number): DayIndex => DAY_NAMES[dayOfWeek % 7] ?? 0;
