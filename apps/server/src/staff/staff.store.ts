import type { ShopId } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';
import type { StaffRow } from '../db/tables.ts';

export type StaffRole = StaffRow['role'];

/** A staff member; owners work for every shop. */
export interface StoredStaff {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly createdAt: string;
  readonly shopIds: readonly ShopId[];
}

export interface NewStaff extends StoredStaff {
  readonly passwordHash: string;
}

export interface NewSession {
  readonly tokenHash: string;
  readonly staffId: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

const staffQuery = (reader: Reader) =>
  reader.selectFrom('staff').select(['staff.staff_id as id', 'email', 'role', 'staff.created_at as createdAt']);

/** All staff, oldest first. */
export async function readStaff(reader: Reader): Promise<StoredStaff[]> {
  const members = await staffQuery(reader).orderBy('created_at').orderBy('staff.staff_id').execute();
  const assignments = await reader.selectFrom('staff_shops').selectAll().execute();
  const shopsOf = Map.groupBy(assignments, (row) => row.staff_id);
  return members.map((member) => ({ ...member, shopIds: (shopsOf.get(member.id) ?? []).map((row) => row.shop_id) }));
}

/** null: unknown or expired. */
export async function readSessionStaff(
  reader: Reader,
  tokenHash: string,
  now: string,
): Promise<{ readonly member: StoredStaff; readonly expiresAt: string } | null> {
  const row = await staffQuery(reader)
    .innerJoin('staff_sessions', 'staff_sessions.staff_id', 'staff.staff_id')
    .select('staff_sessions.expires_at as expiresAt')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  const { expiresAt, ...member } = row;
  const shops = await reader.selectFrom('staff_shops').select('shop_id').where('staff_id', '=', row.id).execute();
  return { member: { ...member, shopIds: shops.map((shop) => shop.shop_id) }, expiresAt };
}

export async function readCredentials(
  reader: Reader,
  email: string,
): Promise<{ readonly id: string; readonly passwordHash: string } | null> {
  const query = reader.selectFrom('staff').select(['staff_id as id', 'password_hash as passwordHash']);
  return (await query.where('email', '=', email).executeTakeFirst()) ?? null;
}

/** Adds a staff member; false: the e-mail address is taken. */
export async function insertStaff(writer: Writer, member: NewStaff): Promise<boolean> {
  const { id, email, role, createdAt, passwordHash, shopIds } = member;
  const inserted = await writer
    .insertInto('staff')
    .values({ staff_id: id, email, role, created_at: createdAt, password_hash: passwordHash })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('staff_id')
    .executeTakeFirst();
  if (!inserted) return false;
  const rows = shopIds.map((shopId) => ({ staff_id: id, shop_id: shopId }));
  if (rows.length > 0) await writer.insertInto('staff_shops').values(rows).execute();
  return true;
}

export async function deleteStaff(writer: Writer, staffId: string): Promise<void> {
  await writer.deleteFrom('staff').where('staff_id', '=', staffId).execute();
}

export async function updatePassword(writer: Writer, staffId: string, passwordHash: string): Promise<void> {
  await writer.updateTable('staff').set({ password_hash: passwordHash }).where('staff_id', '=', staffId).execute();
}

export async function insertSession(writer: Writer, session: NewSession): Promise<void> {
  const { tokenHash, staffId, createdAt, expiresAt } = session;
  await writer.deleteFrom('staff_sessions').where('expires_at', '<=', createdAt).execute();
  await writer
    .insertInto('staff_sessions')
    .values({ token_hash: tokenHash, staff_id: staffId, created_at: createdAt, expires_at: expiresAt })
    .execute();
}

export async function extendSession(writer: Writer, tokenHash: string, expiresAt: string): Promise<void> {
  await writer
    .updateTable('staff_sessions')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(writer: Writer, tokenHash: string): Promise<void> {
  await writer.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute();
}

/** Signs a staff member out on all other devices. */
export async function deleteOtherSessions(writer: Writer, staffId: string, tokenHash: string): Promise<void> {
  await writer
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('token_hash', '!=', tokenHash)
    .execute();
}
