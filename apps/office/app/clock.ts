import { useEffect, useState } from 'react';

const TICK_EVERY_MS = 1000;
const TIME = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' });

/** '18:44' on the shop's wall. */
export const formatTime = (instant: number): string => TIME.format(instant);

const DATE = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
const WEEKDAY = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', weekday: 'long' });

/** The date in the shop's zone, 'YYYY-MM-DD'. */
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

/** Today's. */
export const todayInShop = (): string => formatDate(Date.now());

/** 'Sonntag' */
export const formatWeekday = (instant: number): string => WEEKDAY.format(instant);

/** The server's time now, anew each second: a tablet's own clock may be wrong. `ahead` is how far the server is before it. */
export function useNow(clockOffset: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), TICK_EVERY_MS);
    return () => window.clearInterval(timer);
  }, []);
  return now + clockOffset;
}
