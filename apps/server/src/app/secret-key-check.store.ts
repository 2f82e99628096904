import type { Reader, Writer } from '../db/database.ts';
import { insertOnce, type InsertOutcome } from '../db/insert-once.ts';
import type { Row } from '../db/tables.ts';

const ONLY = 'only';

export async function readKeyCheck(reader: Reader): Promise<string | null> {
  const row = await reader.selectFrom('secret_key_checks').select('sealed').executeTakeFirst();
  return row?.sealed ?? null;
}

/** Keeps the value of another process that was first. */
export const insertKeyCheck = (
  writer: Writer,
  check: Omit<Row<'secret_key_checks'>, 'check_id'>,
): Promise<InsertOutcome> =>
  insertOnce(writer.insertInto('secret_key_checks').values({ ...check, check_id: ONLY }), ['check_id']);

/** The accounts of all shops. */
export const readAllAccountRows = (reader: Reader): Promise<Row<'payment_accounts'>[]> =>
  reader.selectFrom('payment_accounts').selectAll().execute();
