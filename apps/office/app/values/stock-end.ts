import { inMilliseconds, minutes } from '@tischlein/domain';
import { STOCK } from '@tischlein/wording/office';
import { dayInShop, formatWeekday, timeInShop } from '@tischlein/shop-time';

const HALF_HOUR_MS = inMilliseconds(minutes(30));
const HALF_HOURS = 24;

/** The half hours of the next twelve hours, as ISO instants. */
export function listEndTimes(now: string): readonly string[] {
  const first = Math.floor(Date.parse(now) / HALF_HOUR_MS) + 1;
  return Array.from({ length: HALF_HOURS }, (_, index) => new Date((first + index) * HALF_HOUR_MS).toISOString());
}

/** 'bis 20:00 Uhr', 'bis Sonntag, 11:00 Uhr', 'bis auf Weiteres' */
export function formatEnd(until: string | null, now: string): string {
  if (until === null) return STOCK.neverEnds;
  const end = Date.parse(until);
  if (dayInShop(end) === dayInShop(now)) return STOCK.endsAt(timeInShop(end));
  return STOCK.endsOn(formatWeekday(end), timeInShop(end));
}
