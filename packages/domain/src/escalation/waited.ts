import { LONGEST_WAIT_MINUTES } from './ladder.ts';

const MS_PER_MINUTE = 60_000;

/** A time during which the shop is open, in milliseconds since 1970; `until` is exclusive. */
export interface OpenTime {
  readonly from: number;
  readonly until: number;
}

/**
 * The times that count for an order for now, from when the desk gets it: all of them. It is placed while the shop is open, and
 * tomorrow it is of no use to its guest. For orders ahead, only the times count during which the shop is open (S3 R4).
 */
export const countFrom = (since: number): readonly OpenTime[] => [
  { from: since, until: since + 2 * LONGEST_WAIT_MINUTES * MS_PER_MINUTE },
];

/** Minutes that an order has waited, of the times that count. */
export const countWaitedMinutes = (openTimes: readonly OpenTime[], now: number): number =>
  openTimes.reduce((all, { from, until }) => all + Math.max(0, Math.min(until, now) - from), 0) / MS_PER_MINUTE;

/** The instant at which an order has waited this many minutes; null: no opening is known that lasts so long. */
export function findWaitEnd(openTimes: readonly OpenTime[], minutes: number): number | null {
  let left = minutes * MS_PER_MINUTE;
  for (const { from, until } of openTimes) {
    if (until - from >= left) return from + left;
    left -= until - from;
  }
  return null;
}

/** Whether the minutes of an order count at this instant. */
export const isCounting = (openTimes: readonly OpenTime[], now: number): boolean =>
  openTimes.some(({ from, until }) => from <= now && now < until);

/** When the minutes count again; null: they count now, or no opening is known. */
export function findNextCount(openTimes: readonly OpenTime[], now: number): number | null {
  if (isCounting(openTimes, now)) return null;
  return openTimes.find(({ from }) => from > now)?.from ?? null;
}

/** The first open times that last this many minutes together; the last one is whole. */
export function takeOpenTimes(openTimes: readonly OpenTime[], minutes: number): readonly OpenTime[] {
  const enough = openTimes.findIndex(({ until }) => countWaitedMinutes(openTimes, until) >= minutes);
  return enough < 0 ? openTimes : openTimes.slice(0, enough + 1);
}
