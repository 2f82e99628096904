/** The database cannot take or give anything at the moment: disk full, busy, gone. The same call may succeed later (503). */
export class StorageProblem extends Error {
  override readonly name = 'StorageProblem';
}

// Primary result codes of SQLite: BUSY, LOCKED, NOMEM, READONLY, IOERR, FULL, CANTOPEN.
const SQLITE_BUSY = 5;
const SQLITE_CODES = new Set([SQLITE_BUSY, 6, 7, 8, 10, 13, 14]);
// Classes of PostgreSQL: connection, resources, operator's intervention, system; and locks not got in time, dead-locks, serialisation.
const POSTGRES_CODES = /^(?:08|53|57|58|55P03|40P01|40001)/;
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'ENOENT']);
// The pg package says these without a code.
const POSTGRES_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** The error as a StorageProblem where it is one; else null. */
export function storageProblemOf(error: unknown): StorageProblem | null {
  if (error instanceof StorageProblem) return error;
  if (!(error instanceof Error)) return null;
  return isStorageProblem(error) ? new StorageProblem(`storage: ${error.message}`, { cause: error }) : null;
}

/** Whether another process holds SQLite's write lock. */
export const isBusy = (error: unknown): boolean => sqliteCodeOf(error) === SQLITE_BUSY;

function isStorageProblem(error: Error): boolean {
  const sqliteCode = sqliteCodeOf(error);
  if (sqliteCode !== null) return SQLITE_CODES.has(sqliteCode);
  if ('code' in error && typeof error.code === 'string')
    return NETWORK_CODES.has(error.code) || POSTGRES_CODES.test(error.code);
  return POSTGRES_MESSAGES.test(error.message);
}

// The low byte is the primary code, the rest says more.
const sqliteCodeOf = (error: unknown): number | null =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : null;
