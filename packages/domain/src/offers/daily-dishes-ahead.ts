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
import type { DailyDish } from './offer.ts';

/** A dish of the day and when it is there. */
export interface DailyDishAhead {
  readonly daily: DailyDish;
  /** The time asked for while it is there, else when it starts. */
  readonly time: ShopTime;
  readonly isNow: boolean;
  /** 0: today. */
  readonly daysAhead: number;
}

const DAYS_SHOWN = 7;

/** The dishes of the day for the slider: today's, then those of the six days to come; what is over today comes no more (S1 §3 'Daily dish'). */
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
