import { nameChange } from '../db/open-change.ts';
import type { ShopId } from '@tischlein/domain';
import { type AccessPart, NOTHING_PRESET, type PresetAccess, type StaffRole } from '@tischlein/domain/staff';
import type { Reader, Writer } from '../db/database.ts';
import { insertOnce, type InsertOutcome } from '../db/insert-once.ts';
import { deleteStaffLinks } from './access-links.store.ts';
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
  readonly preset: PresetAccess;
  readonly shopIds: readonly ShopId[];
  /** null: a person. */
  readonly device: SharedDevice | null;
}

/** A device that a shift shares. It is identified by its name; people are identified by their e-mail address. */
interface SharedDevice {
  readonly isLocked: boolean;
}

export interface NewStaff extends Omit<StoredStaff, 'name' | 'hasSecondFactor' | 'preset' | 'device'> {
  readonly name?: string;
  /** Absent: nothing. */
  readonly preset?: PresetAccess;
  readonly passwordHash: string;
}

const staffQuery = (reader: Reader) =>
  reader
    .selectFrom('staff')
    .leftJoin('staff_devices', 'staff_devices.staff_id', 'staff.staff_id')
    .select(['staff.staff_id as id', 'staff.name', 'email', 'role', 'staff.created_at as createdAt'])
    .select(['preset_email as presetEmail', 'preset_password as presetPassword'])
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
  readonly presetEmail: 0 | 1;
  readonly presetPassword: 0 | 1;
  readonly appSince: string | null;
  readonly passkeySince: string | null;
  readonly deviceShop: ShopId | null;
  readonly lockedAt: string | null;
}

function toStored<Row extends StaffColumns>(columns: Row) {
  const { presetEmail, presetPassword, appSince, passkeySince, deviceShop, lockedAt, ...row } = columns;
  const device = deviceShop === null ? null : { isLocked: lockedAt !== null };
  return {
    ...row,
    email: device ? row.name : row.email,
    hasSecondFactor: appSince !== null || passkeySince !== null,
    preset: { email: presetEmail === 1, password: presetPassword === 1 },
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

/** Whether a person owns the installation: the owner with the oldest account (decision 100). */
export async function ownsInstallation(reader: Reader, { id }: Pick<StoredStaff, 'id'>): Promise<boolean> {
  const first = await reader
    .selectFrom('staff')
    .select('staff_id')
    .where('role', '=', 'owner')
    .where('device_shop_id', 'is', null)
    .orderBy('created_at')
    .orderBy('staff_id')
    .executeTakeFirst();
  return first?.staff_id === id;
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
  const { id, name = '', email, role, createdAt, passwordHash, shopIds, preset = NOTHING_PRESET } = member;
  const row = { staff_id: id, name, email, role, created_at: createdAt, password_hash: passwordHash };
  const flags = { preset_email: toFlag(preset.email), preset_password: toFlag(preset.password) };
  const outcome = await insertOnce(writer.insertInto('staff').values({ ...row, ...flags }), ['email']);
  if (outcome === 'inserted') await insertShops(writer, id, shopIds);
  return outcome;
}

const toFlag = (isSet: boolean): 0 | 1 => (isSet ? 1 : 0);

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

/** The address is their own from now on. Links that others may have asked for before open nothing any more. */
export async function updateEmail(writer: Writer, staffId: string, email: string): Promise<void> {
  await deleteStaffLinks(writer, staffId);
  await writer.updateTable('staff').set({ email, preset_email: 0 }).where('staff_id', '=', staffId).execute();
}

export async function deleteStaff(writer: Writer, staffId: string): Promise<void> {
  await writer.deleteFrom('staff').where('staff_id', '=', staffId).execute();
}

/** The password is their own from now on. Who knew the former one may have asked for a link to another address: it opens nothing any more. */
export async function updatePassword(writer: Writer, staffId: string, passwordHash: string): Promise<void> {
  await deleteStaffLinks(writer, staffId);
  await endFirstSignIn(writer, staffId);
  await writer
    .updateTable('staff')
    .set({ password_hash: passwordHash, preset_password: 0 })
    .where('staff_id', '=', staffId)
    .execute();
}

/** Another password set by others. */
export async function presetPassword(writer: Writer, staffId: string, passwordHash: string): Promise<void> {
  await updatePassword(writer, staffId, passwordHash);
  await writer.updateTable('staff').set({ preset_password: 1 }).where('staff_id', '=', staffId).execute();
}

/** Makes preset parts a person's own; false: they are already, so that of two who replace them at once one does. */
export async function claimPreset(writer: Writer, staffId: string, parts: readonly AccessPart[]): Promise<boolean> {
  for (const part of parts) {
    const column = `preset_${part}` as const;
    const own = writer.updateTable('staff').set(column, 0).where('staff_id', '=', staffId).where(column, '=', 1);
    if ((await own.executeTakeFirst()).numUpdatedRows === 0n) return false;
  }
  return true;
}

/** For an owner who has not signed in yet. */
export async function updateFirstPassword(writer: Writer, staffId: string, passwordHash: string): Promise<void> {
  await writer.updateTable('staff').set({ password_hash: passwordHash }).where('staff_id', '=', staffId).execute();
}
