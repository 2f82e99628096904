import { sql } from 'kysely';
import type { Database, DatabaseSettings, Engine, OrderIds, Reader, Writer } from './database.ts';
import { migrate } from './migrate.ts';
import { findOpenChange, continueChange, type OpenChange } from './open-change.ts';
import { openPostgres, openReplica } from './postgres.ts';
import { readFromReplica } from './replica.ts';
import { transactOrUndo } from './rollback.ts';
import { hasSqliteFile, openSqlite } from './sqlite.ts';
import { NoDatabase } from './storage-problem.ts';
import { throwStorageProblem } from './typed-problems.ts';

/** Returns whether there is a database already; PostgreSQL always counts as one. */
export const hasDatabase = ({ databaseUrl, dataDir }: DatabaseSettings): boolean =>
  databaseUrl !== null || hasSqliteFile(dataDir);

/** Opens the database and migrates it. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, databaseDirectUrl = null, databaseReplicaUrl = null, dataDir } = settings;
  const { mayBeLost = false, mustExist = false, replicaSkipped = () => {} } = settings;
  const engine = databaseUrl
    ? openPostgres(databaseUrl, databaseDirectUrl)
    : await openSqlite(dataDir, { mayBeLost, mustExist });
  if (mustExist) await requireTables(engine);
  const migrated = databaseUrl && databaseDirectUrl ? openPostgres(databaseDirectUrl) : engine;
  try {
    await migrate(migrated, { toleratesNewer: true });
    engine.tablesReady();
  } catch (error) {
    await engine.close();
    throw error;
  } finally {
    if (migrated !== engine) await migrated.close();
  }
  const replica = databaseUrl && databaseReplicaUrl ? openReplica(databaseReplicaUrl, databaseDirectUrl) : null;
  return {
    ...engine,
    ...(replica && { readReports: readFromReplica(engine, replica, { skipped: replicaSkipped }) }),
    engine: engine.columnTypes.engine,
    orderIds: await readOrderIds(engine),
    write: (work) => {
      const change = findOpenChange();
      return transactOrUndo(
        (run) => engine.transaction((writer) => writeChange(writer, change, run)).catch(throwStorageProblem),
        work,
      );
    },
    close: async () => {
      await replica?.close();
      await engine.close();
    },
  };
}

async function requireTables(engine: Engine): Promise<void> {
  if (engine.columnTypes.engine === 'sqlite' || (await hasTables(engine.read))) return;
  await engine.close();
  throw new NoDatabase(null);
}

/** Whether a database of PostgreSQL belongs to an installation. */
export async function hasTables(read: Reader): Promise<boolean> {
  const { rows } = await sql`select 1 where to_regclass('migrations') is not null`.execute(read);
  return rows.length > 0;
}

async function readOrderIds({ columnTypes, read }: Engine): Promise<OrderIds> {
  const times = await read.selectFrom('order_id_times').select('ids_since').executeTakeFirst();
  const timesSince = times?.ids_since ?? null;
  if (columnTypes.engine !== 'postgres') return { timesSince, monthsSince: null };
  const [months] = (await sql<{ since: string }>`select ids_since as since from order_months`.execute(read)).rows;
  return { timesSince, monthsSince: months?.since ?? null };
}

/** Runs a transaction; if it changes something, its entry in the audit log is part of it. */
async function writeChange<Result>(
  writer: Writer,
  change: OpenChange | null,
  work: (writer: Writer) => Promise<Result>,
): Promise<Result> {
  if (change) change.hasWritten = false;
  const result = await continueChange(change, () => work(writer));
  if (change?.hasWritten) await writeEntry(writer, change);
  return result;
}

/** A call with several transactions has one entry; later ones add to it. */
async function writeEntry(
  writer: Writer,
  { shopId, id, at, call, area, author, subject, details }: OpenChange,
): Promise<void> {
  const columns = { subject, details: JSON.stringify(details) };
  await writer
    .insertInto('audit_log')
    .values({
      shop_id: shopId,
      entry_id: id,
      at,
      call,
      area,
      author_kind: author.kind,
      author: author.name,
      device: author.device,
      ...columns,
    })
    .onConflict((conflict) => conflict.columns(['shop_id', 'entry_id']).doUpdateSet(columns))
    .execute();
}
