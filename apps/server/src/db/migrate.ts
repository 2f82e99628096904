import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type { ColumnTypes } from './column-types.ts';
import type { Engine, Writer } from './database.ts';
import { baseline } from './migrations/0065-baseline.ts';
import { seriesRequests } from './migrations/0066-series-requests.ts';
import { tableVisits } from './migrations/0068-table-visits.ts';
import { groupTimesAndNames } from './migrations/0070-group-times-and-names.ts';
import { boundWaiterSessions } from './migrations/0074-bound-waiter-sessions.ts';
import { openTries } from './migrations/0076-open-tries.ts';
import { failedTries } from './migrations/0077-failed-tries.ts';
import { legalQuotes } from './migrations/0078-legal-quotes.ts';
import { storedMails } from './migrations/0079-stored-mails.ts';
import { tableMoves } from './migrations/0080-table-moves.ts';
import { ownValues } from './migrations/0085-own-values.ts';
import { presetAccess } from './migrations/0096-preset-access.ts';
import { installationSettings } from './migrations/0100-installation-settings.ts';

interface Migration {
  readonly name: string;
  readonly statements: (types: ColumnTypes) => readonly string[];
  /** Whether an older version cannot run any more (decision 066); it refuses to start. */
  readonly isContraction?: boolean;
}

const BASELINE = '0065-baseline';
/** The last of the migrations that the baseline replaces (decision 082). */
const LAST_REPLACED = '0065-order-ids-by-time';

// Forward only; a released migration is never changed.
const MIGRATIONS: readonly Migration[] = [
  { name: BASELINE, statements: baseline, isContraction: true },
  { name: '0066-series-requests', statements: seriesRequests },
  { name: '0068-table-visits', statements: tableVisits },
  { name: '0070-group-times-and-names', statements: groupTimesAndNames },
  { name: '0074-bound-waiter-sessions', statements: boundWaiterSessions },
  { name: '0076-open-tries', statements: openTries },
  { name: '0077-failed-tries', statements: failedTries },
  { name: '0078-legal-quotes', statements: legalQuotes },
  { name: '0079-stored-mails', statements: storedMails },
  { name: '0080-table-moves', statements: tableMoves },
  { name: '0085-own-values', statements: ownValues },
  { name: '0096-preset-access', statements: presetAccess },
  { name: '0100-installation-settings', statements: installationSettings },
];

/** A newer version has changed the database so that this one cannot use it. */
export class NewerDatabase extends Error {}

/** The database is of a version from before the baseline; it has to be updated by the last version before this one first. */
export class OlderDatabase extends Error {}

interface MigrationState {
  /** Migrations of this version that the database lacks. */
  readonly missing: readonly string[];
  /** Migrations that this version does not know. */
  readonly unknown: readonly string[];
  /** Whether the database is from before the baseline, so that this version cannot migrate it. */
  readonly isTooOld: boolean;
}

/** Compares the names of the migrations that a database has had with those of this version. */
export function compareMigrations(applied: readonly string[]): MigrationState {
  const hasBaseline = applied.includes(BASELINE) || applied.includes(LAST_REPLACED);
  const names = MIGRATIONS.map(({ name }) => name);
  return {
    missing: names.filter((name) => !applied.includes(name) && !(name === BASELINE && hasBaseline)),
    unknown: applied.filter((name) => name > LAST_REPLACED && !names.includes(name)),
    isTooOld: applied.length > 0 && !hasBaseline,
  };
}

interface MigrateOptions {
  /** Whether migrations of a newer version are tolerated if they only add (decision 066). */
  readonly toleratesNewer?: boolean;
}

const LOCK_ATTEMPTS = 30;
const BETWEEN_ATTEMPTS_MS = 1000;

/**
 * Migrates the tables in one transaction; a second process waits and finds nothing to do. If running processes hold a table
 * for long, it lets them pass and tries again.
 */
export async function migrate(engine: Engine, options: MigrateOptions = {}): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrateOnce(engine, options);
    } catch (error) {
      if (attempt === LOCK_ATTEMPTS || !isLockTimeout(error)) throw error;
      await pause(BETWEEN_ATTEMPTS_MS);
    }
  }
}

const LOCK_NOT_AVAILABLE = '55P03';

function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === LOCK_NOT_AVAILABLE) || isLockTimeout(error.cause);
}

async function migrateOnce(engine: Engine, { toleratesNewer = false }: MigrateOptions): Promise<void> {
  await engine.transaction(async (transaction) => {
    await engine.lockSchema(transaction);
    await run(
      transaction,
      "create table if not exists migrations (name text not null primary key, kind text not null default 'expand')",
    );
    const applied = await readAppliedMigrations(transaction);
    const { missing, unknown, isTooOld } = compareMigrations([...applied.keys()]);
    if (isTooOld) throw new OlderDatabase('the database is from before the baseline');
    for (const name of unknown)
      if (!(toleratesNewer && applied.get(name) === 'expand'))
        throw new NewerDatabase(`the database has been changed by a newer version (${name})`);
    for (const { name, statements, isContraction = false } of MIGRATIONS) {
      if (!missing.includes(name)) continue;
      for (const statement of statements(engine.columnTypes)) await run(transaction, statement);
      const kind = isContraction ? 'contract' : 'expand';
      await run(transaction, `insert into migrations (name, kind) values ('${name}', '${kind}')`);
    }
  });
}

/** By name: whether it only adds ('expand') or an older version cannot run any more ('contract'). */
async function readAppliedMigrations(transaction: Writer): Promise<ReadonlyMap<string, string>> {
  const query = CompiledQuery.raw('select * from migrations');
  const { rows } = await transaction.executeQuery<{ name: string; kind?: string }>(query);
  return new Map(rows.map(({ name, kind = 'expand' }) => [name, kind]));
}

const run = (transaction: Writer, statement: string): Promise<unknown> =>
  transaction.executeQuery(CompiledQuery.raw(statement));
