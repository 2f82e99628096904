import type { DeliveryType } from '@tischlein/domain/menu';
import {
  type DeliveryPeriod,
  isPaused,
  type KitchenRoom,
  type KitchenWait,
  openingState,
  type OpeningState,
  roomIn,
  type Schedule,
  type SlotPlacement,
  type SlotUsage,
  listSoonestPlacements,
} from '@tischlein/domain/opening';
import type { ShopConfig } from '@tischlein/domain/shop';
import { openingNotice, openingSticker, openingTimeText, pauseText, timeOfDay, weekday } from '@tischlein/wording';
import { atEpochMinute, epochMinute, toShopZone, plusMinutes, toWallTime } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { type EncodedBody, encodeJson } from '../http/encoded-body.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { listServeTimes, createShopSchedule } from './shop-schedule.ts';

type PeriodDeps = Pick<Deps, 'clock' | 'slots'>;

interface LastPeriod {
  readonly minute: string;
  readonly loads: ReadonlyMap<number, SlotUsage>;
  readonly period: DeliveryPeriod;
  readonly answer: EncodedBody;
}

// Cached per minute: each calculation involves hundreds of instants.
const lastPeriods = new WeakMap<LoadedShop, LastPeriod>();

/** Whether the shop is open now and when an order can be served (S1 §3 Delivery period). */
export const getDeliveryPeriod = (deps: PeriodDeps, shop: LoadedShop): DeliveryPeriod =>
  getLastPeriod(deps, shop).period;

export const encodeDeliveryPeriod = (deps: PeriodDeps, shop: LoadedShop): EncodedBody =>
  getLastPeriod(deps, shop).answer;

function getLastPeriod(deps: PeriodDeps, shop: LoadedShop): LastPeriod {
  const now = deps.clock.now();
  const minute = now.slice(0, 16);
  const loads = deps.slots.getUsage(shop.id);
  const last = lastPeriods.get(shop);
  if (last?.minute === minute && last.loads === loads) return last;
  const period = calculateDeliveryPeriod(deps, shop, now);
  const made = { minute, loads, period, answer: encodeJson(period) };
  lastPeriods.set(shop, made);
  return made;
}

/** The delivery period at another instant, with the current pause and orders. */
export function calculateDeliveryPeriod(
  deps: Pick<Deps, 'slots'>,
  shop: Pick<LoadedShop, 'id' | 'config' | 'pause' | 'configVersion' | 'periodVersion'>,
  now: string,
): DeliveryPeriod {
  const { config } = shop;
  const schedule = createShopSchedule(deps, shop, now);
  const state = openingState(schedule);
  const delivery = config.supportDelivery ? describeAvailability(schedule, 'delivery') : UNAVAILABLE;
  const pickup = config.supportPickup ? describeAvailability(schedule, 'pickup') : UNAVAILABLE;
  const minutes = config.opening.preparationMinutes;
  return {
    ...describeNow(schedule, state, now),
    ...describeHours(config),
    customerInfo: formatCustomerInfo(config, schedule, { state, now }),
    acceptOrders: delivery.soonest !== null || pickup.soonest !== null,
    allowOrders: delivery.allowed || pickup.allowed,
    allowASAP: { delivery: delivery.soonest !== null, pickup: pickup.soonest !== null },
    time: delivery.soonest ?? minutes.delivery,
    pickupTime: pickup.soonest ?? minutes.pickup,
    allowDelivery: delivery.allowed,
    allowPickup: pickup.allowed,
    validServeTimes: { delivery: delivery.times, pickup: pickup.times },
    ...describeKitchen(config, schedule.kitchen && { delivery: delivery.waits, pickup: pickup.waits }),
    version: shop.configVersion + shop.periodVersion,
  };
}

function describeNow(schedule: Schedule, state: OpeningState, instant: string) {
  const { now } = schedule;
  const { opensAt, minutesUntilOpen, minutesUntilChange } = state;
  const minute = atEpochMinute(epochMinute(instant));
  const pausedUntil = {
    delivery: findPauseEnd(schedule, 'delivery', instant),
    pickup: findPauseEnd(schedule, 'pickup', instant),
  };
  const changes = [minutesUntilChange, schedule.pause?.minutesLeft ?? null].filter((minutes) => minutes !== null);
  return {
    insideOpenHours: state.isOpen,
    dayIndex: now.day,
    dayOfWeek: weekday(now.day),
    minOffset: now.minute,
    sticker: openingSticker(state, now, formatTime(pausedUntil.pickup)),
    nextOpeningTimeString: openingTimeText(opensAt, now),
    openInMinutes: minutesUntilOpen,
    openAt: minutesUntilOpen === null ? null : toShopZone(plusMinutes(minute, minutesUntilOpen)),
    pausedUntil,
    changesInMinutes: changes.length > 0 ? Math.min(...changes) : null,
  };
}

/** UTC; the first instant after the pause. */
function findPauseEnd(schedule: Schedule, deliveryType: DeliveryType, instant: string): string | null {
  const { pause } = schedule;
  return pause && isPaused(schedule, deliveryType) ? plusMinutes(instant, pause.minutesLeft) : null;
}

const formatTime = (instant: string | null): string | null => instant && timeOfDay(toWallTime(instant).minute);

function describeHours({ opening }: ShopConfig) {
  return {
    enablePreOrder: opening.enablePreOrder,
    openingTimes: opening.openingTimes,
    deliveryTimes: opening.deliveryTimes.length > 0 ? opening.deliveryTimes : opening.openingTimes,
    specialOpeningTimes: opening.specialOpeningTimes,
  };
}

function formatCustomerInfo(
  config: ShopConfig,
  schedule: Schedule,
  { state, now }: { readonly state: OpeningState; readonly now: string },
): string {
  const supports = { delivery: config.supportDelivery, pickup: config.supportPickup };
  const until = formatTime(findPauseEnd(schedule, 'delivery', now));
  const pause = schedule.pause && until !== null && state.isOpen ? pauseText(schedule.pause.scope, until) : '';
  return [pause, openingNotice(state, supports), config.opening.customerInfo ?? ''].filter(Boolean).join('\n');
}

const UNAVAILABLE = { soonest: null, allowed: false, times: [], waits: [] };

function describeAvailability(schedule: Schedule, deliveryType: DeliveryType) {
  const times = listServeTimes(schedule, deliveryType);
  const places = listSoonestPlacements(schedule, deliveryType);
  const soonest = places[0]?.wait ?? null;
  return { soonest, allowed: soonest !== null || times.length > 0, times, waits: listWaits(schedule, places) };
}

/** Of the places, those that have room for more work than all before. */
function listWaits({ kitchen }: Schedule, places: readonly SlotPlacement[]): readonly KitchenWait[] {
  const waits: KitchenWait[] = [];
  for (const { wait: minutes, slot } of places) {
    const room = kitchen && slot !== null ? roomIn(kitchen, slot) : null;
    if (room === null) return [...waits, { minutes }];
    if (room > (waits.at(-1)?.room ?? 0)) waits.push({ minutes, room });
  }
  return waits;
}

/** What guests' browsers need to offer only times that have room for the whole cart. */
function describeKitchen(
  { slotCapacity }: ShopConfig,
  waits: KitchenRoom['waits'] | undefined,
): Pick<DeliveryPeriod, 'kitchen'> {
  if (!slotCapacity || slotCapacity.makeMinutes === null || !waits) return {};
  const { minutesPerDish, minutesOfCategories, minutesOfDishes } = slotCapacity;
  return { kitchen: { minutesPerDish, minutesOfCategories, minutesOfDishes, waits } };
}
