import { useEffect, useState } from 'react';

const TICK_EVERY_MS = 1000;
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

export const todayInShop = (): string => formatDate(Date.now());

/** 'Sonntag' */
export const formatWeekday = (instant: number): string => WEEKDAY.format(instant);

/** The server's time, updated every second. `clockOffset` is server time minus local time: a tablet's clock may be wrong. */
export function useNow(clockOffset: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), TICK_EVERY_MS);
    return () => window.clearInterval(timer);
  }, []);
  return now + clockOffset;
}
