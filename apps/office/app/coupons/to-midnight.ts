import { formatDate, formatTime } from '../values/clock.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The instant at which a day 'YYYY-MM-DD' begins in the shop's time zone: one or two hours before UTC. */
export function toMidnight(date: string): string {
  const utc = Date.parse(`${date}T00:00:00Z`);
  const start = [utc - HOUR_MS, utc - 2 * HOUR_MS].find(
    (instant) => formatDate(instant) === date && formatTime(instant) === '00:00',
  );
  return new Date(start ?? utc).toISOString();
}
