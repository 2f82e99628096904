import type { Reader, Writer } from '../db/database.ts';
import { insertOnce, keepFirst } from '../db/insert-once.ts';
import { readPasskeys } from './passkeys.store.ts';

interface StoredFactor {
  /** Sealed with SECRET_KEY; null: none. */
  readonly secret: string | null;
  /** null: no code has been right yet, so the app is off. */
  readonly since: string | null;
  readonly hasPasskey: boolean;
}

export async function readFactor(reader: Reader, staffId: string): Promise<StoredFactor | null> {
  const query = reader.selectFrom('staff').select(['totp_secret as secret', 'totp_since as since']);
  const app = await query.where('staff_id', '=', staffId).executeTakeFirst();
  return app ? { ...app, hasPasskey: (await readPasskeys(reader, staffId)).length > 0 } : null;
}

/** Stores a secret that is not confirmed yet; false: the second factor is on. */
export async function saveFactorSecret(writer: Writer, staffId: string, secret: string): Promise<boolean> {
  const update = writer.updateTable('staff').set({ totp_secret: secret, totp_period: 0 });
  const row = update.where('staff_id', '=', staffId).where('totp_since', 'is', null).returning('staff_id');
  return (await row.executeTakeFirst()) !== undefined;
}

/** Takes the code of a period, in one statement; false: this one or a later one has been used. */
export async function takePeriod(writer: Writer, staffId: string, period: number): Promise<boolean> {
  const update = writer.updateTable('staff').set({ totp_period: period });
  const row = update.where('staff_id', '=', staffId).where('totp_period', '<', period).returning('staff_id');
  return (await row.executeTakeFirst()) !== undefined;
}

export async function turnFactorOn(writer: Writer, staffId: string, since: string): Promise<void> {
  await writer.updateTable('staff').set({ totp_since: since }).where('staff_id', '=', staffId).execute();
}

/** Also deletes the recovery codes if no factor is left. */
export async function turnAppOff(writer: Writer, staffId: string): Promise<void> {
  const nothing = { totp_secret: null, totp_since: null, totp_period: 0 };
  await writer.updateTable('staff').set(nothing).where('staff_id', '=', staffId).execute();
  await deleteUselessCodes(writer, staffId);
}

/** Deletes the recovery codes of a person without a second factor. */
export async function deleteUselessCodes(writer: Writer, staffId: string): Promise<void> {
  const factor = await readFactor(writer, staffId);
  if (!factor?.since && !factor?.hasPasskey) await replaceRecoveryCodes(writer, staffId, []);
}

export async function replaceRecoveryCodes(writer: Writer, staffId: string, hashes: readonly string[]): Promise<void> {
  await writer.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  const rows = hashes.map((hash) => ({ staff_id: staffId, code_hash: hash }));
  if (rows.length > 0) await writer.insertInto('staff_recovery_codes').values(rows).execute();
}

/** Uses up a recovery code; false: unknown or used. */
export async function takeRecoveryCode(writer: Writer, staffId: string, hash: string): Promise<boolean> {
  const row = await writer
    .deleteFrom('staff_recovery_codes')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hash)
    .returning('code_hash')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(reader: Reader, staffId: string): Promise<number> {
  const rows = await reader
    .selectFrom('staff_recovery_codes')
    .select('code_hash')
    .where('staff_id', '=', staffId)
    .execute();
  return rows.length;
}

/** Whether owners and branch managers need a second factor. */
export async function isFactorRequired(reader: Reader): Promise<boolean> {
  const row = await reader
    .selectFrom('staff_rules')
    .select('rule')
    .where('rule', '=', 'secondFactor')
    .executeTakeFirst();
  return row !== undefined;
}

/** `since` null ends the rule. */
export async function saveFactorRule(writer: Writer, since: string | null): Promise<void> {
  if (since === null) await writer.deleteFrom('staff_rules').where('rule', '=', 'secondFactor').execute();
  else keepFirst(await insertOnce(writer.insertInto('staff_rules').values({ rule: 'secondFactor', since }), ['rule']));
}
