import type { DeliveryType } from '@tischlein/domain/menu';
import {
  type DeliveryPeriod,
  isPaused,
  openingState,
  type OpeningState,
  type Schedule,
  type SlotUsage,
  listSoonestPlacements,
} from '@tischlein/domain/opening';
import type { ShopConfig } from '@tischlein/domain/shop';
import { openingNotice, openingSticker, openingTimeText, pauseText, timeOfDay, weekday } from '@tischlein/wording';
import { atEpochMinute, epochMinute, toShopZone, plusMinutes, toWallTime } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { type EncodedBody, encodeJson } from '../http/encoded-body.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { serveTimes, shopSchedule } from './shop-schedule.ts';

type PeriodDeps = Pick<Deps, 'clock' | 'slots'>;

interface LastPeriod {
  readonly minute: string;
  readonly loads: ReadonlyMap<number, SlotUsage>;
  readonly period: DeliveryPeriod;
  readonly answer: EncodedBody;
}

// It changes with the minute; computing hundreds of instants for each page of a busy shop would be a waste.
const lastPeriods = new WeakMap<LoadedShop, LastPeriod>();

/** What is open now and when an order can be served (S1 §3 'Delivery period'). */
export const deliveryPeriodOf = (deps: PeriodDeps, shop: LoadedShop): DeliveryPeriod => lastPeriod(deps, shop).period;

/** The same, serialised. */
export const deliveryPeriodAnswer = (deps: PeriodDeps, shop: LoadedShop): EncodedBody => lastPeriod(deps, shop).answer;

function lastPeriod(deps: PeriodDeps, shop: LoadedShop): LastPeriod {
  const now = deps.clock.now();
  const minute = now.slice(0, 16);
  const loads = deps.slots.loadsOf(shop.id);
  const last = lastPeriods.get(shop);
  if (last?.minute === minute && last.loads === loads) return last;
  const period = deliveryPeriodAt(deps, shop, now);
  const made = { minute, loads, period, answer: encodeJson(period) };
  lastPeriods.set(shop, made);
  return made;
}

/** What was or will be open at an instant, with the pause and the orders of now. */
export function deliveryPeriodAt(
  deps: Pick<Deps, 'slots'>,
  shop: Pick<LoadedShop, 'id' | 'config' | 'pause' | 'configVersion' | 'periodVersion'>,
  now: string,
): DeliveryPeriod {
  const { config } = shop;
  const schedule = shopSchedule(deps, shop, now);
  const state = openingState(schedule);
  const delivery = config.supportDelivery ? possibilities(schedule, 'delivery') : IMPOSSIBLE;
  const pickup = config.supportPickup ? possibilities(schedule, 'pickup') : IMPOSSIBLE;
  const minutes = config.opening.preparationMinutes;
  return {
    ...nowOf(schedule, state, now),
    ...hoursOf(config),
    customerInfo: customerInfo(config, schedule, { state, now }),
    acceptOrders: delivery.soonest !== null || pickup.soonest !== null,
    allowOrders: delivery.allowed || pickup.allowed,
    allowASAP: { delivery: delivery.soonest !== null, pickup: pickup.soonest !== null },
    time: delivery.soonest ?? minutes.delivery,
    pickupTime: pickup.soonest ?? minutes.pickup,
    allowDelivery: delivery.allowed,
    allowPickup: pickup.allowed,
    validServeTimes: { delivery: delivery.times, pickup: pickup.times },
    version: shop.configVersion + shop.periodVersion,
  };
}

function nowOf(schedule: Schedule, state: OpeningState, instant: string) {
  const { now } = schedule;
  const { opensAt, minutesUntilOpen, minutesUntilChange } = state;
  const minute = atEpochMinute(epochMinute(instant));
  const pausedUntil = {
    delivery: pauseEnd(schedule, 'delivery', instant),
    pickup: pauseEnd(schedule, 'pickup', instant),
  };
  const changes = [minutesUntilChange, schedule.pause?.minutesLeft ?? null].filter((minutes) => minutes !== null);
  return {
    insideOpenHours: state.isOpen,
    dayIndex: now.day,
    dayOfWeek: weekday(now.day),
    minOffset: now.minute,
    sticker: openingSticker(state, now, timeText(pausedUntil.pickup)),
    nextOpeningTimeString: openingTimeText(opensAt, now),
    openInMinutes: minutesUntilOpen,
    openAt: minutesUntilOpen === null ? null : toShopZone(plusMinutes(minute, minutesUntilOpen)),
    pausedUntil,
    changesInMinutes: changes.length > 0 ? Math.min(...changes) : null,
  };
}

/** UTC, so late that the pause is over. */
function pauseEnd(schedule: Schedule, deliveryType: DeliveryType, instant: string): string | null {
  const { pause } = schedule;
  return pause && isPaused(schedule, deliveryType) ? plusMinutes(instant, pause.minutesLeft) : null;
}

const timeText = (instant: string | null): string | null => instant && timeOfDay(toWallTime(instant).minute);

function hoursOf({ opening }: ShopConfig) {
  return {
    enablePreOrder: opening.enablePreOrder,
    openingTimes: opening.openingTimes,
    deliveryTimes: opening.deliveryTimes.length > 0 ? opening.deliveryTimes : opening.openingTimes,
    specialOpeningTimes: opening.specialOpeningTimes,
  };
}

function customerInfo(
  config: ShopConfig,
  schedule: Schedule,
  { state, now }: { readonly state: OpeningState; readonly now: string },
): string {
  const supports = { delivery: config.supportDelivery, pickup: config.supportPickup };
  const until = timeText(pauseEnd(schedule, 'delivery', now));
  const pause = schedule.pause && until !== null && state.isOpen ? pauseText(schedule.pause.scope, until) : '';
  return [pause, openingNotice(state, supports), config.opening.customerInfo ?? ''].filter(Boolean).join('\n');
}

const IMPOSSIBLE = { soonest: null, allowed: false, times: [] };

function possibilities(schedule: Schedule, deliveryType: DeliveryType) {
  const times = serveTimes(schedule, deliveryType);
  const [place] = listSoonestPlacements(schedule, deliveryType);
  const soonest = place?.wait ?? null;
  return { soonest, allowed: soonest !== null || times.length > 0, times };
}
