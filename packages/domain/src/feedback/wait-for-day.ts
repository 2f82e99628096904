const HOUR = 60;
const DAY = 24 * HOUR;
const FIRST = 9 * HOUR;
const LAST = 21 * HOUR;

/** Minutes to wait so that a mail due at this minute of the day arrives between 9 and 21 o'clock. */
export function minutesUntilDay(minute: number): number {
  if (minute < FIRST) return FIRST - minute;
  return minute < LAST ? 0 : DAY - minute + FIRST;
}
