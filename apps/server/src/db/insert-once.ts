import type { InsertQueryBuilder, InsertResult } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * What became of a row whose key may be taken: by a retry, by another process, or by something else with the same id. The
 * caller has to tell these apart: tests/rules/insert-outcomes.test.ts finds outcomes that are dropped.
 */
export type InsertOutcome = 'inserted' | 'exists';

type Columns<Table extends keyof Tables> = readonly [keyof Tables[Table] & string, ...(keyof Tables[Table] & string)[]];

/** Inserts a row unless its key, the value of these columns, is taken; or any of its keys. */
export async function insertOnce<Table extends keyof Tables>(
  insert: InsertQueryBuilder<Tables, Table, InsertResult>,
  key: Columns<Table> | 'any',
): Promise<InsertOutcome> {
  return (await insertMissing(insert, key)) > 0 ? 'inserted' : 'exists';
}

/** Inserts the rows whose keys are not taken. Returns how many. */
export async function insertMissing<Table extends keyof Tables>(
  insert: InsertQueryBuilder<Tables, Table, InsertResult>,
  key: Columns<Table> | 'any',
): Promise<number> {
  const query = insert.onConflict((conflict) =>
    key === 'any' ? conflict.doNothing() : conflict.columns(key).doNothing(),
  );
  const result = await query.executeTakeFirstOrThrow();
  return Number(result.numInsertedOrUpdatedRows ?? 0n);
}

/** Says that a row which was there before is as good: it says the same, or the first one counts. */
export const keepFirst = (outcome: InsertOutcome | number): unknown => outcome;
