import { type Instant, shopFormat, toMilliseconds } from '@tischlein/ui/wall-clock';

const WEEKDAY = shopFormat({ weekday: 'long' });

/** 'Sonntag' */
export const formatWeekday = (instant: Instant): string => WEEKDAY.format(toMilliseconds(instant));
