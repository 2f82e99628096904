import { minuteOfDayFrom, parseTimeOfDay, type ShopDay, shopDay, weekdayOn } from '@tischlein/domain';
import type { Moment } from '@tischlein/domain/opening';
import { type Instant, wallClock } from './wall-clock.ts';

export * from './wall-clock.ts';

/** The shop's calendar day of an instant. */
export const dayInShop = (instant: Instant): ShopDay => shopDay(wallClock(instant).slice(0, 'YYYY-MM-DD'.length));

export const todayInShop = (): ShopDay => dayInShop(Date.now());

/** The shop's time of day of an instant, '18:42'. */
export const timeInShop = (instant: Instant): string => wallClock(instant).slice('YYYY-MM-DD '.length, -':SS'.length);

/** The shop's day and wall time of an instant. */
export function momentInShop(instant: Instant): Moment {
  const date = dayInShop(instant);
  return { date, day: weekdayOn(date), minute: parseTimeOfDay(timeInShop(instant)) ?? minuteOfDayFrom(0) };
}

export const momentNow = (): Moment => momentInShop(Date.now());
