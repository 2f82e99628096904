import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Database, DatabaseSettings } from './database.ts';
import { hasDatabase, hasTables } from './open-database.ts';
import { compareMigrations } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqliteFile } from './sqlite.ts';
import { transactOrUndo } from './rollback.ts';
import { throwStorageProblem } from './typed-problems.ts';

/** Opens the database as it is, without migrating it; null: there is none. */
export function openUnchanged(settings: DatabaseSettings): Database | null {
  if (!hasDatabase(settings)) return null;
  const { databaseUrl, databaseDirectUrl = null, dataDir } = settings;
  const engine =
    databaseUrl === null
      ? openSqliteFile(join(dataDir, 'tischlein.sqlite'))
      : openPostgres(databaseUrl, databaseDirectUrl);
  return {
    ...engine,
    engine: engine.columnTypes.engine,
    // No orders are placed.
    orderIds: { timesSince: null, monthsSince: null },
    write: (work) => transactOrUndo((run) => engine.transaction(run).catch(throwStorageProblem), work),
  };
}

/** Throws if the database at this address does not answer. */
export async function reachPostgres(url: string): Promise<void> {
  const { read, close } = openPostgres(url);
  try {
    await sql`select 1`.execute(read);
  } finally {
    await close();
  }
}

const ANSWER_WITHIN_MS = 5000;

/** Whether a pooler answers at this address: it gives connections numbers of its own, not those of the database's processes. */
export async function hasPooler(url: string): Promise<boolean> {
  const limits = { connectionTimeoutMillis: ANSWER_WITHIN_MS, query_timeout: ANSWER_WITHIN_MS };
  const client = new Client({ connectionString: url, application_name: 'tischlein-doctor', ...limits });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return 'processID' in client && client.processID !== rows[0]?.pid;
  } finally {
    await client.end().catch(() => {});
  }
}

interface Inspection {
  readonly applied: number;
  /** Migrations of this version that the database lacks. */
  readonly missing: readonly string[];
  /** Migrations of a newer version with which this one cannot run. */
  readonly unknown: readonly string[];
  /** Whether it has to be updated by an earlier version first. */
  readonly isTooOld: boolean;
  /** What the database's clock says, in milliseconds since 1970; null: it is this machine's. */
  readonly time: number | null;
  readonly mayCreateTemporary: boolean;
}

/** null: the database has no tables yet. */
export async function inspectDatabase({ engine, read }: Database): Promise<Inspection | null> {
  if (engine === 'postgres' && !(await hasTables(read))) return null;
  const { rows } = await sql<{ name: string; kind?: string }>`select * from migrations`.execute(read);
  const { missing, unknown, isTooOld } = compareMigrations(rows.map(({ name }) => name));
  const expanding = rows.filter(({ kind }) => kind === 'expand').map(({ name }) => name);
  return {
    applied: rows.length,
    missing,
    unknown: unknown.filter((name) => !expanding.includes(name)),
    isTooOld,
    ...(engine === 'postgres' ? await inspectPostgres(read) : { time: null, mayCreateTemporary: true }),
  };
}

async function inspectPostgres(read: Database['read']): Promise<Pick<Inspection, 'time' | 'mayCreateTemporary'>> {
  const query = sql<{ time: number; may: boolean }>`
    select extract(epoch from clock_timestamp()) * 1000 as time,
      has_database_privilege(current_database(), 'TEMPORARY') as may`;
  const [row] = (await query.execute(read)).rows;
  return { time: row?.time ?? null, mayCreateTemporary: row?.may ?? false };
}
