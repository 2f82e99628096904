import type { OpeningHours, ShopConfig, SlotCapacity } from '@tischlein/domain/shop';
import { days, inMinutes } from '@tischlein/domain';
import { aShop, during } from '@tischlein/domain/testing';
import { findOrderability } from '@tischlein/domain/orderability';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { epochMinute, plusMinutes } from '../clock.ts';
import { checkServeTime } from '../orders/check-order-request.ts';
import { calculateDeliveryPeriod } from './delivery-period.ts';
import { createShopSchedule } from './shop-schedule.ts';

// Sunday; the clocks do not change in this week.
const START = '2026-11-15T00:00:00.000Z';

const minutes = fc.integer({ min: 0, max: inMinutes(days(2)) });
const times = fc.constantFrom<OpeningHours['openingTimes']>(
  [],
  [during('So 11:30-14:30'), during('So 17:00-22:00'), during('Mo 17:00-22:00')],
  [during('Sa 18:00-03:00'), during('So 18:00-03:00')],
  [during('Mo 00:00-24:00')],
);
const opening = fc.record({
  openingTimes: times,
  deliveryTimes: times,
  specialOpeningTimes: fc.constantFrom<OpeningHours['specialOpeningTimes']>(
    [],
    [{ from: '2026-11-15', to: '2026-11-15', reason: 'vacation', hours: [] }],
  ),
  preparationMinutes: fc.constant({ delivery: 40, pickup: 20, dineIn: 0 }),
  slotMinutes: fc.constantFrom(15, 30),
  enablePreOrder: fc.boolean(),
  preOrderDays: fc.integer({ min: 0, max: 2 }),
  allowASAP: fc.record({ delivery: fc.boolean(), pickup: fc.boolean() }),
});
const capacity = fc.record({
  orders: fc.option(fc.integer({ min: 1, max: 3 })),
  makeMinutes: fc.option(fc.integer({ min: 1, max: 40 })),
  minutesPerDish: fc.constant(2),
  minutesOfCategories: fc.constant({}),
  minutesOfDishes: fc.constant({}),
});
const usage = fc.record({ orders: fc.integer({ min: 0, max: 3 }), makeMinutes: fc.integer({ min: 0, max: 50 }) });

interface Case {
  readonly hours: OpeningHours;
  readonly capacity: SlotCapacity | null;
  readonly loads: readonly (readonly [slot: number, usage: { orders: number; makeMinutes: number }])[];
  readonly passed: number;
  readonly pause: { readonly scope: 'delivery' | 'all'; readonly minutes: number } | null;
}

const cases: fc.Arbitrary<Case> = fc.record({
  hours: opening,
  capacity: fc.option(capacity),
  loads: fc.array(fc.tuple(fc.integer({ min: 0, max: 3 * 96 }), usage), { maxLength: 60 }),
  passed: minutes,
  pause: fc.option(
    fc.record({
      scope: fc.constantFrom('delivery' as const, 'all' as const),
      minutes: fc.integer({ min: 1, max: 60 }),
    }),
  ),
});

function open({ hours, capacity: slotCapacity, loads, passed, pause }: Case) {
  const now = plusMinutes(START, passed);
  const config: ShopConfig = aShop({ opening: hours, ...(slotCapacity && { slotCapacity }) });
  const used = new Map(loads.map(([slot, load]) => [epochMinute(START) + slot * 15, load]));
  const slots = { slots: { getUsage: () => used, refresh: async () => {}, close: async () => {} } };
  const paused = pause && { scope: pause.scope, until: plusMinutes(now, pause.minutes) };
  const shop = { id: config.id, config, pause: paused, configVersion: 1, periodVersion: 1 };
  return { now, period: calculateDeliveryPeriod(slots, shop, now), schedule: createShopSchedule(slots, shop, now) };
}

it('offers a cart exactly the times that the server accepts for it', () => {
  const types = fc.constantFrom('delivery' as const, 'pickup' as const, 'dineIn' as const);
  const asked = fc.option(fc.integer({ min: 0, max: 200 }));
  let seen = { now: 0, at: 0, later: 0, never: 0 };
  fc.assert(
    fc.property(
      fc.record({ given: cases, deliveryType: types, quarters: asked, work: fc.integer({ min: 1, max: 45 }) }),
      ({ given, deliveryType, quarters, work }) => {
        const { now, period, schedule } = open(given);
        const accepts = (serveAt: string | null): boolean =>
          checkServeTime(schedule, { deliveryType, serveAt }, work) === null;
        const inAWhile = (count: number): string => plusMinutes(START, 15 * (Math.floor(given.passed / 15) + count));
        const serveAt = deliveryType === 'dineIn' || quarters === null ? null : inAWhile(quarters);
        const wish = { period, deliveryType, isOffered: true, work, toMilliseconds: (at: string) => epochMinute(at) };
        const found = findOrderability({ ...wish, serveAt });
        expect([now, found.can === 'now' || found.can === 'at']).toEqual([now, accepts(serveAt)]);
        expect(found.times.every((slot) => accepts(slot.serveAt))).toBe(true);
        if (found.can === 'later') expect(accepts(found.first?.serveAt ?? null)).toBe(true);
        if (found.can === 'never' && deliveryType !== 'dineIn')
          expect([null, ...Array.from({ length: 200 }, (_, count) => inAWhile(count))].some(accepts)).toBe(false);
        seen = { ...seen, [found.can]: seen[found.can] + 1 };
      },
    ),
    { numRuns: 1000 },
  );
  // None of the answers is a rarity.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(5);
});
