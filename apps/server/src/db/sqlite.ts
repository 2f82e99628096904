import { accessSync, constants, existsSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DefaultQueryExecutor, Kysely, SqliteDialect } from 'kysely';
import type { Engine, Reader } from './database.ts';
import { groupCommit } from './group-commit.ts';
import { SQLITE_TYPES } from './column-types.ts';
import { adaptSqlite } from './sqlite-adapter.ts';
import { DamagedDatabase, MissingDatabase, NoDatabase } from './storage-problem.ts';
import type { Tables } from './tables.ts';
import { throwStorageProblem, withStorageProblems } from './typed-problems.ts';

const BUSY_TIMEOUT_MS = 5000;
const WAL_LIMIT_BYTES = 64 * 1024 * 1024;
/** 32 MB. */
const CHECKPOINT_PAGES = 8000;
const CACHE_KIBIBYTES = 8192;
// Each transaction of a group has a savepoint; its journal would otherwise be a file. Not during migrations: they sort whole tables, which may not fit in memory.
const JOURNALS_IN_MEMORY = 'pragma temp_store = memory';

const toSqliteFile = (dataDir: string): string => join(dataDir, 'tischlein.sqlite');
export const hasSqliteFile = (dataDir: string): boolean => existsSync(toSqliteFile(dataDir));

/** Files of an installation that has had a database. */
const TRACES = ['secret-key', 'mail', 'media-cache'] as const;

interface SqliteOptions {
  readonly mayBeLost: boolean;
  readonly mustExist: boolean;
}

/**
 * Opens the SQLite file in a data directory; creates both if needed, unless it `mustExist`. Throws DamagedDatabase if the file is
 * damaged, or missing from a folder that has had one, unless `mayBeLost`.
 */
export async function openSqlite(dataDir: string, { mayBeLost, mustExist }: SqliteOptions): Promise<Engine> {
  const file = toSqliteFile(dataDir);
  const isNew = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0;
  if (isNew && !mayBeLost && TRACES.some((name) => existsSync(join(dataDir, name)))) throw new MissingDatabase(file);
  if (isNew && mustExist) throw new NoDatabase(dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // A read-only disk shows here, before anything is changed.
  accessSync(dataDir, constants.W_OK);
  if (!isNew) accessSync(file, constants.W_OK);
  if (!isNew && !isAsClosed(file)) checkIntegrity(file);
  // rmSync reports a read-only disk without a code.
  if (existsSync(toCloseMark(file))) unlinkSync(toCloseMark(file));
  const engine = openSqliteFile(file);
  const close = async (): Promise<void> => {
    await engine.close();
    markClosed(file);
  };
  return { ...engine, close };
}

// Size and time of the file when its last process closed it; missing after a crash.
const toCloseMark = (file: string): string => `${file}-closed`;

/** Whether the file is as a process left it that ended properly; such a file needs no check. */
function isAsClosed(file: string): boolean {
  const mark = toCloseMark(file);
  return existsSync(mark) && readFileSync(mark, 'utf8') === describeFile(file);
}

function markClosed(file: string): void {
  // SQLite deletes the log when the last connection of all processes closes.
  if (existsSync(`${file}-wal`)) return;
  try {
    writeFileSync(toCloseMark(file), describeFile(file));
  } catch {
    // On a full disk the next start checks the file.
  }
}

function describeFile(file: string): string {
  const { size, mtimeNs } = statSync(file, { bigint: true });
  return `${size} bytes, changed at ${mtimeNs} ns`;
}

// Reads every page, in about 2 s per GB; read-only, so that a damaged file stays as it is.
function checkIntegrity(file: string): void {
  const connection = openReadOnly(file);
  try {
    const found = connection.prepare('pragma quick_check(1)').get()?.['quick_check'];
    if (found !== 'ok') throw new DamagedDatabase(String(found));
  } catch (error) {
    throwStorageProblem(error);
  } finally {
    connection.close();
  }
}

/** Opens a SQLite file with one connection for writing and one for reading committed data. */
export function openSqliteFile(file: string): Engine {
  const writing = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: BUSY_TIMEOUT_MS });
  // FULL: a reported commit survives a power cut.
  writing.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = ${WAL_LIMIT_BYTES}`);
  // A rush of orders writes the same pages of the indexes again and again: fewer, larger checkpoints, and a cache for them.
  writing.exec(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}; pragma cache_size = -${CACHE_KIBIBYTES}`);
  // Group commit does the waiting: SQLite's own busy handler would block the process.
  writing.exec('pragma busy_timeout = 0');
  const reading = openReadOnly(file);
  const reader = createKysely(reading);
  return {
    columnTypes: SQLITE_TYPES,
    read: reader,
    readReports: (work) => work(reader),
    transaction: groupCommit(writing, createKysely(writing)),
    lockSchema: async () => {},
    tablesReady: () => writing.exec(JOURNALS_IN_MEMORY),
    snapshot: (work) => readSnapshot(file, work),
    listen: async () => async () => {},
    close: async () => {
      for (const connection of [reading, writing]) if (connection.isOpen) connection.close();
    },
  };
}

async function readSnapshot<Result>(file: string, work: (reader: Reader) => Promise<Result>): Promise<Result> {
  const connection = openReadOnly(file);
  try {
    connection.exec('begin');
    return await work(createKysely(connection));
  } finally {
    connection.close();
  }
}

const openReadOnly = (file: string): DatabaseSync =>
  new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });

/** Statements are synchronous and transactions have a queue of their own, so queries need no lock on their connection. */
export function createKysely(connection: DatabaseSync): Kysely<Tables> {
  const dialect = withStorageProblems(new SqliteDialect({ database: adaptSqlite(connection) }));
  const driver = dialect.createDriver();
  const opened = driver.init().then(() => driver.acquireConnection());
  const executor = new DefaultQueryExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), {
    provideConnection: async (consumer) => consumer(await opened),
  });
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor });
}
