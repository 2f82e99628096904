import type { OrderContext } from '../menu/availability.ts';
import type { Menu } from '../menu/menu.ts';
import {
  isActiveAt,
  isForOrderType,
  MINUTES_PER_DAY,
  MINUTES_PER_WEEK,
  nextStart,
  type ShopTime,
} from '../shop-time.ts';
import type { DailyDish } from '../menu/offer.ts';

/** A daily dish and when it is available. */
export interface DailyDishAhead {
  readonly daily: DailyDish;
  /** The requested time if it is available then, otherwise its next start. */
  readonly time: ShopTime;
  readonly isNow: boolean;
  /** 0 is today. */
  readonly daysAhead: number;
}

const DAYS_SHOWN = 7;

/**
 * Daily dishes for the slider: today's, then those of the next six days; dishes that are over today are left out (S1 §3
 * Daily dish).
 */
export function dailyDishesAhead(menu: Menu, { deliveryType, time }: OrderContext): DailyDishAhead[] {
  return menu.dailyDishes
    .filter((daily) => daily.shownInSlider && isForOrderType(daily.type, deliveryType))
    .flatMap((daily) => {
      const isNow = isActiveAt(daily.timetable, time);
      const start = isNow ? time : nextStart(daily.timetable, time);
      if (!start) return [];
      const wait = (start.day - time.day) * MINUTES_PER_DAY + start.minute - time.minute;
      const daysAhead = Math.floor((time.minute + (wait < 0 ? wait + MINUTES_PER_WEEK : wait)) / MINUTES_PER_DAY);
      return daysAhead < DAYS_SHOWN ? [{ daily, time: start, isNow, daysAhead }] : [];
    })
    .toSorted((left, right) => left.daysAhead - right.daysAhead);
}
