import type { DeliveryType } from '@tischlein/domain/menu';
import { isServable, type Moment, type Schedule, type ServeTime, serveSlots } from '@tischlein/domain/opening';
import type { OpeningHours, ShopConfig } from '@tischlein/domain/shop';
import { dayAndTime } from '@tischlein/wording';
import { type CalendarDate, calendarAround, instantOf, isAtOrAfter, wallTimeOf } from '../clock.ts';

const DAYS_AHEAD = 8;

/** A shop's hours as they look at an instant. */
export function shopSchedule({ opening }: Pick<ShopConfig, 'opening'>, instant: string): Schedule {
  const now = wallTimeOf(instant);
  return { opening, now, calendar: calendarFor(opening, now.date) };
}

// Every order asks for it, and it is the same all day.
const calendars = new WeakMap<OpeningHours, { readonly date: string; readonly calendar: readonly CalendarDate[] }>();

function calendarFor(opening: OpeningHours, date: string): readonly CalendarDate[] {
  const known = calendars.get(opening);
  if (known?.date === date) return known.calendar;
  const calendar = calendarAround(date, 1, Math.max(DAYS_AHEAD, opening.preOrderDays + 1));
  calendars.set(opening, { date, calendar });
  return calendar;
}

/** When an order can be served, with instants; a time that daylight saving leaves out is none. */
export function serveTimes(schedule: Schedule, deliveryType: DeliveryType): ServeTime[] {
  return serveSlots(schedule, deliveryType).flatMap((slot) => serveTime(schedule.now, slot) ?? []);
}

function serveTime(now: Moment, slot: Moment): ServeTime | null {
  const serveAt = instantOf(slot.date, slot.minute);
  return serveAt === null ? null : { serveAt, label: dayAndTime(now, slot), day: slot.day, minute: slot.minute };
}

/** Whether an order for this instant can be placed now; null is as soon as possible (spec 3 O7). */
export function servability(
  schedule: Schedule,
  deliveryType: DeliveryType,
  serveAt: string | null,
): ReturnType<typeof isServable> {
  return isServable(schedule, deliveryType, serveAt === null ? null : wallTimeOf(serveAt));
}

const NEXT_TIMES = 3;

/** The times a guest is offered instead of one that is gone: the next three from there on, else the first three. */
export function nextServeTimes(schedule: Schedule, deliveryType: DeliveryType, serveAt: string | null): ServeTime[] {
  const times = serveTimes(schedule, deliveryType);
  const later = times.filter((time) => serveAt === null || isAtOrAfter(time.serveAt, serveAt));
  return (later.length > 0 ? later : times).slice(0, NEXT_TIMES);
}
