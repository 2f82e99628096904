import { createHash } from 'node:crypto';
import type { OwnAccount, Passkey } from '@tischlein/contract/office';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { findMailShop } from './access-links.ts';
import { readPasskeys } from './passkeys.store.ts';
import { countRecoveryCodes, isFactorRequired, readFactor } from './second-factor.store.ts';
import type { SignedIn } from './sessions.ts';
import { deleteSession, readSessions } from './sessions.store.ts';

/** The account of the signed-in person with all their sessions. */
export async function readOwnAccount(
  deps: Pick<Deps, 'database' | 'clock' | 'shops' | 'settings'>,
  staff: SignedIn,
): Promise<OwnAccount> {
  const { read } = deps.database;
  const sessions = await readSessions(read, staff.id, deps.clock.now());
  const factor = await readFactor(read, staff.id);
  return {
    name: staff.name,
    email: staff.email,
    hasSecondFactor: staff.hasSecondFactor,
    hasAuthenticatorApp: factor !== null && factor.since !== null,
    passkeys: (await readPasskeys(read, staff.id)).map(toPasskey),
    recoveryCodesLeft: await countRecoveryCodes(read, staff.id),
    isFactorRequired: await isFactorRequired(read),
    hasMail: findMailShop(deps, staff.shopIds) !== null,
    sessions: sessions.map(({ tokenHash, device, seenAt }) => ({
      id: toSessionId(tokenHash),
      device,
      seenAt,
      isCurrent: tokenHash === staff.tokenHash,
    })),
  };
}

const toPasskey = ({ credential_id, name, host, created_at, last_used_at }: Row<'staff_passkeys'>): Passkey => ({
  id: credential_id,
  name,
  host,
  createdAt: created_at,
  lastUsedAt: last_used_at,
});

/** Ends another session of the same person; false: unknown or ended. */
export async function endOneSession(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  staff: SignedIn,
  sessionId: string,
): Promise<boolean> {
  const sessions = await readSessions(database.read, staff.id, clock.now());
  const found = sessions.find(({ tokenHash }) => toSessionId(tokenHash) === sessionId);
  if (found) await database.write((writer) => deleteSession(writer, found.tokenHash));
  return found !== undefined;
}

/** Names a session without its stored hash. */
const toSessionId = (tokenHash: string): string =>
  createHash('sha256').update(tokenHash).digest('base64url').slice(0, 16);
