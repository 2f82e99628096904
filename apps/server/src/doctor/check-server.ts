import { type Examination, type Finding, findingsFor } from '../finding.ts';
import { askServer } from './running-server.ts';

const FEW_FILES = 4096;
const LATE_MINUTES = 10;

/** Whether the server runs and takes orders, and what has gone wrong in it since its start. */
export async function checkServer({ settings }: Examination): Promise<Finding[]> {
  const found = findingsFor('server');
  const { address, problems, metrics } = await askServer(settings);
  if (problems === null) return [found.error('serverAway', { address })];
  const failures = metrics.get('tischlein_workers_failed_total') ?? 0;
  const lateMinutes = Math.floor((metrics.get('tischlein_urgent_jobs_late_seconds') ?? 0) / 60);
  const isPublic = settings.publicUrl?.startsWith('https:') ?? false;
  return [
    problems.length === 0
      ? found.ok('serverReady', { address })
      : found.error('serverNotReady', { reason: problems.join(', ') }),
    ...(failures > 0 ? [found.warning('workersFailed', { count: failures })] : []),
    ...(lateMinutes >= LATE_MINUTES ? [found.error('jobsLate', { minutes: lateMinutes })] : []),
    ...(settings.demo && isPublic ? [found.warning('demoPublic')] : []),
  ];
}

/** How many files and connections the server may open. */
export async function checkFiles({ settings }: Examination): Promise<Finding[]> {
  const found = findingsFor('files');
  const { metrics } = await askServer(settings);
  const most = metrics.get('process_max_fds');
  if (most === undefined) return [found.unknown('filesUnknown')];
  const open = metrics.get('process_open_fds') ?? 0;
  return [most < FEW_FILES ? found.warning('filesFew', { most }) : found.ok('filesEnough', { open, most })];
}
