import type { Row } from '../db/tables.ts';
import type { Reader, Writer } from '../db/database.ts';
import { toStoredAccount, type StoredAccount } from './accounts.store.ts';

export type SessionKey = Pick<Row<'account_sessions'>, 'shop_id' | 'token_hash'>;

export async function insertAccountSession(writer: Writer, row: Row<'account_sessions'>): Promise<void> {
  await writer.insertInto('account_sessions').values(row).execute();
}

/** null: unknown or expired. */
export async function readSessionAccount(
  reader: Reader,
  { shop_id, token_hash }: SessionKey,
  now: string,
): Promise<{ readonly account: StoredAccount; readonly expiresAt: string } | null> {
  const row = await reader
    .selectFrom('accounts')
    .innerJoin('account_sessions', (join) =>
      join
        .onRef('account_sessions.shop_id', '=', 'accounts.shop_id')
        .onRef('account_sessions.account_id', '=', 'accounts.account_id'),
    )
    .selectAll('accounts')
    .select('account_sessions.expires_at as expiresAt')
    .where('account_sessions.shop_id', '=', shop_id)
    .where('account_sessions.token_hash', '=', token_hash)
    .where('account_sessions.expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  const { expiresAt, ...account } = row;
  return { account: toStoredAccount(account), expiresAt };
}

export async function extendAccountSession(
  writer: Writer,
  { shop_id, token_hash }: SessionKey,
  expiresAt: string,
): Promise<void> {
  await writer
    .updateTable('account_sessions')
    .set({ expires_at: expiresAt })
    .where('shop_id', '=', shop_id)
    .where('token_hash', '=', token_hash)
    .execute();
}

export async function deleteAccountSession(writer: Writer, { shop_id, token_hash }: SessionKey): Promise<void> {
  await writer
    .deleteFrom('account_sessions')
    .where('shop_id', '=', shop_id)
    .where('token_hash', '=', token_hash)
    .execute();
}
