import { toMilliseconds } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { hasPooler, inspectDatabase, reachPostgres } from '../db/inspect.ts';
import type { Settings } from '../env.ts';
import { MOST_BEHIND_SECONDS, inspectReplica, type ReplicaState } from '../db/replica.ts';
import { openReplica } from '../db/postgres.ts';
import { findMissingMonth } from '../db/order-months.ts';
import { AccessRefused, DamagedDatabase, type RefusedAccess, toStorageProblem } from '../db/storage-problem.ts';
import { type Examination, type Finding, findingsFor } from '../finding.ts';

const TOLERATED_SECONDS = 2;
const MOST_SHOWN_SECONDS = 1_000_000;
const ENGINE_NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

const found = findingsFor('database');

/** Whether the database answers and fits to this version. */
export async function checkDatabase({ settings, clock }: Examination, database: Database | null): Promise<Finding[]> {
  if (database === null) return [found.error('databaseMissing', { folder: settings.dataDir })];
  const direct = await checkDirectUrl(settings.databaseDirectUrl);
  if (direct) return [direct];
  const inspection = await inspectDatabase(database).catch(describeProblem);
  if (inspection === null) return [found.error('databaseEmpty')];
  if ('check' in inspection) return [inspection];
  const { missing, unknown, isTooOld, applied, time, mayCreateTemporary } = inspection;
  if (isTooOld) return [found.error('databaseTooOld')];
  if (unknown.length > 0) return [found.error('databaseNew', { unknown: unknown.join(', ') })];
  if (missing.length > 0) return [found.error('databaseOld', { missing: missing.join(', ') })];
  const seconds = time === null ? 0 : Math.round(Math.abs(time - toMilliseconds(clock.now())) / 1000);
  const month = await findMissingMonth(database, clock.now());
  return [
    found.ok('databaseCurrent', { engine: ENGINE_NAMES[database.engine], migrations: applied }),
    ...(seconds > TOLERATED_SECONDS ? [found.warning('databaseClockDiffers', { seconds })] : []),
    ...(mayCreateTemporary ? [] : [found.error('databaseNoTemporary')]),
    ...(await checkPooler(settings)),
    ...(await checkReplica(settings, database)),
    ...(month === null ? [] : [found.warning('databaseMonthMissing', { month })]),
  ];
}

const REFUSED = {
  user: 'databaseUserRefused',
  name: 'databaseNameUnknown',
  rights: 'databaseRightsMissing',
  pooler: 'databasePoolerUnnamed',
} as const satisfies Record<RefusedAccess, string>;

/** Why SQLite's file could not be opened. */
export function describeUnopened(error: unknown, folder: string): Finding {
  const finding = describeProblem(error);
  return finding.code === 'databaseAway' ? found.error('folderMissing', { folder }) : finding;
}

function describeProblem(error: unknown): Finding {
  const problem = toStorageProblem(error);
  if (problem === null) throw error;
  if (problem instanceof DamagedDatabase) return found.error('databaseDamaged');
  return found.error(problem instanceof AccessRefused ? REFUSED[problem.what] : 'databaseAway');
}

/** Whether migrations reach the database past the pooler; null: they do, or there is none. */
async function checkDirectUrl(url: string | null): Promise<Finding | null> {
  if (url === null) return null;
  return reachPostgres(url).then(() => null, describeProblem);
}

type Addresses = Pick<Settings, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReplicaUrl'>;

/** Whether what needs a session of its own, migrations and notifications, has the address of the database itself. */
async function checkPooler({ databaseUrl, databaseDirectUrl }: Addresses): Promise<Finding[]> {
  const direct = databaseDirectUrl ?? databaseUrl;
  if (direct === null || !(await hasPooler(direct))) return [];
  return [found.warning(databaseDirectUrl === null ? 'databaseDirectMissing' : 'databaseDirectPooled')];
}

async function checkReplica({ databaseReplicaUrl, databaseDirectUrl }: Addresses, { read }: Database) {
  if (databaseReplicaUrl === null) return [];
  const replica = openReplica(databaseReplicaUrl, databaseDirectUrl);
  const state = await inspectReplica(read, replica.read);
  await replica.close();
  return [judgeReplica(state)];
}

function judgeReplica(state: ReplicaState): Finding {
  if (state.kind === 'away') return found.warning('replicaAway', { reason: state.reason });
  if (state.kind === 'independent') return found.error('replicaIndependent');
  const seconds = Math.ceil(Math.min(state.seconds, MOST_SHOWN_SECONDS));
  return seconds > MOST_BEHIND_SECONDS
    ? found.warning('replicaLate', { seconds })
    : found.ok('replicaCurrent', { seconds });
}
