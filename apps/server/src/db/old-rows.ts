import { sql } from 'kysely';
import { plusSeconds } from '../clock.ts';
import type { Writer } from './database.ts';
import type { Tables } from './tables.ts';

/** Rows that a room forgets: a table, the column of an instant, and for how many seconds after it they are kept (0: it is their end). */
export type OldRows = {
  readonly [Name in keyof Tables]: readonly [table: Name, column: keyof Tables[Name] & string, keepSeconds: number];
}[keyof Tables];

export async function deleteOldRows(writer: Writer, [table, column, keepSeconds]: OldRows, now: string): Promise<void> {
  const end = plusSeconds(now, -keepSeconds);
  await sql`delete from ${sql.table(table)} where ${sql.ref(column)} <= ${end}`.execute(writer);
}
