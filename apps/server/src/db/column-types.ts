/** SQL that differs between the engines. */
export interface ColumnTypes {
  readonly engine: 'sqlite' | 'postgres';
  /** Type of a 64-bit integer. */
  readonly bigint: string;
  readonly bytes: string;
  /** Suffix of a table: makes SQLite check types as PostgreSQL always does. */
  readonly strict: string;
  /** Suffix of a table with small rows: SQLite stores them in key order. */
  readonly keyed: string;
}

export const SQLITE_TYPES: ColumnTypes = {
  engine: 'sqlite',
  bigint: 'integer',
  bytes: 'blob',
  strict: 'strict',
  keyed: 'strict, without rowid',
};
export const POSTGRES_TYPES: ColumnTypes = {
  engine: 'postgres',
  bigint: 'bigint',
  bytes: 'bytea',
  strict: '',
  keyed: '',
};
