import { hours } from '@tischlein/domain';
import { readRuns } from '../backups/backup-runs.store.ts';
import { judgeRun } from '../backups/plan-backups.ts';
import { secondsBetween } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { type Examination, type Finding, findingsFor, formatBytes } from '../finding.ts';
import { askServer } from './running-server.ts';

const RECENT_RUNS = 30;
const SECONDS_PER_HOUR = hours(1);
const OLD_HOURS = 36;

/** Whether there is a recent backup that can be restored. */
export async function checkBackups({ settings, clock }: Examination, { read }: Database): Promise<Finding[]> {
  const found = findingsFor('backup');
  const runs = (await readRuns(read, RECENT_RUNS)).filter((run) => judgeRun(run, clock.now()) !== 'running');
  const made = runs.find(({ finished_at }) => finished_at !== null);
  const [latest] = runs;
  const problem = latest?.problem ?? (latest?.finished_at === null ? 'it was broken off' : null);
  const failed = problem === null ? [] : [found.error('backupFailed', { problem })];
  const { folder } = settings.backup;
  if (folder === null) return [found.warning('backupMissing')];
  // The doctor may write where the service may not.
  const { metrics } = await askServer(settings);
  const closed =
    metrics.get('tischlein_backup_folder_writable') === 0 ? [found.error('backupFolderClosed', { folder })] : [];
  if (!made?.finished_at) return [...closed, ...failed, found.warning('backupNever')];
  const hours = Math.round(secondsBetween(made.finished_at, clock.now()) / SECONDS_PER_HOUR);
  const old = hours > OLD_HOURS ? [found.error('backupOld', { hours })] : [];
  const drill = judgeDrill(made.drill);
  const problems = [...closed, ...failed, ...old, ...drill];
  return problems.length > 0 ? problems : [found.ok('backupFresh', { hours, size: formatBytes(made.bytes ?? 0) })];

  function judgeDrill(result: string | null): Finding[] {
    if (result === null) return [found.error('drillMissing')];
    return result === 'passed' ? [] : [found.error('drillFailed', { problem: result })];
  }
}
