import { addDays, type ShopDay } from '../shop-day.ts';
import { type MinuteOfDay, minuteOfDayFrom } from '../shop-time.ts';

const FIRST = minuteOfDayFrom(9 * 60);
const LAST = 21 * 60;

interface Due {
  readonly date: ShopDay;
  readonly minute: MinuteOfDay;
}

/** When a mail that is due arrives, between 9 and 21 o'clock; null: now. */
export function waitForDaytime({ date, minute }: Due): Due | null {
  if (minute < FIRST) return { date, minute: FIRST };
  return minute < LAST ? null : { date: addDays(date, 1), minute: FIRST };
}
