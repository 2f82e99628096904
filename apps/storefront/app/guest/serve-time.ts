import type { ShopTime } from '@tischlein/domain';
import { minuteOfDayFrom } from '@tischlein/domain';
import type { DeliveryPeriod, ServeTime } from '@tischlein/domain/opening';
import type { OrderOptions, OrderType } from './order-options.ts';

/** The chosen serve time, if it is still available. */
export function chosenServeTime({ serveAt }: OrderOptions, period: DeliveryPeriod, type: OrderType): ServeTime | null {
  return period.validServeTimes[type].find((slot) => slot.serveAt === serveAt) ?? null;
}

/** The time that prices and availability depend on: the chosen one, else now, else the first possible one (S3 T14). */
export function servingTime(
  options: OrderOptions,
  period: DeliveryPeriod,
  now: { type: OrderType; time: ShopTime },
): ShopTime {
  const first = canServeNow(period, now.type) ? null : (period.validServeTimes[now.type][0] ?? null);
  const slot = chosenServeTime(options, period, now.type) ?? first;
  return slot ? { day: slot.day, minute: minuteOfDayFrom(slot.minute) } : now.time;
}

/**
 * Returns whether ordering for 'as soon as possible' is allowed. Decided by the server, which knows pauses and the
 * kitchen's capacity.
 */
export const canServeNow = (period: DeliveryPeriod, orderType: OrderType): boolean => period.allowASAP[orderType];
