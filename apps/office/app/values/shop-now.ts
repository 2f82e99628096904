import { DAY_INDEXES, minuteOfDayFrom, parseTimeOfDay, type ShopTime } from '@tischlein/domain';
import { formatDate, formatTime } from './clock.ts';

/** The wall time of the shop and its day, 'YYYY-MM-DD'. */
export function readShopNow(): { readonly time: ShopTime; readonly date: string } {
  const now = Date.now();
  const date = formatDate(now);
  const day = DAY_INDEXES[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? 0;
  return { date, time: { day, minute: parseTimeOfDay(formatTime(now)) ?? minuteOfDayFrom(0) } };
}

/** The day before a date 'YYYY-MM-DD', or days after it. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
