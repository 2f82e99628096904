import { useNow } from '@tischlein/ui/clock';

const TIME = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' });

/** '18:44' in the shop's time zone. */
export const formatTime = (instant: number): string => TIME.format(instant);

const DATE = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
const WEEKDAY = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', weekday: 'long' });

/** 'YYYY-MM-DD' in the shop's time zone. */
export const formatDate = (instant: number): string => DATE.format(instant);

const DAY_AND_CLOCK = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  weekday: 'short',
  day: 'numeric',
  month: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** 'Fr., 27.11., 18:44' */
export const formatDateTime = (instant: string): string => DAY_AND_CLOCK.format(Date.parse(instant));

const WITH_YEAR = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  weekday: 'short',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** 'Fr., 27.11.2026, 18:44' */
export const formatDateTimeWithYear = (instant: string): string => WITH_YEAR.format(Date.parse(instant));

const WALL = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' });
const DAY_MS = 24 * 60 * 60 * 1000;

/** The next instant after `now` at which clocks in the shop's time zone show 'HH:MM', wherever the device is. */
export function nextInstantAt(time: string, now: number): string {
  const today = toInstant(formatDate(now), time);
  return new Date(today > now ? today : toInstant(formatDate(now + DAY_MS), time)).toISOString();
}

function toInstant(date: string, time: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const shift = (instant: number): number => Date.parse(`${WALL.format(instant).replace(' ', 'T')}Z`) - instant;
  // Twice: the first guess may be on the other side of a clock change.
  return asUtc - shift(asUtc - shift(asUtc));
}

export const todayInShop = (): string => formatDate(Date.now());

/** 'Sonntag' */
export const formatWeekday = (instant: number): string => WEEKDAY.format(instant);

/** The server's time, updated every second. `clockOffset` is server time minus local time: a tablet's clock may be wrong. */
export const useServerNow = (clockOffset: number): number => useNow() + clockOffset;
