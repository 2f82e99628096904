import { nameChange } from '../db/open-change.ts';
import type { ShopId } from '@tischlein/domain';
import type { StaffRole } from '@tischlein/domain/staff';
import type { Reader, Writer } from '../db/database.ts';
import { insertOnce, type InsertOutcome } from '../db/insert-once.ts';
import { endFirstSignIn } from './first-sign-in.store.ts';

/** A staff member; owners work for every shop. */
export interface StoredStaff {
  readonly id: string;
  /** '' until they name themselves. */
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly createdAt: string;
  /** An authenticator app or a passkey. */
  readonly hasSecondFactor: boolean;
  readonly shopIds: readonly ShopId[];
  /** null: a person. */
  readonly device: SharedDevice | null;
}

/** A device that a shift shares. It is identified by its name; people are identified by their e-mail address. */
interface SharedDevice {
  readonly isLocked: boolean;
}

export interface NewStaff extends Omit<StoredStaff, 'name' | 'hasSecondFactor' | 'device'> {
  readonly name?: string;
  readonly passwordHash: string;
}

const staffQuery = (reader: Reader) =>
  reader
    .selectFrom('staff')
    .leftJoin('staff_devices', 'staff_devices.staff_id', 'staff.staff_id')
    .select(['staff.staff_id as id', 'staff.name', 'email', 'role', 'staff.created_at as createdAt'])
    .select(['totp_since as appSince', 'device_shop_id as deviceShop', 'locked_at as lockedAt'])
    .select((row) =>
      row
        .selectFrom('staff_passkeys')
        .whereRef('staff_passkeys.staff_id', '=', 'staff.staff_id')
        .select((passkey) => passkey.fn.min('staff_passkeys.created_at').as('since'))
        .as('passkeySince'),
    );

interface StaffColumns {
  readonly name: string;
  readonly email: string;
  readonly appSince: string | null;
  readonly passkeySince: string | null;
  readonly deviceShop: ShopId | null;
  readonly lockedAt: string | null;
}

function toStored<Row extends StaffColumns>({ appSince, passkeySince, deviceShop, lockedAt, ...row }: Row) {
  const device = deviceShop === null ? null : { isLocked: lockedAt !== null };
  return {
    ...row,
    email: device ? row.name : row.email,
    hasSecondFactor: appSince !== null || passkeySince !== null,
    device,
  };
}

interface StoredSession {
  readonly member: StoredStaff;
  readonly seenAt: string;
  readonly lastsMinutes: number;
}

/** Who is signed in with a session; null: unknown or expired. */
export async function readSessionStaff(reader: Reader, tokenHash: string, now: string): Promise<StoredSession | null> {
  const row = await staffQuery(reader)
    .innerJoin('staff_sessions', 'staff_sessions.staff_id', 'staff.staff_id')
    .select(['seen_at as seenAt', 'lasts_minutes as lastsMinutes'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  const { seenAt, lastsMinutes, ...member } = row;
  const shops = await reader.selectFrom('staff_shops').select('shop_id').where('staff_id', '=', row.id).execute();
  return { member: { ...toStored(member), shopIds: shops.map((shop) => shop.shop_id) }, seenAt, lastsMinutes };
}

/** All people, oldest first. */
export const readPeople = async (reader: Reader): Promise<StoredStaff[]> =>
  (await readStaff(reader)).filter(({ device }) => !device);

/** All people and shared devices, oldest first. */
export async function readStaff(reader: Reader): Promise<StoredStaff[]> {
  const members = await staffQuery(reader).orderBy('staff.created_at').orderBy('staff.staff_id').execute();
  const assignments = await reader.selectFrom('staff_shops').selectAll().execute();
  const shopsOf = Map.groupBy(assignments, (row) => row.staff_id);
  return members.map((member) => ({
    ...toStored(member),
    shopIds: (shopsOf.get(member.id) ?? []).map((row) => row.shop_id),
  }));
}

/** Of a person; devices have no password. */
export async function readCredentials(
  reader: Reader,
  email: string,
): Promise<{ readonly id: string; readonly passwordHash: string } | null> {
  const query = reader.selectFrom('staff').select(['staff_id as id', 'password_hash as passwordHash']);
  const row = query.where('email', '=', email).where('device_shop_id', 'is', null);
  return (await row.executeTakeFirst()) ?? null;
}

/** Adds a staff member, unless the e-mail address is taken. */
export async function insertStaff(writer: Writer, member: NewStaff): Promise<InsertOutcome> {
  nameChange(member.name || member.email);
  const { id, name = '', email, role, createdAt, passwordHash, shopIds } = member;
  const row = { staff_id: id, name, email, role, created_at: createdAt, password_hash: passwordHash };
  const outcome = await insertOnce(writer.insertInto('staff').values(row), ['email']);
  if (outcome === 'inserted') await insertShops(writer, id, shopIds);
  return outcome;
}

async function insertShops(writer: Writer, staffId: string, shopIds: readonly ShopId[]): Promise<void> {
  const rows = shopIds.map((shopId) => ({ staff_id: staffId, shop_id: shopId }));
  if (rows.length > 0) await writer.insertInto('staff_shops').values(rows).execute();
}

/** Locks the owners until the transaction ends, so that two changes cannot remove the last two of them at once. */
export async function lockOwners(writer: Writer): Promise<void> {
  await writer.updateTable('staff').set({ role: 'owner' }).where('role', '=', 'owner').execute();
}

export async function updateAssignment(
  writer: Writer,
  staffId: string,
  { role, shopIds }: Pick<StoredStaff, 'role' | 'shopIds'>,
): Promise<void> {
  await writer.updateTable('staff').set({ role }).where('staff_id', '=', staffId).execute();
  await writer.deleteFrom('staff_shops').where('staff_id', '=', staffId).execute();
  await insertShops(writer, staffId, shopIds);
  if (role !== 'owner') await endForeignShifts(writer, staffId);
}

/** Browsers are no longer told about shops that their member of staff does not work for. */
async function endForeignShifts(writer: Writer, staffId: string): Promise<void> {
  await writer
    .deleteFrom('shift_browsers')
    .where('session_hash', 'in', (query) =>
      query.selectFrom('staff_sessions').select('token_hash').where('staff_id', '=', staffId),
    )
    .where('shop_id', 'not in', (query) =>
      query.selectFrom('staff_shops').select('shop_id').where('staff_id', '=', staffId),
    )
    .execute();
}

export async function updateName(writer: Writer, staffId: string, name: string): Promise<void> {
  await writer.updateTable('staff').set({ name }).where('staff_id', '=', staffId).execute();
}

export async function updateEmail(writer: Writer, staffId: string, email: string): Promise<void> {
  await writer.updateTable('staff').set({ email }).where('staff_id', '=', staffId).execute();
}

export async function deleteStaff(writer: Writer, staffId: string): Promise<void> {
  await writer.deleteFrom('staff').where('staff_id', '=', staffId).execute();
}

export async function updatePassword(writer: Writer, staffId: string, passwordHash: string): Promise<void> {
  await endFirstSignIn(writer, staffId);
  await updateFirstPassword(writer, staffId, passwordHash);
}

/** For an owner who has not signed in yet. */
export async function updateFirstPassword(writer: Writer, staffId: string, passwordHash: string): Promise<void> {
  await writer.updateTable('staff').set({ password_hash: passwordHash }).where('staff_id', '=', staffId).execute();
}
