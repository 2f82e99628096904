import { addDays, toMonth, type ShopDay } from '@tischlein/domain';
import { periodAround } from '@tischlein/domain/books';
import { toInstant, toWallTime } from '../clock.ts';
import type { Retention } from '../env.ts';

interface KnownRun {
  readonly day: ShopDay;
  readonly finished_at: string | null;
  readonly locked_until: string;
}

/**
 * Whether the backup of this day is due; `at` is 'HH:MM'. A server that was off at that time runs it later; one that failed is due
 * again after its lease.
 */
export function isBackupDue(now: string, at: string, runs: readonly KnownRun[]): boolean {
  const { date, minute } = toWallTime(now);
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const run = runs.find(({ day }) => day === date);
  const isDone = run !== undefined && (run.finished_at !== null || run.locked_until > now);
  return minute >= hours * 60 + minutes && !isDone;
}

/** When the next backup is made, at the earliest now; like `isBackupDue`, if the one that is being made succeeds. */
export function nextBackupAt(now: string, at: string, runs: readonly (KnownRun & RunResult)[]): string {
  const { date } = toWallTime(now);
  const run = runs.find(({ day }) => day === date);
  if (run && (run.finished_at !== null || judgeRun(run, now) === 'running'))
    return toBackupInstant(addDays(date, 1), at);
  return [toBackupInstant(date, at), run?.locked_until ?? '', now].toSorted().at(-1) ?? now;
}

/** An hour later on the day whose clocks skip the time. */
function toBackupInstant(day: ShopDay, at: string): string {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const minute = hours * 60 + minutes;
  return toInstant(day, minute) ?? toInstant(day, minute + 60) ?? '';
}

interface RunResult {
  readonly problem: string | null;
  readonly drill: string | null;
  readonly locked_until: string;
}

/** How a run ended. One without a result after its lease was broken off, such as by `kill -9`: it failed. */
export function judgeRun({ problem, drill, locked_until }: RunResult, now: string): 'passed' | 'failed' | 'running' {
  if (problem !== null) return 'failed';
  if (drill === null) return locked_until > now ? 'running' : 'failed';
  return drill === 'passed' ? 'passed' : 'failed';
}

/**
 * The days whose backups may be deleted: all but the last of each of the latest days, weeks and months that have one. Counts
 * backups, not calendar days: an installation that was off for a year keeps what it has.
 */
export function listOutdatedDays(days: readonly ShopDay[], { days: daily, weeks, months }: Retention): ShopDay[] {
  const latestFirst = days.toSorted().toReversed();
  const kept = new Set([
    ...latestFirst.slice(0, daily),
    ...chooseLatest(latestFirst, (day) => periodAround('week', day).from).slice(0, weeks),
    ...chooseLatest(latestFirst, toMonth).slice(0, months),
  ]);
  return latestFirst.filter((day) => !kept.has(day));
}

function chooseLatest(latestFirst: readonly ShopDay[], toPeriod: (day: ShopDay) => string): ShopDay[] {
  const byPeriod = Map.groupBy(latestFirst, toPeriod);
  return [...byPeriod.values()].flatMap((days) => days.slice(0, 1));
}
