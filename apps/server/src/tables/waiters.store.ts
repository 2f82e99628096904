import type { ShopId } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';

interface StoredPassword {
  readonly passwordHash: string;
  readonly changedAt: string;
}

export async function readWaiterPassword(reader: Reader, shopId: ShopId): Promise<StoredPassword | null> {
  const row = await reader
    .selectFrom('waiter_passwords')
    .select(['password_hash as passwordHash', 'changed_at as changedAt'])
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row ?? null;
}

interface NewPassword extends StoredPassword {
  readonly changedBy: string;
}

/** Replaces the password, or removes it, and signs all waiters out. */
export async function saveWaiterPassword(writer: Writer, shopId: ShopId, password: NewPassword | null): Promise<void> {
  await writer.deleteFrom('waiter_passwords').where('shop_id', '=', shopId).execute();
  await writer.deleteFrom('waiter_sessions').where('shop_id', '=', shopId).execute();
  if (!password) return;
  await writer
    .insertInto('waiter_passwords')
    .values({
      shop_id: shopId,
      password_hash: password.passwordHash,
      changed_at: password.changedAt,
      changed_by: password.changedBy,
    })
    .execute();
}

export interface StoredSession {
  readonly name: string;
  readonly expiresAt: string;
}

export async function readWaiterSession(
  reader: Reader,
  shopId: ShopId,
  { tokenHash, now }: { readonly tokenHash: string; readonly now: string },
): Promise<StoredSession | null> {
  const row = await reader
    .selectFrom('waiter_sessions')
    .select(['name', 'expires_at as expiresAt'])
    .where('shop_id', '=', shopId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Saves a session, or the name of one. */
export async function saveWaiterSession(
  writer: Writer,
  shopId: ShopId,
  { tokenHash, name, expiresAt }: StoredSession & { readonly tokenHash: string },
): Promise<void> {
  await writer
    .insertInto('waiter_sessions')
    .values({ shop_id: shopId, token_hash: tokenHash, name, expires_at: expiresAt })
    .onConflict((conflict) => conflict.columns(['shop_id', 'token_hash']).doUpdateSet({ name }))
    .execute();
}

export async function deleteWaiterSession(writer: Writer, shopId: ShopId, tokenHash: string): Promise<void> {
  await writer
    .deleteFrom('waiter_sessions')
    .where('shop_id', '=', shopId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteExpiredWaiterSessions(writer: Writer, now: string): Promise<void> {
  await writer.deleteFrom('waiter_sessions').where('expires_at', '<=', now).execute();
}
