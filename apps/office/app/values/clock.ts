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

export const todayInShop = (): string => formatDate(Date.now());

/** 'Sonntag' */
export const formatWeekday = (instant: number): string => WEEKDAY.format(instant);

/** The server's time, updated every second. `clockOffset` is server time minus local time: a tablet's clock may be wrong. */
export const useServerNow = (clockOffset: number): number => useNow() + clockOffset;
