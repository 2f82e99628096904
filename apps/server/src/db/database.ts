import type { Kysely } from 'kysely';
import type { GroupOrderId, OrderId, ShopId } from '@tischlein/domain';
import type { ColumnTypes } from './column-types.ts';
import type { Rollback } from './rollback.ts';
import type { Tables } from './tables.ts';

/** Reads committed data. */
export type Reader = Pick<Kysely<Tables>, 'selectFrom' | 'fn' | 'getExecutor'>;

/** Reads and writes within a transaction; passed to the callback of `Database.write`. */
export type Writer = Reader & Pick<Kysely<Tables>, 'insertInto' | 'updateTable' | 'deleteFrom' | 'executeQuery'>;

/** From when on the ids of new orders name their time (decision 069), and before that their month (064); '': always, null: never. */
export interface OrderIds {
  readonly timesSince: string | null;
  readonly monthsSince: string | null;
}

export interface ChangeListener {
  readonly changed: (shopId: ShopId, orderId: OrderId) => void;
  readonly groupChanged: (shopId: ShopId, groupId: GroupOrderId) => void;
  readonly tablesChanged: (shopId: ShopId) => void;
  /** `isDeletion`: shops may be gone, the installation was changed, or notifications were missed. */
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
  /**
   * Runs a transaction; its result is durable. Work that returns `rollback(outcome)` has changed nothing, and the outcome is the result.
   * Throws StorageProblem if the engine is unavailable.
   */
  write<Result>(work: (transaction: Writer) => Promise<Result | Rollback<Result>>): Promise<Result>;
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
