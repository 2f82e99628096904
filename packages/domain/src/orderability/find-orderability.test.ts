import { describe, expect, it } from 'vitest';
import type { DeliveryPeriod, ServeTime } from '../opening/delivery-period.ts';
import { findOrderability, type WishToOrder } from './find-orderability.ts';

const slot = (label: string, minute: number, room?: number): ServeTime => ({
  serveAt: `2026-11-29T${label}:00+01:00`,
  label,
  day: 0,
  minute,
  ...(room !== undefined && { room }),
});
const EVENING = [slot('18:30', 1110), slot('18:45', 1125), slot('19:00', 1140)];

const OPEN: DeliveryPeriod = {
  insideOpenHours: true,
  acceptOrders: true,
  allowOrders: true,
  dayIndex: 0,
  dayOfWeek: 'Sonntag',
  minOffset: 1065,
  time: 45,
  pickupTime: 20,
  customerInfo: '',
  enablePreOrder: true,
  allowASAP: { delivery: true, pickup: true },
  validServeTimes: { delivery: EVENING, pickup: EVENING },
  allowDelivery: true,
  allowPickup: true,
  openingTimes: [],
  deliveryTimes: [],
  specialOpeningTimes: [],
  sticker: '',
  nextOpeningTimeString: '',
  openInMinutes: null,
  openAt: null,
  pausedUntil: { delivery: null, pickup: null },
  changesInMinutes: null,
  version: 1,
};
const NOT_NOW = { allowASAP: { delivery: false, pickup: false } };
const NO_TIMES = { validServeTimes: { delivery: [], pickup: [] } };
const CLOSED = { ...OPEN, ...NOT_NOW, insideOpenHours: false };
const KITCHEN = {
  minutesPerDish: 1,
  minutesOfCategories: {},
  minutesOfDishes: {},
  waits: { delivery: [{ minutes: 45, room: 5 }, { minutes: 60, room: 12 }, { minutes: 90 }], pickup: [] },
};

const find = (period: DeliveryPeriod, wish: Partial<WishToOrder> = {}) =>
  findOrderability({
    period,
    deliveryType: 'delivery',
    isOffered: true,
    serveAt: null,
    work: 1,
    toMilliseconds: Date.parse,
    ...wish,
  });

describe('whether a cart can be ordered, when, and if not why', () => {
  it.each<[string, DeliveryPeriod, Partial<WishToOrder>, object]>([
    ["S3 O1 'as soon as possible' while open", OPEN, {}, { can: 'now', minutes: 45 }],
    ['pickup takes less time', OPEN, { deliveryType: 'pickup' }, { can: 'now', minutes: 20 }],
    ['a chosen time', OPEN, { serveAt: EVENING[1]?.serveAt ?? null }, { can: 'at', time: EVENING[1] }],
    ['written as UTC', OPEN, { serveAt: '2026-11-29T17:45:00Z' }, { can: 'at', time: EVENING[1] }],
    ['closed: the first time is proposed', CLOSED, {}, { can: 'later', first: EVENING[0], because: 'closed' }],
    [
      'paused: the first time after it is proposed',
      { ...OPEN, ...NOT_NOW, pausedUntil: { delivery: '2026-11-29T18:00:00Z', pickup: null } },
      {},
      { can: 'later', first: EVENING[0], because: 'paused' },
    ],
    [
      'open, orders for later only',
      { ...OPEN, ...NOT_NOW },
      {},
      { can: 'later', first: EVENING[0], because: 'notNow' },
    ],
    ['closed without times', { ...CLOSED, ...NO_TIMES }, {}, { can: 'never', because: 'closed' }],
    ['open without times', { ...OPEN, ...NOT_NOW, ...NO_TIMES }, {}, { can: 'never', because: 'notNow' }],
    ['an order type that is not offered', OPEN, { isOffered: false }, { can: 'never', because: 'typeOff' }],
    [
      "S3 O5 a lost time is 'not replaced without asking': the nearest is proposed",
      OPEN,
      { serveAt: '2026-11-29T19:15:00+01:00' },
      { can: 'later', first: EVENING[2], because: 'timeGone', lost: '2026-11-29T19:15:00+01:00' },
    ],
    [
      'a lost time while there is no other: as soon as possible is proposed',
      { ...OPEN, ...NO_TIMES },
      { serveAt: '2026-11-29T19:15:00+01:00' },
      { can: 'later', first: null, because: 'timeGone', soonest: 45 },
    ],
    [
      'a lost time when nothing is left',
      { ...CLOSED, ...NO_TIMES },
      { serveAt: '2026-11-29T19:15:00+01:00' },
      { can: 'never', because: 'closed', lost: '2026-11-29T19:15:00+01:00' },
    ],
    [
      'at a table no time is needed',
      OPEN,
      { deliveryType: 'dineIn', serveAt: '2026-11-29T19:15:00+01:00' },
      { can: 'now' },
    ],
    ['at a table of a closed shop', CLOSED, { deliveryType: 'dineIn' }, { can: 'never', because: 'closed' }],
  ])('%s', (_, period, wish, expected) => {
    expect(find(period, wish)).toMatchObject(expected);
  });
});

describe("the kitchen's room (S3 O7)", () => {
  const limited = { ...OPEN, kitchen: KITCHEN };
  it.each([
    [1, 45],
    [5, 45],
    [6, 60],
    [13, 90],
  ])('an order of %i minutes of work waits %i minutes', (work, minutes) => {
    expect(find(limited, { work })).toMatchObject({ can: 'now', minutes });
  });

  it('a time without room for the whole cart is not offered', () => {
    const times = [slot('18:30', 1110, 5), slot('18:45', 1125)];
    const period = { ...limited, validServeTimes: { delivery: times, pickup: [] } };
    expect(find(period, { work: 5 }).times).toEqual(times);
    expect(find(period, { work: 6 }).times).toEqual([times[1]]);
    expect(find(period, { work: 6, serveAt: times[0]?.serveAt ?? '' })).toMatchObject({
      can: 'later',
      first: times[1],
    });
  });
});
