import type { OpenTime } from '@tischlein/domain/escalation';
import { listOpenMinutes } from '@tischlein/domain/opening';
import type { ShopConfig } from '@tischlein/domain/shop';
import { atEpochMinute, epochMinute, toMilliseconds, toNow } from '../clock.ts';
import { getCalendar } from './shop-schedule.ts';

/** Closings are seldom longer. */
const DAYS_AHEAD = 35;

/** When the shop is open from an instant on, by its present hours. */
export function listOpenTimes({ opening }: Pick<ShopConfig, 'opening'>, since: string): readonly OpenTime[] {
  const now = toNow(since);
  const minute = epochMinute(since);
  const toTime = (minutes: number): number => toMilliseconds(atEpochMinute(minute + minutes));
  return listOpenMinutes({ opening, now, calendar: getCalendar(now.date, DAYS_AHEAD) }).map(({ from, until }) => ({
    from: Math.max(toMilliseconds(since), toTime(from)),
    until: toTime(until),
  }));
}
