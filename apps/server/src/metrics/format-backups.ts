import { readRuns } from '../backups/backup-runs.store.ts';
import { judgeRun } from '../backups/plan-backups.ts';
import { unixSeconds } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { toStorageProblem } from '../db/storage-problem.ts';
import { answerWithin } from './answer-within.ts';

const RECENT_RUNS = 30;
const WITHIN_MS = 2500;

/** The figures of the daily backups, the same on every node; none while the database is away. */
export async function formatBackups({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<string> {
  const reading = readRuns(database.read, RECENT_RUNS).catch((error: unknown) => {
    if (toStorageProblem(error) === null) throw error;
    return null;
  });
  const runs = await answerWithin(reading, WITHIN_MS, null);
  if (runs === null) return '';
  const latest = runs.map((run) => judgeRun(run, clock.now())).find((result) => result !== 'running');
  const made = runs.find(({ finished_at }) => finished_at !== null);
  const drilled = runs.find(({ drill }) => drill === 'passed');
  const toSeconds = (instant: string | null | undefined): number => (instant ? unixSeconds(instant) : 0);
  return [
    formatGauge('last_success_timestamp_seconds', toSeconds(made?.finished_at)),
    formatGauge('last_drill_timestamp_seconds', toSeconds(drilled?.finished_at)),
    formatGauge('last_size_bytes', made?.bytes ?? 0),
    formatGauge('failed', latest === 'failed' ? 1 : 0),
  ].join('');
}

const formatGauge = (name: string, value: number): string =>
  `# TYPE tischlein_backup_${name} gauge\ntischlein_backup_${name} ${value}\n`;
