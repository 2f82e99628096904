// The clock and the calendar of the shop in browsers, wherever the device is. On the server, clock.ts has them.
const ZONE = 'Europe/Berlin';

/** An instant in milliseconds or as ISO. */
export type Instant = number | string;

/** Returns a function that formats instants in the shop's time zone. */
export function shopFormat(options: Intl.DateTimeFormatOptions): (instant: Instant) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (instant) => {
    format ??= new Intl.DateTimeFormat('de-DE', { ...options, timeZone: ZONE });
    return format.format(toMilliseconds(instant));
  };
}

const toMilliseconds = (instant: Instant): number => (typeof instant === 'string' ? Date.parse(instant) : instant);

/** The shop's day of an instant as text, 'YYYY-MM-DD', for pages that need no calendar. */
export const dayText = (instant: Instant): string => wallClock(instant).slice(0, 'YYYY-MM-DD'.length);

export const todayText = (): string => dayText(Date.now());

/** The shop's time of day of an instant, '18:42'. */
export const timeInShop = (instant: Instant): string => wallClock(instant).slice('YYYY-MM-DD '.length, -':SS'.length);

/** 'YYYY-MM-DD HH:MM:SS' */
export function wallClock(instant: Instant): string {
  // Made when it is first needed: it takes milliseconds.
  wall ??= new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' });
  return wall.format(toMilliseconds(instant));
}

let wall: Intl.DateTimeFormat | undefined;
