import * as contract from '@tischlein/contract/calls';
import type { DeviceLink } from '@tischlein/contract/office';
import type { DeviceRole } from '@tischlein/domain/staff';
import type { Desk, Guest, TestShop } from './open-shop.ts';

const PIN = '4711';

/** A shared device of the shop 'roma', signed in and unlocked. */
export async function openDevice(
  shop: Pick<TestShop, 'guest'>,
  owner: Desk,
  { name = 'Theke', role }: { readonly name?: string; readonly role: DeviceRole },
): Promise<Guest> {
  const made = await owner.call('POST', '/api/office/shop/roma/devices', { name, role, pin: PIN });
  const token = made.json<DeviceLink>().link.split('#')[1];
  const device = shop.guest();
  const connected = await device.call('POST', contract.connectDevice.path, { token, pin: PIN });
  if (connected.statusCode !== 200) throw new Error(`the device was answered ${connected.statusCode}`);
  return device;
}
