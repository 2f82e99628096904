import type { ShopDay } from '@tischlein/domain';
import type { DeliveryType } from '@tischlein/domain/menu';
import {
  type CalendarDay,
  daysUntilHours,
  isServable,
  type Kitchen,
  type Moment,
  type SlotPlacement,
  type Schedule,
  type ServeTime,
  roomIn,
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
  toZonedInstant,
  isAtOrAfter,
  minutesUntil,
  toNow,
  startOfDay,
  toWallTime,
} from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

const DAYS_AHEAD = 8;

export type ShopHours = Pick<LoadedShop, 'id' | 'pause'> & {
  readonly config: Pick<ShopConfig, 'opening' | 'slotCapacity'>;
};

/** A shop's hours as of an instant, with its pause and its kitchen's usage. */
export function createShopSchedule({ slots }: Pick<Deps, 'slots'>, shop: ShopHours, instant: string): Schedule {
  const now = toNow(instant);
  const { opening, slotCapacity } = shop.config;
  const pause = findPause(shop, instant);
  return {
    opening,
    now,
    calendar: getCalendar(now.date, findDaysAhead(opening, now)),
    ...(pause && { pause }),
    ...(slotCapacity && { kitchen: describeKitchen(shop, { slotCapacity, loads: slots.getUsage(shop.id), instant }) }),
  };
}

/** As far as guests can order, and to the first day with hours after a holiday. */
function findDaysAhead(opening: ShopConfig['opening'], today: Moment): number {
  const untilHours = (['pickup', 'delivery'] as const).map((type) => daysUntilHours(opening, today, type) ?? 0);
  return Math.max(DAYS_AHEAD, opening.preOrderDays + 1, ...untilHours);
}

function findPause({ pause }: ShopHours, instant: string): Schedule['pause'] | null {
  if (!pause) return null;
  const minutesLeft = minutesUntil(instant, pause.until);
  return minutesLeft > 0 ? { scope: pause.scope, minutesLeft } : null;
}

function describeKitchen(
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

// Cached: the same for every order and shop on one day.
const calendars = new Map<number, { readonly date: ShopDay; readonly calendar: readonly CalendarDay[] }>();

/** The days from yesterday to this many days ahead. */
export function getCalendar(date: ShopDay, daysAhead: number): readonly CalendarDay[] {
  const known = calendars.get(daysAhead);
  if (known?.date === date) return known.calendar;
  const calendar = calendarAround(date, 1, daysAhead);
  calendars.set(daysAhead, { date, calendar });
  return calendar;
}

/** Offered serving times as instants. */
export function listServeTimes(schedule: Schedule, deliveryType: DeliveryType, makeMinutes?: number): ServeTime[] {
  return serveSlots(schedule, deliveryType, makeMinutes).flatMap((slot) => toServeTime(schedule, slot) ?? []);
}

function toServeTime({ now, kitchen }: Schedule, slot: Moment): ServeTime | null {
  const serveAt = toZonedInstant(slot.date, slot.minute);
  if (serveAt === null) return null;
  const room = kitchen ? roomIn(kitchen, slotStart(epochMinute(serveAt), kitchen.slotMinutes)) : null;
  return {
    serveAt,
    label: dayAndTime(now, slot),
    day: slot.day,
    minute: slot.minute,
    ...(room !== null && { room }),
  };
}

/** Returns whether an order for this instant can be placed now; null is as soon as possible (S3 O7). */
export function checkServability(
  schedule: Schedule,
  deliveryType: DeliveryType,
  requested: { readonly serveAt: string | null; readonly makeMinutes?: number },
): ReturnType<typeof isServable> {
  const { serveAt, ...order } = requested;
  return isServable(schedule, deliveryType, { ...order, slot: serveAt === null ? null : toWallTime(serveAt) });
}

const MAX_NEXT_TIMES = 3;

/** Alternatives for an unavailable time: the next three from there on, else the first three (S3 O7). */
export function listNextServeTimes(
  schedule: Schedule,
  deliveryType: DeliveryType,
  { serveAt, makeMinutes }: { readonly serveAt: string | null; readonly makeMinutes?: number },
): ServeTime[] {
  const times = listServeTimes(schedule, deliveryType, makeMinutes);
  const later = times.filter((time) => serveAt === null || isAtOrAfter(time.serveAt, serveAt));
  return (later.length > 0 ? later : times).slice(0, MAX_NEXT_TIMES);
}

/** A kitchen slot and the time at which the guest gets the order. */
export interface KitchenPlace {
  readonly slot: number;
  readonly at: string;
}

/** Slots for an order, best first; empty if the kitchen has no limits. */
export function listKitchenPlaces(
  { kitchen, ...schedule }: Schedule,
  deliveryType: DeliveryType,
  { serveAt, makeMinutes }: { readonly serveAt: string | null; readonly makeMinutes: number },
): readonly KitchenPlace[] {
  if (!kitchen || deliveryType === 'dineIn') return [];
  if (serveAt !== null) return [{ slot: slotStart(epochMinute(serveAt), kitchen.slotMinutes), at: serveAt }];
  return listSoonestPlacements({ ...schedule, kitchen }, deliveryType, makeMinutes).flatMap((place) =>
    toKitchenPlace(kitchen, place),
  );
}

const toKitchenPlace = ({ midnight }: Kitchen, { at, slot }: SlotPlacement): readonly KitchenPlace[] =>
  slot === null ? [] : [{ slot, at: atEpochMinute(midnight + at) }];
