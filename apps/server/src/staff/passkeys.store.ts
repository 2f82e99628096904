import type { Reader, Writer } from '../db/database.ts';
import { insertOnce, type InsertOutcome } from '../db/insert-once.ts';
import type { Row } from '../db/tables.ts';

/** Those of one person, oldest first. */
export const readPasskeys = (reader: Reader, staffId: string): Promise<Row<'staff_passkeys'>[]> =>
  reader
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('credential_id')
    .execute();

export async function readPasskey(reader: Reader, credentialId: string): Promise<Row<'staff_passkeys'> | null> {
  const query = reader.selectFrom('staff_passkeys').selectAll().where('credential_id', '=', credentialId);
  return (await query.executeTakeFirst()) ?? null;
}

/** Inserts a passkey, unless there is one with its id. */
export const insertPasskey = (writer: Writer, passkey: Row<'staff_passkeys'>): Promise<InsertOutcome> =>
  insertOnce(writer.insertInto('staff_passkeys').values(passkey), ['credential_id']);

/**
 * Notes a use, in one statement; false: the passkey has been removed, or its counter has been used, so that there is a copy of
 * it. Passkeys that are synchronized do not count and stay at 0.
 */
export async function usePasskey(
  writer: Writer,
  credentialId: string,
  { counter, at }: { readonly counter: number; readonly at: string },
): Promise<boolean> {
  const update = writer.updateTable('staff_passkeys').set({ counter, last_used_at: at });
  const query = update.where('credential_id', '=', credentialId);
  const counted = counter === 0 ? query.where('counter', '=', 0) : query.where('counter', '<', counter);
  return (await counted.returning('credential_id').executeTakeFirst()) !== undefined;
}

/** false: the person has no such passkey. */
export async function deletePasskey(writer: Writer, staffId: string, credentialId: string): Promise<boolean> {
  const query = writer.deleteFrom('staff_passkeys').where('staff_id', '=', staffId);
  const row = query.where('credential_id', '=', credentialId).returning('credential_id');
  return (await row.executeTakeFirst()) !== undefined;
}

export async function deletePasskeys(writer: Writer, staffId: string): Promise<void> {
  await writer.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute();
}

export async function insertChallenge(writer: Writer, challenge: Row<'passkey_challenges'>): Promise<void> {
  await writer.insertInto('passkey_challenges').values(challenge).execute();
}

/** Uses up a challenge; null: unknown or used. */
export async function takeChallenge(writer: Writer, challenge: string): Promise<Row<'passkey_challenges'> | null> {
  const taken = writer.deleteFrom('passkey_challenges').where('challenge', '=', challenge).returningAll();
  return (await taken.executeTakeFirst()) ?? null;
}

/** The e-mail address of the person whose passkey this is; null: unknown. */
export async function readPasskeyEmail(reader: Reader, credentialId: string): Promise<string | null> {
  const row = await reader
    .selectFrom('staff_passkeys')
    .innerJoin('staff', 'staff.staff_id', 'staff_passkeys.staff_id')
    .select('email')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row?.email ?? null;
}
