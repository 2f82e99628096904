import { dayAndTime, longDate, timeOfDay } from '@tischlein/wording';
import { toWallTime } from '../clock.ts';
import type { Row } from '../db/tables.ts';

/** '15.11.2026, 18:42' */
export function formatPlacedAt({ placed_at }: Pick<Row<'orders'>, 'placed_at'>): string {
  const { date, minute } = toWallTime(placed_at);
  return `${longDate(date)}, ${timeOfDay(minute)}`;
}

/** '19:30' on the day of the order, otherwise with the weekday. */
export const formatTime = (placedAt: string, instant: string): string =>
  dayAndTime(toWallTime(placedAt), toWallTime(instant));
