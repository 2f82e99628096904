import type { Installation } from '@tischlein/contract/office';
import { readRuns } from '../backups/backup-runs.store.ts';
import { judgeRun, nextBackupAt } from '../backups/plan-backups.ts';
import type { Deps } from '../deps.ts';

const RECENT_RUNS = 30;

/** When backups were made and will be, for the office. */
export async function describeBackups({
  database,
  clock,
  settings: { backup },
}: Pick<Deps, 'database' | 'clock' | 'settings'>): Promise<Installation['backups']> {
  const now = clock.now();
  const runs = await readRuns(database.read, RECENT_RUNS);
  const running = runs.find((run) => judgeRun(run, now) === 'running');
  const [latest] = runs.filter((run) => run !== running);
  const made = runs.find(({ finished_at }) => finished_at !== null);
  return {
    folder: backup.folder,
    nextAt: backup.folder === null ? null : nextBackupAt(now, backup.at, runs),
    runningSince: running?.started_at ?? null,
    last: made?.finished_at
      ? {
          madeAt: made.finished_at,
          file: made.file,
          bytes: made.bytes ?? 0,
          drill: made === running || made.drill === null ? 'missing' : made.drill === 'passed' ? 'passed' : 'failed',
        }
      : null,
    // A file of an earlier run of the same day may still be there.
    hasFailed: latest !== undefined && (latest.problem !== null || latest.drill === null),
  };
}
