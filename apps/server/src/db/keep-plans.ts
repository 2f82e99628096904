import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';

const MARK = '/* kept plan */';

/**
 * Ends a query that reads orders of all months: PostgreSQL keeps its plan, because planning it for every partition costs more than
 * running it. Only for queries that name their columns: with `*` a kept plan breaks once a newer version adds a column. Conditions
 * of a partial index are written out, because the plan has to fit all parameters.
 */
export const KEPT_PLAN = sql`${sql.raw(MARK)}`;

/** Sends marked queries as named statements. Not through a pooler, which gives every transaction another connection. */
export function keepPlans(client: PoolClient): void {
  const { query } = client;
  Object.assign(client, {
    query: (text: unknown, ...rest: readonly unknown[]): unknown =>
      Reflect.apply(query, client, [isMarked(text) ? { text, name: nameStatement(text) } : text, ...rest]),
  });
}

const isMarked = (text: unknown): text is string => typeof text === 'string' && text.endsWith(MARK);

const nameStatement = (text: string): string => createHash('sha256').update(text).digest('base64url');
