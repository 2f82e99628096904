/** The database is unavailable (disk full, busy, gone); a retry may succeed (503). */
export class StorageProblem extends Error {
  override readonly name: string = 'StorageProblem';
}

/** The SQLite file is damaged, or lost while files of its installation are still there. No retry succeeds. */
export class DamagedDatabase extends StorageProblem {
  override readonly name = 'DamagedDatabase';
}

/** No SQLite file, or an empty one, beside files of an installation. */
export class MissingDatabase extends DamagedDatabase {}

/** There is no database, and this command may not create one; `folder`: where SQLite's should be, null on PostgreSQL. */
export class NoDatabase extends Error {
  readonly folder: string | null;

  constructor(folder: string | null) {
    super('there is no database');
    this.folder = folder;
  }
}

/**
 * PostgreSQL refuses access: the user or its password, the name of the database, or rights; or a pooler, of which no setting tells,
 * refuses what only the database takes. The operator has to act.
 */
export class AccessRefused extends StorageProblem {
  override readonly name = 'AccessRefused';
  readonly what: RefusedAccess;

  constructor(what: RefusedAccess, cause: Error) {
    super(`storage: ${cause.message}`, { cause });
    this.what = what;
  }
}
export type RefusedAccess = 'user' | 'name' | 'rights' | 'pooler';

// Primary result codes of SQLite: BUSY, LOCKED, NOMEM, READONLY, IOERR, FULL, CANTOPEN; CORRUPT, NOTADB.
const SQLITE_BUSY = 5;
const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;
const SQLITE_CODES = new Set([SQLITE_BUSY, 6, 7, 8, SQLITE_IOERR, SQLITE_FULL, 14]);
const SQLITE_DAMAGED = new Set([11, 26]);
// PostgreSQL error classes: connection, resources, operator intervention, system; also read-only transactions of a
// standby, lock timeouts, deadlocks and serialization failures.
const POSTGRES_CODES = /^(?:08|53|57|58|25006|55P03|40P01|40001)/;
const POSTGRES_FULL = '53100';
const CONNECTION_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT'] as const;
const ROUTE_CODES = ['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENOTFOUND', 'EAI_AGAIN'] as const;
const NETWORK_CODES = new Set<string>([...CONNECTION_CODES, ...ROUTE_CODES]);
// PgBouncer's answer to timeouts in the parameters of a connection.
const POOLER_MESSAGE = /unsupported startup parameter/;
// pg throws these without a code.
const POSTGRES_MESSAGES = /Connection terminated|timeout exceeded when trying to connect|Client .* is not queryable/;

/** Converts an error to a StorageProblem; null if it is a different error. */
export function toStorageProblem(error: unknown): StorageProblem | null {
  if (error instanceof StorageProblem) return error;
  if (!(error instanceof Error)) return null;
  if (SQLITE_DAMAGED.has(readSqliteCode(error) ?? 0)) return new DamagedDatabase(error.message, { cause: error });
  const refused = findRefusedAccess(error);
  if (refused) return new AccessRefused(refused, error);
  return isStorageProblem(error) ? new StorageProblem(`storage: ${error.message}`, { cause: error }) : null;
}

/** Returns whether another process holds SQLite's write lock. */
export const isBusy = (error: unknown): boolean => readSqliteCode(error) === SQLITE_BUSY;

/** Returns whether the disk has no room left. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof Error &&
  (readSqliteCode(error) === SQLITE_FULL ||
    ('code' in error && (error.code === POSTGRES_FULL || error.code === 'ENOSPC')) ||
    isStorageFull(error.cause));

/** Returns whether the disk of a SQLite file failed. */
export const isDiskFailure = (error: unknown): boolean =>
  error instanceof Error && (readSqliteCode(error) === SQLITE_IOERR || isDiskFailure(error.cause));

function findRefusedAccess(error: Error): RefusedAccess | null {
  const code = 'code' in error ? String(error.code) : '';
  if (/^28...$/.test(code)) return 'user';
  if (code === '3D000') return 'name';
  if (POOLER_MESSAGE.test(error.message)) return 'pooler';
  return code === '42501' ? 'rights' : null;
}

function isStorageProblem(error: Error): boolean {
  const sqliteCode = readSqliteCode(error);
  if (sqliteCode !== null) return SQLITE_CODES.has(sqliteCode);
  if ('code' in error && typeof error.code === 'string')
    return NETWORK_CODES.has(error.code) || POSTGRES_CODES.test(error.code);
  return POSTGRES_MESSAGES.test(error.message);
}

// The low byte is the primary code; the rest is the extended code.
const readSqliteCode = (error: unknown): number | null =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : null;
