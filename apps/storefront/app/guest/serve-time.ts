import type { ShopTime } from '@tischlein/domain';
import { minuteOfDayFrom } from '@tischlein/domain';
import type { DeliveryPeriod, ServeTime } from '@tischlein/domain/opening';
import type { OrderOptions, OrderType } from './order-options.ts';

/** The serve time the guest chose, while it can still be had. */
export function chosenServeTime({ serveAt }: OrderOptions, period: DeliveryPeriod, type: OrderType): ServeTime | null {
  return period.validServeTimes[type].find((slot) => slot.serveAt === serveAt) ?? null;
}

/** The time that counts for prices and availability: the chosen one, else now, else the first that is possible (spec 3 T14). */
export function servingTime(
  options: OrderOptions,
  period: DeliveryPeriod,
  now: { type: OrderType; time: ShopTime },
): ShopTime {
  const first = canServeNow(period, now.type) ? null : (period.validServeTimes[now.type][0] ?? null);
  const slot = chosenServeTime(options, period, now.type) ?? first;
  return slot ? { day: slot.day, minute: minuteOfDayFrom(slot.minute) } : now.time;
}

/** Can the order be had as soon as possible? The server says so, for it knows pauses and what the kitchen has promised. */
export const canServeNow = (period: DeliveryPeriod, orderType: OrderType): boolean => period.allowASAP[orderType];
