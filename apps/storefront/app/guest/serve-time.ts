import type { ShopTime } from '@tischlein/domain';
import { minuteOfDayFrom } from '@tischlein/domain';
import type { DeliveryType } from '@tischlein/domain/menu';
import type { DeliveryPeriod, ServeTime } from '@tischlein/domain/opening';
import type { OrderOptions } from './order-options.ts';

/** The chosen serve time, if it is still available. */
export function chosenServeTime(
  { serveAt }: OrderOptions,
  period: DeliveryPeriod,
  type: DeliveryType,
): ServeTime | null {
  if (serveAt === null) return null;
  return listServeTimes(period, type).find((slot) => isSameInstant(slot.serveAt, serveAt)) ?? null;
}

/** Whether both are the same instant, however it is written, or both none. */
export const isSameInstant = (one: string | null, other: string | null): boolean =>
  one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other));

/** The times that can be chosen; at a table, none. */
export const listServeTimes = ({ validServeTimes }: DeliveryPeriod, type: DeliveryType): readonly ServeTime[] =>
  type === 'dineIn' ? [] : validServeTimes[type];

/** The time that prices and availability depend on: the chosen one, else now, else the first possible one (S3 T14). */
export function servingTime(
  options: OrderOptions,
  period: DeliveryPeriod,
  now: { type: DeliveryType; time: ShopTime },
): ShopTime {
  const first = canServeNow(period, now.type) ? null : (listServeTimes(period, now.type)[0] ?? null);
  const slot = chosenServeTime(options, period, now.type) ?? first;
  return slot ? { day: slot.day, minute: minuteOfDayFrom(slot.minute) } : now.time;
}

/**
 * Returns whether ordering for 'as soon as possible' is allowed. Decided by the server, which knows pauses and the
 * kitchen's capacity; neither concerns tables.
 */
export const canServeNow = (period: DeliveryPeriod, type: DeliveryType): boolean =>
  type === 'dineIn' ? period.insideOpenHours : period.allowASAP[type];
