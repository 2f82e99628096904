import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readRuns } from '../backups/backup-runs.store.ts';
import { judgeRun } from '../backups/plan-backups.ts';
import { unixSeconds } from '../clock.ts';
import { createSingleFlight } from '../concurrency.ts';
import type { Deps } from '../deps.ts';
import { answerWithin } from './answer-within.ts';

const RECENT_RUNS = 30;
const WITHIN_MS = 2500;

type BackupDeps = Pick<Deps, 'database' | 'clock' | 'backupFolder'>;

/**
 * The figures of the daily backups, the same on every node but for the folder; none while they cannot be read: /readyz says
 * why.
 */
export async function formatBackups({ database, clock, backupFolder }: BackupDeps): Promise<string> {
  const reading = readRuns(database.read, RECENT_RUNS).catch(() => null);
  const runs = await answerWithin(reading, WITHIN_MS, null);
  if (runs === null) return '';
  const latest = runs.map((run) => judgeRun(run, clock.now())).find((result) => result !== 'running');
  const made = runs.find(({ finished_at }) => finished_at !== null);
  const drilled = runs.find(({ drill }) => drill === 'passed');
  const isWritable = backupFolder === null ? null : await answerWithin(askFolder(backupFolder), WITHIN_MS, null);
  const toSeconds = (instant: string | null | undefined): number => (instant ? unixSeconds(instant) : 0);
  return [
    formatGauge('last_success_timestamp_seconds', toSeconds(made?.finished_at)),
    formatGauge('last_drill_timestamp_seconds', toSeconds(drilled?.finished_at)),
    formatGauge('last_size_bytes', made?.bytes ?? 0),
    formatGauge('failed', latest === 'failed' ? 1 : 0),
    isWritable === null ? '' : formatGauge('folder_writable', isWritable ? 1 : 0),
  ].join('');
}

// A network folder that does not answer keeps one of the few threads for files: never more than one.
const shareAnswer = createSingleFlight<boolean | null>();
const askFolder = (folder: string): Promise<boolean | null> => shareAnswer(folder, () => mayWrite(folder));

/** Whether this process may write into a folder, or create it. */
async function mayWrite(folder: string): Promise<boolean | null> {
  try {
    await access(folder, constants.W_OK);
    return true;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return isMissing && dirname(folder) !== folder ? mayWrite(dirname(folder)) : false;
  }
}

const formatGauge = (name: string, value: number): string =>
  `# TYPE tischlein_backup_${name} gauge\ntischlein_backup_${name} ${value}\n`;
