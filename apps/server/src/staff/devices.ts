import { hours } from '@tischlein/domain';
import { randomUUID } from 'node:crypto';
import type { Device, DeviceLink, deviceChange, newDevice } from '@tischlein/contract/office';
import { DEVICE_ROLES, isEasyPin } from '@tischlein/domain/staff';
import type { z } from 'zod';
import { isAtOrAfter, plusSeconds } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { linkShops, newLinkId, toAccessUrl } from './access-links.ts';
import { readDeviceLinks, saveStaffLink } from './access-links.store.ts';
import {
  deleteDevice,
  forgetPinTries,
  insertDevice,
  readDevices,
  type StoredDevice,
  updateDevice,
  updatePin,
} from './devices.store.ts';
import { readSessions } from './sessions.store.ts';

const LINK_SECONDS = hours(1);
const MOST_DEVICES = 50;

type DeviceDeps = Pick<Deps, 'database' | 'clock' | 'passwords' | 'publicUrl' | 'secretKey'>;

/** The devices of a shop with their sessions and links. */
export async function listDevices({ database, clock }: DeviceDeps, shop: LoadedShop): Promise<Device[]> {
  const { read } = database;
  const now = clock.now();
  const links = new Map((await readDeviceLinks(read)).map(({ staff_id, expires_at }) => [staff_id, expires_at]));
  return Promise.all(
    (await readDevices(read, shop.id)).map(async ({ lockedAt, ...device }) => {
      const [session] = await readSessions(read, device.id, now);
      const linkEnd = links.get(device.id) ?? null;
      return {
        ...device,
        role: toDeviceRole(device),
        connected: session ? { device: session.device, seenAt: session.seenAt } : null,
        isLocked: lockedAt !== null,
        linkExpiresAt: linkEnd !== null && isAtOrAfter(now, linkEnd) ? null : linkEnd,
      };
    }),
  );
}

/** Sets up a device; the link connects it. */
export async function addDevice(
  deps: DeviceDeps,
  shop: LoadedShop,
  { pin, ...facts }: z.output<typeof newDevice>,
): Promise<DeviceLink | 'pinEasy' | 'tooManyDevices'> {
  if (isEasyPin(pin)) return 'pinEasy';
  const device = { ...facts, id: randomUUID(), createdAt: deps.clock.now(), pinHash: await deps.passwords.hash(pin) };
  return deps.database.write(async (writer) => {
    if ((await readDevices(writer, shop.id)).length >= MOST_DEVICES) return 'tooManyDevices';
    await insertDevice(writer, shop.id, device);
    return createLink(writer, deps, device.id);
  });
}

/** Changes name, role and, if it is given, the PIN. */
export async function changeDevice(
  { database, passwords }: DeviceDeps,
  shop: LoadedShop,
  { id, pin, ...facts }: z.output<typeof deviceChange> & { readonly id: string },
): Promise<'changed' | 'pinEasy' | 'deviceUnknown'> {
  if (pin !== undefined && isEasyPin(pin)) return 'pinEasy';
  const pinHash = pin === undefined ? null : await passwords.hash(pin);
  return database.write(async (writer) => {
    if (!(await updateDevice(writer, shop.id, { id, ...facts }))) return 'deviceUnknown';
    if (pinHash !== null) await updatePin(writer, id, pinHash);
    return 'changed';
  });
}

/** A new link for a device; earlier ones become void. null: the shop has no such device. */
export const renewDeviceLink = (deps: DeviceDeps, shop: LoadedShop, id: string): Promise<DeviceLink | null> =>
  deps.database.write(async (writer) => {
    const device = (await readDevices(writer, shop.id)).find((each) => each.id === id);
    if (!device) return null;
    await forgetPinTries(writer, id);
    return createLink(writer, deps, id);
  });

/** Removes a device and signs it out; false: the shop has no such device. */
export const removeDevice = ({ database }: DeviceDeps, shop: LoadedShop, id: string): Promise<boolean> =>
  database.write((writer) => deleteDevice(writer, shop.id, id));

async function createLink(writer: Writer, deps: DeviceDeps, id: string): Promise<DeviceLink> {
  const expiresAt = plusSeconds(deps.clock.now(), LINK_SECONDS);
  const link: Row<'staff_links'> = {
    link_id: newLinkId(),
    kind: 'device',
    staff_id: id,
    email: '',
    role: null,
    shops: linkShops.write([]),
    expires_at: expiresAt,
  };
  await saveStaffLink(writer, link);
  return { link: toAccessUrl(link, deps), expiresAt };
}

const toDeviceRole = ({ role }: Pick<StoredDevice, 'role'>): Device['role'] =>
  DEVICE_ROLES.find((each) => each === role) ?? 'driver';
