import type { DeliveryType } from '../delivery-type.ts';
import type { OpeningHours, SpecialOpening } from '../shop/shop-config.ts';
import { type Span, toSpan } from '../shop-time.ts';
import type { CalendarDay, Schedule } from './schedule.ts';
import { onAxis, type TimeAxis } from './time-axis.ts';

/** Hours of one day as 'HH:MM'; `to` <= `from` ends on the next day (S3 O3). */
export interface Hours {
  readonly from: string;
  readonly to: string;
}

/** A stretch of opening time on the axis; the end is exclusive (S3 O3). */
export interface Stretch {
  /** Calendar index of the day that the hours belong to. */
  readonly day: number;
  readonly start: number;
  readonly end: number;
  /** The same on that day's wall clock. */
  readonly wall: Span;
}

/** The special opening that replaces the day's hours, or null; the first match applies. */
export function specialOpeningOn(opening: OpeningHours, date: string): SpecialOpening | null {
  return opening.specialOpeningTimes.find((special) => special.from <= date && date <= special.to) ?? null;
}

/**
 * Hours that begin on a day: those of a special opening, with its delivery hours for deliveries if it has any;
 * otherwise the delivery times for deliveries if there are any, otherwise the opening times.
 */
export function hoursOn(
  opening: OpeningHours,
  day: Pick<CalendarDay, 'date' | 'day'>,
  deliveryType: DeliveryType,
): readonly Hours[] {
  const special = specialOpeningOn(opening, day.date);
  if (special) return (deliveryType === 'delivery' ? special.deliveryHours : undefined) ?? special.hours;
  const hasDeliveryTimes = deliveryType === 'delivery' && opening.deliveryTimes.length > 0;
  const timetable = hasDeliveryTimes ? opening.deliveryTimes : opening.openingTimes;
  return timetable.filter((entry) => entry.dayIndex === day.day);
}

/** All stretches of the calendar, sorted, one for each entry. */
export function listStretches({ opening }: Schedule, axis: TimeAxis, deliveryType: DeliveryType): readonly Stretch[] {
  const cached = cache.get(opening);
  const current = cached && cached.days === axis.days && cached.today === axis.today ? cached : layOut(opening, axis);
  return deliveryType === 'delivery' ? current.delivery : current.shop;
}

interface CachedStretches extends Pick<TimeAxis, 'days' | 'today'> {
  readonly shop: readonly Stretch[];
  readonly delivery: readonly Stretch[];
}

// Hours and calendar are the same all day; only the current minute changes.
const cache = new WeakMap<OpeningHours, CachedStretches>();

function layOut(opening: OpeningHours, axis: TimeAxis): CachedStretches {
  const { days, today } = axis;
  const shop = stretchesOn(opening, axis, 'pickup');
  const delivery = deliversAtOtherTimes(opening) ? stretchesOn(opening, axis, 'delivery') : shop;
  const made = { days, today, shop, delivery };
  cache.set(opening, made);
  return made;
}

const deliversAtOtherTimes = ({ deliveryTimes, specialOpeningTimes }: OpeningHours): boolean =>
  deliveryTimes.length > 0 || specialOpeningTimes.some(({ deliveryHours }) => deliveryHours !== undefined);

/** The stretches of the calendar for one order type, sorted; not cached. */
export const stretchesOn = (opening: OpeningHours, axis: TimeAxis, deliveryType: DeliveryType): readonly Stretch[] =>
  axis.days
    .flatMap((day, index) => hoursOn(opening, day, deliveryType).flatMap((hours) => toStretch(axis, index, hours)))
    .toSorted((left, right) => left.start - right.start || left.end - right.end);

/** Merges stretches that overlap or touch, to find the actual closing time. */
export function joinStretches(stretches: readonly Stretch[]): readonly Stretch[] {
  const result: Stretch[] = [];
  for (const stretch of stretches) {
    const last = result.at(-1);
    if (last && stretch.start <= last.end)
      result[result.length - 1] = { ...last, end: Math.max(last.end, stretch.end) };
    else result.push(stretch);
  }
  return result;
}

export function findStretchAt(stretches: readonly Stretch[], minute: number): Stretch | undefined {
  return stretches.find((stretch) => stretch.start <= minute && minute < stretch.end);
}

function toStretch(axis: TimeAxis, day: number, hours: Hours): readonly Stretch[] {
  const wall = toSpan(hours);
  if (!wall) return [];
  const start = onAxis(axis, day, wall.from);
  const end = onAxis(axis, day, wall.to);
  // Hours inside a skipped hour do not exist.
  return start < end ? [{ day, start, end, wall }] : [];
}
