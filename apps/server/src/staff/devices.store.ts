import type { ShopId } from '@tischlein/domain';
import { MOST_WRONG_PINS } from '@tischlein/domain/staff';
import type { Reader, Writer } from '../db/database.ts';
import type { TriedAccount } from '../db/write-failed-try.ts';
import { insertStaff, type StoredStaff } from './staff.store.ts';

export interface StoredDevice extends Pick<StoredStaff, 'id' | 'name' | 'role' | 'createdAt'> {
  readonly lockedAt: string | null;
}

/** The devices of a shop, oldest first. */
export const readDevices = (reader: Reader, shopId: ShopId): Promise<StoredDevice[]> =>
  reader
    .selectFrom('staff')
    .innerJoin('staff_devices', 'staff_devices.staff_id', 'staff.staff_id')
    .select(['staff.staff_id as id', 'name', 'role', 'created_at as createdAt', 'locked_at as lockedAt'])
    .where('device_shop_id', '=', shopId)
    .orderBy('created_at')
    .orderBy('staff.staff_id')
    .execute();

export async function readPinHash(reader: Reader, id: string): Promise<string | null> {
  const row = await reader.selectFrom('staff_devices').select('pin_hash').where('staff_id', '=', id).executeTakeFirst();
  return row?.pin_hash ?? null;
}

interface NewDevice extends Omit<StoredDevice, 'lockedAt'> {
  readonly pinHash: string;
}

/** A device is a member of staff of one shop that has a PIN instead of a password. */
export async function insertDevice(writer: Writer, shopId: ShopId, { pinHash, ...facts }: NewDevice): Promise<void> {
  const device = { ...facts, email: `device ${facts.id}`, shopIds: [shopId], passwordHash: '' };
  if ((await insertStaff(writer, device)) === 'exists') throw new Error(`there is a device ${facts.id}`);
  await writer.updateTable('staff').set({ device_shop_id: shopId }).where('staff_id', '=', facts.id).execute();
  await writer
    .insertInto('staff_devices')
    .values({ staff_id: facts.id, pin_hash: pinHash, wrong_pins: 0, locked_at: null })
    .execute();
}

/** false: the shop has no such device. */
export async function updateDevice(
  writer: Writer,
  shopId: ShopId,
  { id, name, role }: Pick<StoredDevice, 'id' | 'name' | 'role'>,
): Promise<boolean> {
  const update = writer.updateTable('staff').set({ name, role }).where('staff_id', '=', id);
  const row = update.where('device_shop_id', '=', shopId).returning('staff_id');
  return (await row.executeTakeFirst()) !== undefined;
}

export async function updatePin(writer: Writer, id: string, pinHash: string): Promise<void> {
  const pin = { pin_hash: pinHash, wrong_pins: 0 };
  await writer.updateTable('staff_devices').set(pin).where('staff_id', '=', id).execute();
}

/** Ends its sessions, too; false: the shop has no such device. */
export async function deleteDevice(writer: Writer, shopId: ShopId, id: string): Promise<boolean> {
  const row = writer.deleteFrom('staff').where('staff_id', '=', id).where('device_shop_id', '=', shopId);
  return (await row.returning('staff_id').executeTakeFirst()) !== undefined;
}

/** How many PINs in a row were wrong; null: there is no such device. */
export async function readWrongPins(reader: Reader, id: string): Promise<number | null> {
  const row = await reader
    .selectFrom('staff_devices')
    .select('wrong_pins as wrongPins')
    .where('staff_id', '=', id)
    .executeTakeFirst();
  return row?.wrongPins ?? null;
}

/** Returns how many PINs in a row were wrong. */
export async function countWrongPin(writer: Writer, id: string): Promise<number> {
  const row = await writer
    .updateTable('staff_devices')
    .set((device) => ({ wrong_pins: device('wrong_pins', '+', 1) }))
    .where('staff_id', '=', id)
    .returning('wrong_pins as wrongPins')
    .executeTakeFirst();
  return row?.wrongPins ?? MOST_WRONG_PINS;
}

/** The device as the audit log calls it; null: there is no such device. */
export async function findTriedDevice(reader: Reader, id: string, device: string): Promise<TriedAccount | null> {
  const row = await reader
    .selectFrom('staff')
    .select(['name', 'device_shop_id as shopId'])
    .where('staff_id', '=', id)
    .where('device_shop_id', 'is not', null)
    .executeTakeFirst();
  return row?.shopId
    ? { id, shopId: row.shopId, area: 'session', author: { kind: 'device', name: row.name, device } }
    : null;
}

export async function forgetPinTries(writer: Writer, id: string): Promise<void> {
  await writer.updateTable('staff_devices').set({ wrong_pins: 0 }).where('staff_id', '=', id).execute();
}

/** `lockedAt` null unlocks. Locking signs out the waiter who works with the device. */
export async function saveLock(writer: Writer, id: string, lockedAt: string | null): Promise<void> {
  await writer.updateTable('staff_devices').set({ locked_at: lockedAt }).where('staff_id', '=', id).execute();
  if (lockedAt === null) return;
  await writer
    .deleteFrom('waiter_sessions')
    .where('session_hash', 'in', (query) =>
      query.selectFrom('staff_sessions').select('token_hash').where('staff_id', '=', id),
    )
    .execute();
}
