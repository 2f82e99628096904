import { MOST_WRONG_PINS } from '@tischlein/domain/staff';
import type { Deps } from '../deps.ts';
import { findAccessLink } from './access-links.ts';
import { deleteStaffLinks, takeAccessLink } from './access-links.store.ts';
import { countPinTry, forgetPinTries, readPinHash, saveLock } from './devices.store.ts';
import { verifyPassword } from './password.ts';
import { addSession, findSession, type Opened, type SignedIn } from './sessions.ts';
import { deleteSessions } from './sessions.store.ts';

type DeviceDeps = Pick<Deps, 'database' | 'clock' | 'secretKey'>;

/** `triesLeft` 0: the device is signed out and needs a new link. */
interface WrongPin {
  readonly triesLeft: number;
}

/** Signs a device in with its link, which is then void, as are its earlier sessions. */
export async function connectDevice(
  deps: DeviceDeps,
  { token, pin, device }: { readonly token: string; readonly pin: string; readonly device: string },
): Promise<Opened | WrongPin | 'linkUnknown'> {
  const { database, clock } = deps;
  const link = await findAccessLink(deps, token);
  if (link?.kind !== 'device' || link.staff_id === null) return 'linkUnknown';
  const { link_id: linkId, staff_id: staffId } = link;
  const wrong = await checkPin(deps, staffId, pin);
  if (wrong) return wrong;
  const session = await database.write(async (writer) => {
    if (!(await takeAccessLink(writer, linkId))) return null;
    await saveLock(writer, staffId, null);
    await deleteSessions(writer, staffId);
    return addSession(writer, { staffId, device, staysSignedIn: true, at: clock.now() });
  });
  const staff = session === null ? null : await findSession(deps, session);
  return session !== null && staff ? { token: session, staff } : 'linkUnknown';
}

/** null: the device is unlocked. */
export async function unlockDevice(deps: DeviceDeps, { id }: SignedIn, pin: string): Promise<WrongPin | null> {
  const wrong = await checkPin(deps, id, pin);
  if (!wrong) await deps.database.write((writer) => saveLock(writer, id, null));
  return wrong;
}

export const lockDevice = ({ database, clock }: DeviceDeps, { id }: SignedIn): Promise<void> =>
  database.write((writer) => saveLock(writer, id, clock.now()));

/** null: the PIN is right. Too many wrong ones in a row sign the device out and make its link void, on all nodes together. */
async function checkPin({ database }: DeviceDeps, id: string, pin: string): Promise<WrongPin | null> {
  const tries = await database.write((writer) => countPinTry(writer, id));
  const hash = tries === null ? null : await readPinHash(database.read, id);
  if (hash !== null && (await verifyPassword(pin, hash))) {
    await database.write((writer) => forgetPinTries(writer, id));
    return null;
  }
  const triesLeft = MOST_WRONG_PINS - (tries ?? MOST_WRONG_PINS);
  if (triesLeft === 0)
    await database.write(async (writer) => {
      await deleteSessions(writer, id);
      await deleteStaffLinks(writer, id);
    });
  return { triesLeft };
}
