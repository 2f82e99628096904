import { minuteOfDayFrom, parseTimeOfDay, type ShopDay, shopDay, toBusinessDate, weekdayOn } from '@tischlein/domain';
import type { Moment } from '@tischlein/domain/opening';
import { dayText, type Instant, timeInShop } from './wall-clock.ts';

/** The shop's calendar day of an instant. */
export const dayInShop = (instant: Instant): ShopDay => shopDay(dayText(instant));

export const todayInShop = (): ShopDay => dayInShop(Date.now());

/** The shop's day and wall time of an instant. */
export function momentInShop(instant: Instant): Moment {
  const date = dayInShop(instant);
  return { date, day: weekdayOn(date), minute: parseTimeOfDay(timeInShop(instant)) ?? minuteOfDayFrom(0) };
}

export const momentNow = (): Moment => momentInShop(Date.now());

/** The day that staff are in: before 5:00, the day before. */
export const businessDayInShop = (instant: Instant): ShopDay => toBusinessDate(momentInShop(instant));
