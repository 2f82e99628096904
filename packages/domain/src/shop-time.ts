import type { DeliveryType, OrderTypeFilter } from './delivery-type.ts';

declare const minuteOfDay: unique symbol;

/** 0 is Sunday (S1 §9). */
export type DayIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export const DAY_INDEXES = [0, 1, 2, 3, 4, 5, 6] as const;
export const MINUTES_PER_DAY = 1440;
export const MINUTES_PER_WEEK = 10_080;

/** Minutes since local midnight in Europe/Berlin, 0 to 1439. */
export type MinuteOfDay = number & { readonly [minuteOfDay]: true };

/** Weekday and wall-clock minute in the shop (S1 §4 Shop time). */
export interface ShopTime {
  readonly day: DayIndex;
  readonly minute: MinuteOfDay;
}

/** Weekly hours. `from` is inclusive, `to` exclusive; `to` <= `from` ends on the next day (S3 O3). */
export interface TimetableEntry {
  readonly dayIndex: DayIndex;
  /** 'HH:MM' */
  readonly from: string;
  /** 'HH:MM' */
  readonly to: string;
}

/** Minutes from midnight; `from` inclusive, `to` exclusive, values beyond 1440 are on the next day. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Empty or absent means always (S3 C8). */
export type Timetable = readonly TimetableEntry[];

/** Brands minutes since midnight; throws unless they are a whole number from 0 to 1439. */
export function minuteOfDayFrom(value: number): MinuteOfDay {
  if (!Number.isInteger(value) || value < 0 || value >= MINUTES_PER_DAY)
    throw new Error(`not a minute of a day: ${value}`);
  return value as MinuteOfDay;
}

/** Parses 'HH:MM'; null if invalid. '24:00' is midnight, 0. */
export function parseTimeOfDay(text: string): MinuteOfDay | null {
  const match = /^(\d{2}):(\d{2})$/.exec(text);
  if (!match) return null;
  const hours = Number(match[1]);
  const minutes = Number(match[2]);
  if (hours === 24 && minutes === 0) return 0 as MinuteOfDay;
  return hours < 24 && minutes < 60 ? minuteOfDayFrom(hours * 60 + minutes) : null;
}

/** Minutes since the start of Sunday, 0 to 10079. */
export const minuteOfWeek = (time: ShopTime): number => time.day * MINUTES_PER_DAY + time.minute;

/** Adds whole minutes, negative ones too; wraps around the week. */
export function laterBy(time: ShopTime, minutes: number): ShopTime {
  const minute = wrapped(minuteOfWeek(time) + minutes);
  const day = DAY_INDEXES[Math.floor(minute / MINUTES_PER_DAY)];
  if (day === undefined) throw new Error(`not a whole number of minutes: ${minutes}`);
  return { day, minute: minuteOfDayFrom(minute % MINUTES_PER_DAY) };
}

/** Returns whether the timetable is active; an empty one always is (S3 O3, C8). */
export function isActiveAt(timetable: Timetable, time: ShopTime): boolean {
  return timetable.length === 0 || timetable.some((entry) => isWithin(entry, time));
}

/** The next start after `time`; null for an empty timetable. */
export function nextStart(timetable: Timetable, time: ShopTime): ShopTime | null {
  return nextCommonStart([timetable], time);
}

/** The next start after `time` at which all timetables are active; null if there is none, or if all are empty. */
export function nextCommonStart(timetables: readonly Timetable[], time: ShopTime): ShopTime | null {
  const waits = timetables.flat().flatMap((entry) => {
    const from = minutesInto(entry.from);
    if (from === null) return [];
    const wait = wrapped(entry.dayIndex * MINUTES_PER_DAY + from - minuteOfWeek(time));
    return [wait === 0 ? MINUTES_PER_WEEK : wait];
  });
  for (const wait of waits.toSorted((left, right) => left - right)) {
    const start = laterBy(time, wait);
    if (timetables.every((timetable) => isActiveAt(timetable, start))) return start;
  }
  return null;
}

/** Returns whether the filter includes the order type; 'webshop' excludes dineIn (S1 §5). */
export function isForOrderType(filter: OrderTypeFilter, deliveryType: DeliveryType): boolean {
  return filter === 'all' || filter === deliveryType || (filter === 'webshop' && deliveryType !== 'dineIn');
}

/** Converts hours to minutes; `to` <= `from` ends on the next day (S3 O3). Returns null if either is invalid. */
export function toSpan(hours: Pick<TimetableEntry, 'from' | 'to'>): Span | null {
  const from = minutesInto(hours.from);
  const to = minutesInto(hours.to);
  if (from === null || to === null) return null;
  const length = (to - from + MINUTES_PER_DAY) % MINUTES_PER_DAY || MINUTES_PER_DAY;
  return { from, to: from + length };
}

function isWithin(entry: TimetableEntry, time: ShopTime): boolean {
  const span = toSpan(entry);
  if (!span) return false;
  return wrapped(minuteOfWeek(time) - entry.dayIndex * MINUTES_PER_DAY - span.from) < span.to - span.from;
}

/** Minutes since midnight; '24:00' is 1440. */
const minutesInto = (text: string): number | null => (text === '24:00' ? MINUTES_PER_DAY : parseTimeOfDay(text));

const wrapped = (minutes: number): number => ((minutes % MINUTES_PER_WEEK) + MINUTES_PER_WEEK) % MINUTES_PER_WEEK;
