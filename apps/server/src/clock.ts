import {
  addDays,
  DAY_STARTS_MINUTE,
  splitDate,
  joinDate,
  type DayIndex,
  type MinuteOfDay,
  minuteOfDayFrom,
  type Period,
  type ShopDay,
  shopDay,
  toBusinessDate,
} from '@tischlein/domain';
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
  readonly date: ShopDay;
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
    date: joinDate(local.year, local.month, local.day),
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
  now: { date: shopDay('1970-01-01'), day: 4, minute: minuteOfDayFrom(0) },
};

function findNow(instant: string): Now {
  const wall = toWallTime(instant);
  const first = toInstant(wall.date, wall.minute);
  const isRepeated = first !== null && Date.parse(instant) - Date.parse(first) >= MS_PER_MINUTE;
  return isRepeated ? { ...wall, isRepeated } : wall;
}

/** The instant of a wall time; null if daylight saving skips that time. A repeated time means its first occurrence. */
export const toInstant = (date: ShopDay, minute: number): string | null => findInstant(date, minute)?.stored ?? null;

/** The same, as guests' devices read it: '2026-11-22T11:00:00+01:00'. Never stored or compared. */
export const toZonedInstant = (date: ShopDay, minute: number): string | null =>
  findInstant(date, minute)?.zoned ?? null;

interface KnownInstant {
  readonly stored: string;
  readonly zoned: string;
}

function findInstant(date: ShopDay, minute: number): KnownInstant | null {
  const key = `${date} ${minute}`;
  const known = instants.get(key);
  if (known !== undefined) return known;
  if (instants.size >= MAX_INSTANTS) instants.clear();
  const instant = calculateInstant(date, minute);
  instants.set(key, instant);
  return instant;
}

// Cache: shops offer mostly the same times, and Temporal's time zone lookups are slow.
const instants = new Map<string, KnownInstant | null>();
const MAX_INSTANTS = 20_000;

function calculateInstant(date: ShopDay, minute: number): KnownInstant | null {
  const time = Temporal.PlainTime.from({ hour: Math.floor(minute / 60), minute: minute % 60 });
  const local = Temporal.PlainDate.from(splitDate(date)).toZonedDateTime({ timeZone: ZONE, plainTime: time });
  if (local.hour * 60 + local.minute !== minute) return null;
  const zoned = local.toString({ timeZoneName: 'never', smallestUnit: 'second' });
  return { stored: toUtc(zoned), zoned };
}

/** Formats an instant for readers outside with the offset of Europe/Berlin: '2026-11-22T11:00:00+01:00'. Never stored or compared. */
export const toShopZone = (instant: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE).toString({ timeZoneName: 'never', smallestUnit: 'second' });

/** The days from `before` days before this date to `after` days after it. */
export function calendarAround(date: ShopDay, before: number, after: number): CalendarDay[] {
  const first = Temporal.PlainDate.from(splitDate(date)).subtract({ days: before });
  return Array.from({ length: before + after + 1 }, (_, days) => {
    const day = first.add({ days });
    const clockChange = clockChangeOn(day);
    return {
      date: joinDate(day.year, day.month, day.day),
      day: toDayIndex(day.dayOfWeek),
      ...(clockChange && { clockChange }),
    };
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

// Only this file makes ranges, so that no query gets one of anything but days.
const madeOfDays: unique symbol = Symbol('made of days');

/** Stored instants from `from` on and before `to`: what happened on some days of the shop, whose length clock changes alter. */
export interface UtcRange {
  readonly from: string;
  readonly to: string;
  readonly [madeOfDays]: true;
}

/** The instants of a period; null: open to that side. */
export const toUtcRange = ({ from, to }: { readonly [Side in keyof Period]: ShopDay | null }): UtcRange => ({
  from: from === null ? FIRST_INSTANT : toMidnight(from),
  to: to === null || to === LAST_DAY ? LAST_INSTANT : toMidnight(addDays(to, 1)),
  [madeOfDays]: true,
});

// Years are compared as text, so that they have four digits.
const FIRST_INSTANT = '0000-01-01T00:00:00.000Z';
const LAST_INSTANT = '9999-12-31T23:59:59.999Z';
const LAST_DAY = '9999-12-31';

/** The instants of a day, which has 23 or 25 hours when the clocks change. */
export const toDayRange = (day: ShopDay): UtcRange => toUtcRange({ from: day, to: day });

const toMidnight = (day: ShopDay): string => atMinute(day, 0);

// Clocks change between 2:00 and 3:00.
function atMinute(day: ShopDay, minute: number): string {
  const instant = toInstant(day, minute);
  if (instant === null) throw new Error(`${day} has no minute ${minute}`);
  return instant;
}

/** The last day before an instant at which something ends; midnight ends the day before. */
export const lastDayBefore = (end: string): ShopDay => toWallTime(atMilliseconds(toMilliseconds(end) - 1)).date;

/** The last days, today included. */
export function lastDays(now: string, days: number): Period {
  const { date: to } = toWallTime(now);
  return { from: addDays(to, 1 - days), to };
}

/** The local midnight at which the day of this instant began. */
export const startOfDay = (instant: string): string => toMidnight(toWallTime(instant).date);

/** The next local midnight. */
export const endOfDay = (instant: string): string => toMidnight(addDays(toWallTime(instant).date, 1));

/** The day that staff are in (decision 077). */
export const toBusinessDay = (instant: string): ShopDay => toBusinessDate(toWallTime(instant));

/** The instants of a business day: from 5:00 to 5:00 of the next day. */
export const toBusinessRange = (day: ShopDay): UtcRange => ({
  from: atMinute(day, DAY_STARTS_MINUTE),
  to: atMinute(addDays(day, 1), DAY_STARTS_MINUTE),
  [madeOfDays]: true,
});

export const secondsUntilMidnight = (instant: string): number => secondsBetween(instant, endOfDay(instant));

// Temporal counts Monday 1 to Sunday 7, the shops Sunday 0 to Saturday 6 (S3 O3).
const toDayIndex = (dayOfWeek: number): DayIndex => DAY_NAMES[dayOfWeek % 7] ?? 0;
