import type { Kysely } from 'kysely';
import type { ShopId, OrderId } from '@tischlein/domain';
import { type ColumnTypes, migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { throwStorageProblem } from './typed-problems.ts';
import type { Tables } from './tables.ts';

/** Reads what has been committed. */
export type Reader = Pick<Kysely<Tables>, 'selectFrom' | 'fn' | 'getExecutor'>;

/** Hands out of `Database.write`: reads and writes inside one transaction. */
export type Writer = Reader & Pick<Kysely<Tables>, 'insertInto' | 'updateTable' | 'deleteFrom' | 'executeQuery'>;

/** The shops' data, on either engine. */
export interface Database {
  readonly engine: ColumnTypes['engine'];
  readonly read: Reader;
  /** Does the work all or not at all; what it returns is durable. Throws StorageProblem where the engine cannot. */
  write<Result>(work: (transaction: Writer) => Promise<Result>): Promise<Result>;
  /** Reads one unchanging picture of everything, for backups. */
  snapshot<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result>;
  /** Calls back when another process changed an order, where the engine can tell; returns how to stop. */
  listen(changed: (shopId: ShopId, orderId: OrderId) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** What an engine gives to make a Database of. */
export interface Engine extends Omit<Database, 'engine' | 'write'> {
  readonly columnTypes: ColumnTypes;
  transaction<Result>(work: (transaction: Writer) => Promise<Result>): Promise<Result>;
  /** Keeps other processes from migrating at the same time. */
  lockSchema(transaction: Writer): Promise<void>;
}

export interface DatabaseSettings {
  /** null: SQLite in the data directory. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseSettings): Promise<Database> {
  const engine = databaseUrl ? openPostgres(databaseUrl) : await openSqlite(dataDir);
  try {
    await migrate(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return {
    ...engine,
    engine: engine.columnTypes.engine,
    write: (work) => engine.transaction(work).catch(throwStorageProblem),
  };
}
