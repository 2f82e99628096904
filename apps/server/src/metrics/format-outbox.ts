import { toMilliseconds } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { type DueJobs, readDueJobs } from '../outbox/late-jobs.store.ts';
import { answerWithin } from './answer-within.ts';

const WITHIN_MS = 2500;

/** How late mails and other jobs are, the same on every node; nothing while it cannot be read: /readyz says why. */
export async function formatOutbox({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<string> {
  const now = clock.now();
  const due = await answerWithin(
    readDueJobs(database.read, now).catch(() => null),
    WITHIN_MS,
    null,
  );
  if (due === null) return '';
  return `${formatQueue('mails', due.mails, now)}${formatQueue('urgent_jobs', due.urgent, now)}`;
}

const formatQueue = (name: string, { count, since }: DueJobs, now: string): string =>
  formatGauge(`${name}_waiting`, count) +
  formatGauge(
    `${name}_late_seconds`,
    since === null ? 0 : Math.round((toMilliseconds(now) - toMilliseconds(since)) / 1000),
  );

const formatGauge = (name: string, value: number): string =>
  `# TYPE tischlein_${name} gauge\ntischlein_${name} ${value}\n`;
