/** The database is unavailable (disk full, busy, gone); a retry may succeed (503). */
export class StorageProblem extends Error {
  override readonly name = 'StorageProblem';
}

// Primary result codes of SQLite: BUSY, LOCKED, NOMEM, READONLY, IOERR, FULL, CANTOPEN.
const SQLITE_BUSY = 5;
const SQLITE_CODES = new Set([SQLITE_BUSY, 6, 7, 8, 10, 13, 14]);
// PostgreSQL error classes: connection, resources, operator intervention, system; also lock timeouts, deadlocks and
// serialization failures.
const POSTGRES_CODES = /^(?:08|53|57|58|55P03|40P01|40001)/;
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'ENOENT']);
// pg throws these without a code.
const POSTGRES_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Converts an error to a StorageProblem; null if it is a different error. */
export function toStorageProblem(error: unknown): StorageProblem | null {
  if (error instanceof StorageProblem) return error;
  if (!(error instanceof Error)) return null;
  return isStorageProblem(error) ? new StorageProblem(`storage: ${error.message}`, { cause: error }) : null;
}

/** Returns whether another process holds SQLite's write lock. */
export const isBusy = (error: unknown): boolean => readSqliteCode(error) === SQLITE_BUSY;

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
