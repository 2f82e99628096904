import { shopDay } from '@tischlein/domain';
import { aShop, during } from '@tischlein/domain/testing';
import type { ShopConfig } from '@tischlein/domain/shop';
import { describe, expect, it } from 'vitest';
import { calculateDeliveryPeriod } from './delivery-period.ts';
import { listNextServeTimes, checkServability, listServeTimes, createShopSchedule } from './shop-schedule.ts';

const NIGHTS = {
  ...aShop().opening,
  openingTimes: [during('Sa 18:00-04:00'), during('So 18:00-22:00')],
  slotMinutes: 30,
  preOrderDays: 0,
};
const bar = aShop({ opening: NIGHTS });
const NO_ORDERS = { slots: { getUsage: () => new Map(), refresh: async () => {}, close: async () => {} } };
const createSchedule = (config: ShopConfig, now: string) =>
  createShopSchedule(NO_ORDERS, { id: config.id, config, pause: null }, now);
const calculatePeriod = (config: ShopConfig, now: string) =>
  calculateDeliveryPeriod(NO_ORDERS, { id: config.id, config, pause: null, configVersion: 1, periodVersion: 1 }, now);
const timesAt = (instant: string) =>
  listServeTimes(createSchedule(bar, instant), 'pickup').map(({ serveAt }) => serveAt);

describe('a bar that is open until four on the nights when the clocks change', () => {
  it('serves nothing in the hour that is skipped in March', () => {
    expect(timesAt('2027-03-28T00:05:00+01:00')).toEqual([
      '2027-03-28T00:30:00+01:00',
      '2027-03-28T01:00:00+01:00',
      '2027-03-28T01:30:00+01:00',
      '2027-03-28T03:00:00+02:00',
      '2027-03-28T03:30:00+02:00',
      ...['18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00', '21:30'].map(
        (time) => `2027-03-28T${time}:00+02:00`,
      ),
    ]);
  });

  it('serves the repeated hour in October once', () => {
    expect(timesAt('2027-10-31T00:05:00+02:00').slice(0, 7)).toEqual([
      '2027-10-31T00:30:00+02:00',
      '2027-10-31T01:00:00+02:00',
      '2027-10-31T01:30:00+02:00',
      '2027-10-31T02:00:00+02:00',
      '2027-10-31T02:30:00+02:00',
      '2027-10-31T03:00:00+01:00',
      '2027-10-31T03:30:00+01:00',
    ]);
  });

  it.each([
    ['2027-03-28T01:59:50+01:00', 'ok'],
    ['2027-03-28T03:00:10+02:00', 'ok'],
    ['2027-03-28T04:00:00+02:00', 'closed'],
    ['2027-10-31T02:59:50+02:00', 'ok'],
    ['2027-10-31T02:00:10+01:00', 'ok'],
    ['2027-10-31T04:00:00+01:00', 'closed'],
  ])('at %s it is %s to order now', (instant, answer) => {
    expect(checkServability(createSchedule(bar, instant), 'pickup', { serveAt: null })).toBe(answer);
  });
});

it('accepts every time that it offers', () => {
  const schedule = createSchedule(aShop(), '2026-11-21T18:30:00.000Z');
  const times = listServeTimes(schedule, 'delivery');
  expect(times.length).toBeGreaterThan(10);
  expect(times.map(({ serveAt }) => checkServability(schedule, 'delivery', { serveAt }))).toEqual(
    times.map(() => 'ok'),
  );
});

it('offers the next times after the requested one', () => {
  const schedule = createSchedule(aShop(), '2026-11-21T18:30:00.000Z');
  const labels = (serveAt: string | null) =>
    listNextServeTimes(schedule, 'pickup', { serveAt }).map(({ label }) => label);
  expect(labels(null)).toEqual(['20:00', '20:15', '20:30']);
  expect(labels('2026-11-22T12:05:00+01:00')).toEqual(['Sonntag 12:15', 'Sonntag 12:30', 'Sonntag 12:45']);
  expect(labels('2027-01-01T12:00:00+01:00')).toEqual(['20:00', '20:15', '20:30']);
});

describe('the delivery period', () => {
  it('says what is open and which orders are possible', () => {
    expect(calculatePeriod(aShop(), '2026-11-21T18:30:00.000Z')).toMatchObject({
      insideOpenHours: true,
      acceptOrders: true,
      allowOrders: true,
      allowDelivery: true,
      allowPickup: true,
      dayIndex: 6,
      dayOfWeek: 'Samstag',
      minOffset: 19 * 60 + 30,
      time: 40,
      pickupTime: 20,
      sticker: 'Geöffnet bis 22:00',
      openInMinutes: null,
      openAt: null,
    });
  });

  it('says when it opens again', () => {
    expect(calculatePeriod(aShop(), '2026-11-21T22:30:00.000Z')).toMatchObject({
      insideOpenHours: false,
      acceptOrders: false,
      allowOrders: true,
      nextOpeningTimeString: 'am Sonntag um 11:00 Uhr',
      openInMinutes: 11 * 60 + 30,
      openAt: '2026-11-22T11:00:00+01:00',
    });
  });

  it('offers no times for an order type that the shop does not support', () => {
    const period = calculatePeriod(aShop({ supportDelivery: false }), '2026-11-21T18:30:00.000Z');
    expect([period.allowDelivery, period.validServeTimes.delivery, period.allowPickup]).toEqual([false, [], true]);
  });
});

it('knows the next opening after a holiday of five weeks', () => {
  const holiday = { from: shopDay('2026-11-16'), to: shopDay('2026-12-20'), reason: 'vacation' as const, hours: [] };
  const config = aShop({ opening: { ...NIGHTS, specialOpeningTimes: [holiday] } });
  for (const now of ['2026-11-15T23:00:00+01:00', '2026-11-20T12:00:00+01:00']) {
    const period = calculatePeriod(config, now);
    expect(period.nextOpeningTimeString).toContain('26.12.');
    expect(period.openAt).toBe('2026-12-26T18:00:00+01:00');
    expect(period.validServeTimes.pickup).toEqual([]);
  }
});
