import { toYear } from '@tischlein/domain';
import { dayText, type Instant, shopFormat, todayText } from './wall-clock.ts';

const DAY_AND_CLOCK = {
  weekday: 'short',
  day: 'numeric',
  month: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** 'Fr., 27.11., 18:44' this year, otherwise 'Fr., 27.11.2025, 18:44' */
export const formatDateTime = (instant: Instant): string =>
  toYear(dayText(instant)) === toYear(todayText()) ? formatWithoutYear(instant) : formatDateTimeWithYear(instant);

/** 'Fr., 27.11.2026, 18:44' */
export const formatDateTimeWithYear = shopFormat({ ...DAY_AND_CLOCK, year: 'numeric' });

const formatWithoutYear = shopFormat(DAY_AND_CLOCK);

/** '27.11.26, 18:44' */
export const formatShortDateTime = shopFormat({ dateStyle: 'short', timeStyle: 'short' });

/** '27.11.2026' */
export const formatDate = shopFormat({ dateStyle: 'medium' });
