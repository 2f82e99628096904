const UNIQUE_VIOLATION = '23505';

/**
 * Returns whether a transaction failed because another one took the same value of a unique column at the same time. On
 * PostgreSQL only: SQLite runs one after the other.
 */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
