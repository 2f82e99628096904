import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Rows of a table of work that are to be done by now and that nobody holds: `run_at`, and the lease `locked_until`. */
export const isDue = (now: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(run_at <= ${now} and (locked_until is null or locked_until <= ${now}))`;
