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

export interface NewWaiterSession {
  readonly tokenHash: string;
  readonly name: string;
  readonly expiresAt: string;
  /** When the password that has opened it was set; null: only the name that staff of the office have entered. */
  readonly passwordSince: string | null;
  /** Of the session of the office that it ends with. */
  readonly sessionHash: string | null;
}

export interface StoredSession extends Omit<NewWaiterSession, 'tokenHash'> {
  /** Opened by the password that the shop still has; on a shared device, while that is signed in and not locked. */
  readonly isByPassword: boolean;
}

export async function readWaiterSession(
  reader: Reader,
  shopId: ShopId,
  { tokenHash, now }: { readonly tokenHash: string; readonly now: string },
): Promise<StoredSession | null> {
  const row = await reader
    .selectFrom('waiter_sessions')
    .leftJoin('waiter_passwords', 'waiter_passwords.shop_id', 'waiter_sessions.shop_id')
    .leftJoin('staff_sessions', (join) =>
      join
        .onRef('staff_sessions.token_hash', '=', 'waiter_sessions.session_hash')
        .on('staff_sessions.expires_at', '>', now),
    )
    .leftJoin('staff_devices', 'staff_devices.staff_id', 'staff_sessions.staff_id')
    .select(['waiter_sessions.name', 'waiter_sessions.expires_at as expiresAt', 'password_since as passwordSince'])
    .select(['session_hash as sessionHash', 'changed_at as changedAt', 'staff_sessions.token_hash as openSession'])
    .select('locked_at as lockedAt')
    .where('waiter_sessions.shop_id', '=', shopId)
    .where('waiter_sessions.token_hash', '=', tokenHash)
    .where('waiter_sessions.expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  const { changedAt, openSession, lockedAt, ...session } = row;
  const isHere = session.sessionHash === null || (openSession !== null && lockedAt === null);
  return { ...session, isByPassword: session.passwordSince !== null && session.passwordSince === changedAt && isHere };
}

/** Saves a session, or the name of one. */
export async function saveWaiterSession(
  writer: Writer,
  shopId: ShopId,
  { tokenHash, name, expiresAt, passwordSince, sessionHash }: NewWaiterSession,
): Promise<void> {
  await writer
    .insertInto('waiter_sessions')
    .values({
      shop_id: shopId,
      token_hash: tokenHash,
      name,
      expires_at: expiresAt,
      password_since: passwordSince,
      session_hash: sessionHash,
    })
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
