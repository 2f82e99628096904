import { shopId } from '@tischlein/domain';
import { openingState } from '@tischlein/domain/opening';
import { aShop, during } from '@tischlein/domain/testing';
import { calculateDeliveryPeriod } from '../apps/server/src/opening/delivery-period.ts';
import { createShopSchedule } from '../apps/server/src/opening/shop-schedule.ts';
import { atMost, type Figure, median, withoutBound } from './figure.ts';

const SHOPS = 10_000;
const ROUNDS = 5;
const INSTANT = '2027-10-31T01:30:00.000Z';
const NO_ORDERS = { slots: { getUsage: () => new Map(), refresh: async () => {}, close: async () => {} } };
const DAYS = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'] as const;

/** Measures the opening state of 10 000 shops with different hours at one instant, and their next serve times. */
export async function benchOpening(): Promise<Figure[]> {
  const shops = Array.from({ length: SHOPS }, (_, index) => {
    const minute = String(index % 60).padStart(2, '0');
    const openingTimes = DAYS.flatMap((day) => [
      during(`${day} 11:${minute}-14:30`),
      during(`${day} 17:${minute}-01:${minute}`),
    ]);
    const config = aShop();
    const opening = { ...config.opening, openingTimes, preOrderDays: 0 };
    return { id: shopId(`s${index}`), config: { ...config, opening }, pause: null, configVersion: 1, periodVersion: 1 };
  });
  const medianTime = (calculate: (shop: (typeof shops)[number]) => unknown): number =>
    median(
      Array.from({ length: ROUNDS }, () => {
        const started = performance.now();
        for (const shop of shops) calculate(shop);
        return performance.now() - started;
      }),
    );
  const state = medianTime((shop) => openingState(createShopSchedule(NO_ORDERS, shop, INSTANT)));
  const period = medianTime((shop) => calculateDeliveryPeriod(NO_ORDERS, shop, INSTANT));
  return [
    atMost('state of 10 000 shops at one instant', state, { bound: 1000, unit: 'ms' }),
    withoutBound('the same with every serve time', period, 'ms'),
  ];
}
