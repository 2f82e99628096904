import type { DeliveryType } from '@tischlein/domain/menu';
import {
  allowsAsSoonAsPossible,
  type DeliveryPeriod,
  openingState,
  type OpeningState,
  type Schedule,
} from '@tischlein/domain/opening';
import type { ShopConfig } from '@tischlein/domain/shop';
import { openingSticker, openingTimeText, weekday } from '@tischlein/wording';
import { type Clock, instantOf } from '../clock.ts';
import { type PreparedAnswer, prepareAnswer } from '../shops/prepared-answer.ts';
import { serveTimes, shopSchedule } from './shop-schedule.ts';

interface LastPeriod {
  readonly minute: string;
  readonly period: DeliveryPeriod;
  readonly answer: PreparedAnswer;
}

// It changes with the minute; computing hundreds of instants for each page of a busy shop would be a waste.
const lastPeriods = new WeakMap<ShopConfig, LastPeriod>();

/** What is open now and when an order can be served (S1 §3 'Delivery period'). */
export const deliveryPeriodOf = (config: ShopConfig, clock: Clock): DeliveryPeriod => lastPeriod(config, clock).period;

/** The same, serialised. */
export const deliveryPeriodAnswer = (config: ShopConfig, clock: Clock): PreparedAnswer =>
  lastPeriod(config, clock).answer;

function lastPeriod(config: ShopConfig, clock: Clock): LastPeriod {
  const now = clock.now();
  const minute = now.slice(0, 16);
  const last = lastPeriods.get(config);
  if (last?.minute === minute) return last;
  const period = deliveryPeriodAt(config, now);
  const made = { minute, period, answer: prepareAnswer(period) };
  lastPeriods.set(config, made);
  return made;
}

function deliveryPeriodAt(config: ShopConfig, now: string): DeliveryPeriod {
  const schedule = shopSchedule(config, now);
  const state = openingState(schedule);
  const delivery = config.supportDelivery ? possibilities(schedule, 'delivery', state.isDeliveryOpen) : IMPOSSIBLE;
  const pickup = config.supportPickup ? possibilities(schedule, 'pickup', state.isOpen) : IMPOSSIBLE;
  return {
    ...nowOf(schedule, state),
    ...hoursOf(config),
    acceptOrders: delivery.now || pickup.now,
    allowOrders: delivery.allowed || pickup.allowed,
    allowDelivery: delivery.allowed,
    allowPickup: pickup.allowed,
    validServeTimes: { delivery: delivery.times, pickup: pickup.times },
  };
}

function nowOf({ now }: Schedule, state: OpeningState) {
  const { opensAt } = state;
  return {
    insideOpenHours: state.isOpen,
    dayIndex: now.day,
    dayOfWeek: weekday(now.day),
    minOffset: now.minute,
    sticker: openingSticker(state, now),
    nextOpeningTimeString: openingTimeText(opensAt, now),
    openInMinutes: state.minutesUntilOpen,
    openAt: opensAt && instantOf(opensAt.date, opensAt.minute),
  };
}

function hoursOf({ opening }: ShopConfig) {
  return {
    time: opening.preparationMinutes.delivery,
    pickupTime: opening.preparationMinutes.pickup,
    customerInfo: opening.customerInfo ?? '',
    enablePreOrder: opening.enablePreOrder,
    allowASAP: opening.allowASAP,
    openingTimes: opening.openingTimes,
    deliveryTimes: opening.deliveryTimes.length > 0 ? opening.deliveryTimes : opening.openingTimes,
    specialOpeningTimes: opening.specialOpeningTimes,
  };
}

const IMPOSSIBLE = { now: false, allowed: false, times: [] };

function possibilities(schedule: Schedule, deliveryType: DeliveryType, isOpen: boolean) {
  const times = serveTimes(schedule, deliveryType);
  const now = isOpen && allowsAsSoonAsPossible(schedule.opening, deliveryType);
  return { now, allowed: now || times.length > 0, times };
}
