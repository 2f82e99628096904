import { type Kysely, sql } from 'kysely';
import type { GroupOrderId, OrderId, ShopId } from '@tischlein/domain';
import type { ColumnTypes } from './column-types.ts';
import { migrate } from './migrate.ts';
import { findOpenChange } from './open-change.ts';
import { openPostgres } from './postgres.ts';
import { readFromReplica } from './replica.ts';
import { hasSqliteFile, openSqlite } from './sqlite.ts';
import { NoDatabase } from './storage-problem.ts';
import { throwStorageProblem } from './typed-problems.ts';
import type { Tables } from './tables.ts';
import { writeChange } from './write-change.ts';

/** Reads committed data. */
export type Reader = Pick<Kysely<Tables>, 'selectFrom' | 'fn' | 'getExecutor'>;

/** Reads and writes within a transaction; passed to the callback of `Database.write`. */
export type Writer = Reader & Pick<Kysely<Tables>, 'insertInto' | 'updateTable' | 'deleteFrom' | 'executeQuery'>;

/** From when on the ids of new orders name their time (decision 069), and before that their month (064); '': always, null: never. */
interface OrderIds {
  readonly timesSince: string | null;
  readonly monthsSince: string | null;
}

export interface ChangeListener {
  readonly changed: (shopId: ShopId, orderId: OrderId) => void;
  readonly groupChanged: (shopId: ShopId, groupId: GroupOrderId) => void;
  readonly tablesChanged: (shopId: ShopId) => void;
  /** `isDeletion`: shops may be gone, or notifications were missed. */
  readonly shopsChanged: (isDeletion: boolean) => void;
  /** Gets the error of each failed connection; it is opened again. */
  readonly failed: (error: unknown) => void;
}

/** The database, on either engine. */
export interface Database {
  readonly engine: ColumnTypes['engine'];
  readonly read: Reader;
  readonly orderIds: OrderIds;
  /**
   * Reads reports and searches: on the replica, if there is one, where the last seconds may be missing (decision 067). Never what its
   * reader has just changed, and nothing that decides about a write. `work` only reads; it runs again if the replica fails.
   */
  readReports<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result>;
  /** Runs a transaction; its result is durable. Throws StorageProblem if the engine is unavailable. */
  write<Result>(work: (transaction: Writer) => Promise<Result>): Promise<Result>;
  /** Reads a consistent snapshot, for backups. */
  snapshot<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result>;
  /** Subscribes to changes of orders and groups by other processes, on PostgreSQL only; returns the unsubscribe function. */
  listen(listener: ChangeListener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** The engine-specific part of a Database. */
export interface Engine extends Omit<Database, 'engine' | 'write' | 'orderIds'> {
  readonly columnTypes: ColumnTypes;
  transaction<Result>(work: (transaction: Writer) => Promise<Result>): Promise<Result>;
  /** Prevents concurrent migrations. */
  lockSchema(transaction: Writer): Promise<void>;
  /** Called after the migrations. */
  tablesReady(): void;
}

export interface DatabaseSettings {
  /** null: SQLite in the data directory. */
  readonly databaseUrl: string | null;
  /** Past a pooler, for migrations, notifications and scratch databases; null: databaseUrl is direct. */
  readonly databaseDirectUrl?: string | null;
  /** A replica for reports; null: there is none. */
  readonly databaseReplicaUrl?: string | null;
  /** Gets why a report was not read from the replica. */
  readonly replicaSkipped?: (reason: string) => void;
  readonly dataDir: string;
  /** Whether a database may be created in the folder of an installation that has lost its own. */
  readonly mayBeLost?: boolean;
  /** Throws NoDatabase instead of creating a database. */
  readonly mustExist?: boolean;
}

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
  const replica = databaseUrl && databaseReplicaUrl ? openPostgres(databaseReplicaUrl) : null;
  return {
    ...engine,
    ...(replica && { readReports: readFromReplica(engine, replica, { skipped: replicaSkipped }) }),
    engine: engine.columnTypes.engine,
    orderIds: await readOrderIds(engine),
    write: (work) => {
      const change = findOpenChange();
      return engine.transaction((writer) => writeChange(writer, change, work)).catch(throwStorageProblem);
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
