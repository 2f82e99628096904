import type { DeliveryType } from '../menu/delivery-type.ts';
import type { OpeningHours, SpecialOpening } from '../shop/shop-config.ts';
import { MINUTES_PER_DAY, minuteOfDayFrom, parseTimeOfDay } from '../shop-time.ts';
import type { CalendarDay, Moment, Schedule } from './schedule.ts';

/** Hours of one day as they are written down: 'HH:MM', to at or before from means the next day (spec 3 O3). */
export interface Hours {
  readonly from: string;
  readonly to: string;
}

/** Open time on one axis of minutes whose 0 is today's midnight; the end is exclusive (spec 3 O3). */
export interface Stretch {
  /** The day whose hours these are: 0 = today, -1 = yesterday. */
  readonly day: number;
  readonly start: number;
  readonly end: number;
}

/** The special opening that replaces a day's hours; the first of the list counts. */
export function specialOpeningOn(opening: OpeningHours, date: string): SpecialOpening | null {
  return opening.specialOpeningTimes.find((special) => special.from <= date && date <= special.to) ?? null;
}

/** The hours that begin on a day: those of a special opening, else the delivery times for deliveries, else the opening times. */
export function hoursOn(opening: OpeningHours, day: CalendarDay, deliveryType: DeliveryType): readonly Hours[] {
  const special = specialOpeningOn(opening, day.date);
  if (special) return special.hours;
  const hasDeliveryTimes = deliveryType === 'delivery' && opening.deliveryTimes.length > 0;
  const timetable = hasDeliveryTimes ? opening.deliveryTimes : opening.openingTimes;
  return timetable.filter((entry) => entry.dayIndex === day.day);
}

/** All hours of the calendar, in order, one stretch for each that is written down. */
export function stretchesOf(schedule: Schedule, deliveryType: DeliveryType): readonly Stretch[] {
  const today = indexOfToday(schedule);
  if (today < 0) return [];
  return schedule.calendar
    .flatMap((day, index) =>
      hoursOn(schedule.opening, day, deliveryType).flatMap((hours) => stretchOf(hours, index - today)),
    )
    .toSorted((left, right) => left.start - right.start || left.end - right.end);
}

/** The stretches with what overlaps or touches made one: when it really closes. */
export function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const result: Stretch[] = [];
  for (const stretch of stretches) {
    const last = result.at(-1);
    if (last && stretch.start <= last.end)
      result[result.length - 1] = { ...last, end: Math.max(last.end, stretch.end) };
    else result.push(stretch);
  }
  return result;
}

/** The stretch that holds a minute of the axis. */
export function stretchAt(stretches: readonly Stretch[], minute: number): Stretch | undefined {
  return stretches.find((stretch) => stretch.start <= minute && minute < stretch.end);
}

/** A minute of the axis as a moment; null beyond the calendar. */
export function momentAt(schedule: Schedule, minute: number): Moment | null {
  const dayOffset = Math.floor(minute / MINUTES_PER_DAY);
  const day = schedule.calendar[indexOfToday(schedule) + dayOffset];
  return day ? { date: day.date, day: day.day, minute: minuteOfDayFrom(minute - dayOffset * MINUTES_PER_DAY) } : null;
}

function indexOfToday(schedule: Schedule): number {
  return schedule.calendar.findIndex((day) => day.date === schedule.now.date);
}

function stretchOf(hours: Hours, day: number): readonly Stretch[] {
  const from = parseTimeOfDay(hours.from);
  const to = parseTimeOfDay(hours.to);
  if (from === null || to === null) return [];
  const midnight = day * MINUTES_PER_DAY;
  return [{ day, start: midnight + from, end: midnight + to + (to <= from ? MINUTES_PER_DAY : 0) }];
}
