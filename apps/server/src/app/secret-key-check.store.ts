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

interface SealedRows {
  readonly accounts: readonly Row<'payment_accounts'>[];
  readonly webhooks: readonly Row<'webhooks'>[];
  readonly parts: readonly Pick<Row<'installation_settings'>, 'part' | 'sealed'>[];
  readonly factors: readonly Pick<Row<'staff'>, 'staff_id' | 'totp_secret'>[];
}

/** All that SECRET_KEY has sealed, of all shops and people. */
export async function readAllSealed(reader: Reader): Promise<SealedRows> {
  const [accounts, webhooks, parts, factors] = await Promise.all([
    reader.selectFrom('payment_accounts').selectAll().execute(),
    reader.selectFrom('webhooks').selectAll().execute(),
    reader.selectFrom('installation_settings').select(['part', 'sealed']).execute(),
    reader.selectFrom('staff').select(['staff_id', 'totp_secret']).where('totp_secret', 'is not', null).execute(),
  ]);
  return { accounts, webhooks, parts, factors };
}
