import { days } from '@tischlein/domain';
import { MOST_WRONG_PINS } from '@tischlein/domain/staff';
import { beginTry, endTry, type Wait } from '../db/limited-tries.ts';
import type { Writer } from '../db/database.ts';
import { continueChange } from '../db/open-change.ts';
import type { SharedLimit } from '../db/shared-limits.ts';
import { writeFailedTry } from '../db/write-failed-try.ts';
import type { Deps } from '../deps.ts';
import { hashSession } from '../identity.ts';
import { findAccessLink } from './access-links.ts';
import { deleteStaffLinks, takeAccessLink } from './access-links.store.ts';
import {
  countWrongPin,
  findTriedDevice,
  forgetPinTries,
  readPinHash,
  readWrongPins,
  saveLock,
} from './devices.store.ts';
import { verifyPassword } from './password.ts';
import { addSession, findSession, type Opened, type SignedIn } from './sessions.ts';
import { deleteSessions } from './sessions.store.ts';

type DeviceDeps = Pick<Deps, 'database' | 'clock' | 'secretKey' | 'events'>;

/** `triesLeft` 0: the device is signed out and needs a new link. */
export interface WrongPin {
  readonly triesLeft: number;
}

/** Signs a device in with its link, which is then void, as are its earlier sessions. */
export async function connectDevice(
  deps: DeviceDeps,
  { token, pin, device }: { readonly token: string; readonly pin: string; readonly device: string },
): Promise<Opened | WrongPin | Wait | 'linkUnknown'> {
  const { database, clock } = deps;
  const link = await findAccessLink(deps, token);
  if (link?.kind !== 'device' || link.staff_id === null) return 'linkUnknown';
  const { link_id: linkId, staff_id: staffId } = link;
  const wrong = await checkPin(deps, { id: staffId, device }, pin);
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
export async function unlockDevice(
  deps: DeviceDeps,
  { id, device }: TriedDevice,
  pin: string,
): Promise<WrongPin | Wait | null> {
  const wrong = await checkPin(deps, { id, device }, pin);
  if (!wrong) await deps.database.write((writer) => saveLock(writer, id, null));
  return wrong;
}

export const lockDevice = ({ database, clock }: DeviceDeps, { id }: SignedIn): Promise<void> =>
  database.write((writer) => saveLock(writer, id, clock.now()));

interface TriedDevice {
  readonly id: string;
  /** 'Safari auf iPad' */
  readonly device: string;
}

/** null: the PIN is right. Too many wrong ones in a row sign the device out and make its link void, on all nodes together. */
async function checkPin(deps: DeviceDeps, tried: TriedDevice, pin: string): Promise<WrongPin | Wait | null> {
  const { database, clock } = deps;
  const { id } = tried;
  const begun = await database.write(async (writer) => {
    const wrongBefore = (await readWrongPins(writer, id)) ?? MOST_WRONG_PINS;
    if (wrongBefore >= MOST_WRONG_PINS) return { triesLeft: 0 };
    return beginTry(writer, pinLimit(id), { now: clock.now(), wrongBefore });
  });
  if (!('tryId' in begun)) return begun;
  const hash = await readPinHash(database.read, id);
  const isRight = hash !== null && (await verifyPassword(pin, hash));
  // Tries are no change that the call makes.
  const triesLeft = await continueChange(null, () =>
    database.write(async (writer) => {
      await endTry(writer, pinLimit(id), { ...begun, verdict: 'open', now: clock.now() });
      return isRight ? forgetPinTries(writer, id) : noteWrongPin(deps, writer, tried);
    }),
  );
  if (triesLeft === undefined) return null;
  deps.events.signInFailed('pin', { account: id });
  return { triesLeft };
}

async function noteWrongPin(
  { clock }: Pick<Deps, 'clock'>,
  writer: Writer,
  { id, device }: TriedDevice,
): Promise<number> {
  const triesLeft = Math.max(0, MOST_WRONG_PINS - (await countWrongPin(writer, id)));
  const account = await findTriedDevice(writer, id, device);
  if (account) await writeFailedTry(writer, account, { kind: 'pin', at: clock.now() });
  if (triesLeft > 0) return triesLeft;
  await deleteSessions(writer, id);
  await deleteStaffLinks(writer, id);
  return 0;
}

/** Only the tries that are being verified: the wrong ones are counted with the device, until one is right. */
const pinLimit = (id: string): SharedLimit => ({
  scope: 'office',
  key: hashSession(`pin ${id}`),
  most: MOST_WRONG_PINS,
  seconds: days(1),
});
