import type { DeliveryType } from '@tischlein/domain/menu';
import {
  type CalendarDay,
  isServable,
  type Kitchen,
  type Moment,
  type SlotPlacement,
  type Schedule,
  type ServeTime,
  serveSlots,
  slotStart,
  listSoonestPlacements,
} from '@tischlein/domain/opening';
import type { ShopConfig } from '@tischlein/domain/shop';
import { dayAndTime } from '@tischlein/wording';
import {
  atEpochMinute,
  calendarAround,
  epochMinute,
  toInstant,
  isAtOrAfter,
  minutesUntil,
  toNow,
  startOfDay,
  toWallTime,
} from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

const DAYS_AHEAD = 8;

/** What the hours of a shop depend on. */
export type ShopHours = Pick<LoadedShop, 'id' | 'pause'> & {
  readonly config: Pick<ShopConfig, 'opening' | 'slotCapacity'>;
};

/** A shop's hours as they look at an instant: with its pause, and with what its kitchen has promised. */
export function shopSchedule({ slots }: Pick<Deps, 'slots'>, shop: ShopHours, instant: string): Schedule {
  const now = toNow(instant);
  const { opening, slotCapacity } = shop.config;
  const pause = pauseAt(shop, instant);
  return {
    opening,
    now,
    calendar: calendarFor(now.date, Math.max(DAYS_AHEAD, opening.preOrderDays + 1)),
    ...(pause && { pause }),
    ...(slotCapacity && { kitchen: kitchenAt(shop, { slotCapacity, loads: slots.loadsOf(shop.id), instant }) }),
  };
}

function pauseAt({ pause }: ShopHours, instant: string): Schedule['pause'] | null {
  if (!pause) return null;
  const minutesLeft = minutesUntil(instant, pause.until);
  return minutesLeft > 0 ? { scope: pause.scope, minutesLeft } : null;
}

function kitchenAt(
  { config }: ShopHours,
  {
    slotCapacity,
    loads,
    instant,
  }: Pick<Kitchen, 'loads'> & {
    readonly slotCapacity: Kitchen['capacity'];
    readonly instant: string;
  },
): Kitchen {
  const { slotMinutes } = config.opening;
  return { capacity: slotCapacity, slotMinutes, midnight: epochMinute(startOfDay(instant)), loads };
}

// Every order asks for it, and it is the same all day and for every shop.
const calendars = new Map<number, { readonly date: string; readonly calendar: readonly CalendarDay[] }>();

function calendarFor(date: string, daysAhead: number): readonly CalendarDay[] {
  const known = calendars.get(daysAhead);
  if (known?.date === date) return known.calendar;
  const calendar = calendarAround(date, 1, daysAhead);
  calendars.set(daysAhead, { date, calendar });
  return calendar;
}

/** When an order can be served, with instants. */
export function serveTimes(schedule: Schedule, deliveryType: DeliveryType, makeMinutes?: number): ServeTime[] {
  return serveSlots(schedule, deliveryType, makeMinutes).flatMap((slot) => serveTime(schedule.now, slot) ?? []);
}

function serveTime(now: Moment, slot: Moment): ServeTime | null {
  const serveAt = toInstant(slot.date, slot.minute);
  return serveAt === null ? null : { serveAt, label: dayAndTime(now, slot), day: slot.day, minute: slot.minute };
}

/** Whether an order for this instant can be placed now; null is as soon as possible (spec 3 O7). */
export function servability(
  schedule: Schedule,
  deliveryType: DeliveryType,
  wanted: { readonly serveAt: string | null; readonly makeMinutes?: number },
): ReturnType<typeof isServable> {
  const { serveAt, ...order } = wanted;
  return isServable(schedule, deliveryType, { ...order, slot: serveAt === null ? null : toWallTime(serveAt) });
}

const NEXT_TIMES = 3;

/** The times a guest is offered instead of one that is gone: the next three from there on, else the first three. */
export function nextServeTimes(
  schedule: Schedule,
  deliveryType: DeliveryType,
  { serveAt, makeMinutes }: { readonly serveAt: string | null; readonly makeMinutes?: number },
): ServeTime[] {
  const times = serveTimes(schedule, deliveryType, makeMinutes);
  const later = times.filter((time) => serveAt === null || isAtOrAfter(time.serveAt, serveAt));
  return (later.length > 0 ? later : times).slice(0, NEXT_TIMES);
}

/** A place in the kitchen's plan: the slot and when the guest has the order. */
export interface KitchenPlace {
  readonly slot: number;
  readonly at: string;
}

/** The slots that an order may take, the best first; none are needed where the kitchen has no limits. */
export function kitchenPlaces(
  { kitchen, ...schedule }: Schedule,
  deliveryType: DeliveryType,
  { serveAt, makeMinutes }: { readonly serveAt: string | null; readonly makeMinutes: number },
): readonly KitchenPlace[] {
  if (!kitchen || deliveryType === 'dineIn') return [];
  if (serveAt !== null) return [{ slot: slotStart(epochMinute(serveAt), kitchen.slotMinutes), at: serveAt }];
  return listSoonestPlacements({ ...schedule, kitchen }, deliveryType, makeMinutes).flatMap((place) =>
    kitchenPlace(kitchen, place),
  );
}

const kitchenPlace = ({ midnight }: Kitchen, { at, slot }: SlotPlacement): readonly KitchenPlace[] =>
  slot === null ? [] : [{ slot, at: atEpochMinute(midnight + at) }];
