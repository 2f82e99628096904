import { dayInShop, shopFormat, todayInShop, toMilliseconds, type Instant } from '@tischlein/ui/shop-clock';
import { toYear } from '@tischlein/domain';

const DAY_AND_CLOCK = {
  weekday: 'short',
  day: 'numeric',
  month: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

const WITHOUT_YEAR = shopFormat(DAY_AND_CLOCK);
const WITH_YEAR = shopFormat({ ...DAY_AND_CLOCK, year: 'numeric' });

/** 'Fr., 27.11., 18:44' this year, otherwise 'Fr., 27.11.2025, 18:44' */
export const formatDateTime = (instant: Instant): string =>
  toYear(dayInShop(instant)) === toYear(todayInShop())
    ? WITHOUT_YEAR.format(toMilliseconds(instant))
    : formatDateTimeWithYear(instant);

/** 'Fr., 27.11.2026, 18:44' */
export const formatDateTimeWithYear = (instant: Instant): string => WITH_YEAR.format(toMilliseconds(instant));
