declare const minuteOfDay: unique symbol;

/** 0 is Sunday (S1 §9). */
export type DayIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export const DAY_INDEXES = [0, 1, 2, 3, 4, 5, 6] as const;
export const MINUTES_PER_DAY = 1440;
export const MINUTES_PER_WEEK = 10_080;

/** Minutes since local midnight in Europe/Berlin, 0 to 1439. */
export type MinuteOfDay = number & { readonly [minuteOfDay]: true };

/** A moment as a shop sees it: weekday and wall-clock minute (S1 §4 'day index plus minute offset'). */
export interface ShopTime {
  readonly day: DayIndex;
  readonly minute: MinuteOfDay;
}

/** A stretch of the week as it is written down: from inclusive, to exclusive; to at or before from means the next day (spec 3 O3). */
export interface TimetableEntry {
  readonly dayIndex: DayIndex;
  /** 'HH:MM' */
  readonly from: string;
  /** 'HH:MM' */
  readonly to: string;
}

/** Empty or absent means always (spec 3 C8). */
export type Timetable = readonly TimetableEntry[];

/** Brands a whole number of minutes since midnight. */
export function minuteOfDayFrom(value: number): MinuteOfDay {
  if (!Number.isInteger(value) || value < 0 || value >= MINUTES_PER_DAY) throw new Error(`not a minute of a day: ${value}`);
  return value as MinuteOfDay;
}

/** Reads 'HH:MM'; null where it is no time of day. '24:00' is the midnight at a day's end. */
export function parseTimeOfDay(text: string): MinuteOfDay | null {
  const match = /^(\d{2}):(\d{2})$/.exec(text);
  if (!match) return null;
  const hours = Number(match[1]);
  const minutes = Number(match[2]);
  if (hours === 24 && minutes === 0) return 0 as MinuteOfDay;
  return hours < 24 && minutes < 60 ? minuteOfDayFrom(hours * 60 + minutes) : null;
}
