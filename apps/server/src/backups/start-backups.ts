import { inMilliseconds, minutes } from '@tischlein/domain';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { BackupSettings } from '../env.ts';
import type { Events } from '../events.ts';
import { inInstallation, isRelease } from '../installation.ts';
import { startWorker } from '../worker.ts';
import { type Claim, claimRun, closeRun, readRuns } from './backup-runs.store.ts';
import { planClaim } from './run-backup.ts';
import { isBackupDue } from './plan-backups.ts';

const FIRST_AFTER_MS = 60_000;
const EVERY_MS = inMilliseconds(minutes(10));
const RECENT_RUNS = 3;
const LOW_PRIORITY = 10;

interface BackupDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: Events;
  readonly backup: BackupSettings;
  /** Delay before the first check after the start; default: a minute. */
  readonly firstAfterMs?: number;
}

/** Makes the daily backup in a process of its own, so that orders do not wait for it. Returns the stop function. */
export function startBackups({
  database,
  clock,
  events,
  backup,
  firstAfterMs = FIRST_AFTER_MS,
}: BackupDeps): () => Promise<void> {
  if (backup.folder === null) return async () => {};
  const work = async (stopping: AbortSignal): Promise<boolean> => {
    const runs = await readRuns(database.read, RECENT_RUNS);
    if (!isBackupDue(clock.now(), backup.at, runs)) return false;
    const claim = planClaim(clock.now());
    if (await database.write((writer) => claimRun(writer, claim))) await runClaimed(database, claim, stopping);
    return false;
  };
  const failed = (error: unknown): void => events.workerFailed('backup', error);
  return startWorker({ work, firstAfterMs, roundEveryMs: 0, pollEveryMs: EVERY_MS, failed }).stop;
}

/** Makes the backup of today again, in the background, whether there is one or not; null: one is being made. */
export async function startBackup(
  { database, clock, events }: Pick<BackupDeps, 'database' | 'clock' | 'events'>,
  stopping: AbortSignal,
): Promise<{ readonly ended: Promise<void> } | null> {
  const claim = planClaim(clock.now());
  if (!(await database.write((writer) => claimRun(writer, { ...claim, isWanted: true })))) return null;
  const failed = (error: unknown): void => events.workerFailed('backup', error);
  return { ended: runClaimed(database, claim, stopping).catch(failed) };
}

/** A run that ends without a result is closed, so that no node waits for its lease. */
async function runClaimed(database: Database, { day }: Claim, stopping: AbortSignal): Promise<void> {
  try {
    await runCommand(stopping);
  } finally {
    await database.write((writer) => closeRun(writer, day, 'it was broken off'));
  }
}

async function runCommand(stopping: AbortSignal): Promise<void> {
  const command = isRelease()
    ? [inInstallation('dist/server/tischlein.js'), 'backup']
    : [inInstallation('apps/server/src/commands/backup.ts')];
  const child = spawn(process.execPath, [...command, '--scheduled', '--claimed'], { stdio: 'ignore' });
  const stop = (): void => void child.kill();
  stopping.addEventListener('abort', stop, { once: true });
  // It may have aborted while the run was claimed.
  if (stopping.aborted) stop();
  const ended = once(child, 'exit');
  if (child.pid !== undefined) lowerPriority(child.pid);
  const [code] = await ended;
  stopping.removeEventListener('abort', stop);
  if (code !== 0 && !stopping.aborted) throw new Error(`the scheduled backup ended with code ${String(code)}`);
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY);
  } catch {
    // A sandbox may forbid it: the backup then runs at the usual priority.
  }
}
