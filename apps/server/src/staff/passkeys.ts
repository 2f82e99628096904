import { minutes } from '@tischlein/domain';
import { randomBytes } from 'node:crypto';
import type { passkeyAssertion, newPasskey, passkeyCreation, passkeyRequest } from '@tischlein/contract/office';
import { z } from 'zod';
import { isAtOrAfter, plusSeconds } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Row } from '../db/tables.ts';
import {
  deletePasskey,
  insertChallenge,
  insertPasskey,
  readPasskey,
  readPasskeys,
  takeChallenge,
  usePasskey,
} from './passkeys.store.ts';
import type { RelyingParty } from './relying-party.http.ts';
import { saveNewCodes } from './second-factor.ts';
import { deleteUselessCodes } from './second-factor.store.ts';
import type { SignedIn } from './sessions.ts';

type PasskeyDeps = Pick<Deps, 'database' | 'clock'>;
type Assertion = z.output<typeof passkeyAssertion>;

const NAME = 'Tischlein';
const LIFETIME_SECONDS = minutes(5);
const MOST_PASSKEYS = 20;
// ES256 and RS256: every authenticator has one of them. EdDSA where both have it.
const ALGORITHMS = [-8, -7, -257];

// Loaded by the first use: it costs a third of a second, and most processes never need it.
const loadWebAuthn = () => import('@simplewebauthn/server');

/** A challenge for signing in; the browser offers the passkeys of this host. */
export async function requestPasskey(
  deps: PasskeyDeps,
  { host }: RelyingParty,
): Promise<z.output<typeof passkeyRequest>> {
  const challenge = await createChallenge(deps, null);
  return { challenge, rpId: host, timeout: LIFETIME_SECONDS * 1000, userVerification: 'required' };
}

/** What a browser needs to create a passkey; null: the person has too many. */
export async function startPasskey(
  deps: PasskeyDeps,
  { host }: RelyingParty,
  { id, name, email }: SignedIn,
): Promise<z.output<typeof passkeyCreation> | null> {
  const known = await readPasskeys(deps.database.read, id);
  if (known.length >= MOST_PASSKEYS) return null;
  return {
    challenge: await createChallenge(deps, id),
    rp: { id: host, name: NAME },
    user: { id: toUserHandle(id), name: email, displayName: name || email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: LIFETIME_SECONDS * 1000,
    // Prevents a second passkey on a device that has one.
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

/** Stores a new passkey; returns the recovery codes if it is the person's first second factor, else null. */
export async function addPasskey(
  deps: PasskeyDeps,
  { host, origin }: RelyingParty,
  { staff, name, credential }: { readonly staff: SignedIn } & z.output<typeof newPasskey>,
): Promise<{ readonly codes: readonly string[] | null } | 'refused'> {
  const taken = await takeOwnChallenge(deps, credential.response.clientDataJSON);
  if (taken?.staff_id !== staff.id) return 'refused';
  const { verifyRegistrationResponse } = await loadWebAuthn();
  // The library throws on whatever is wrong about a credential.
  const verified = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge: taken.challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!verified?.verified) return 'refused';
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const passkey = {
    credential_id: id,
    staff_id: staff.id,
    name,
    host,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    created_at: deps.clock.now(),
    last_used_at: null,
  };
  return deps.database.write(async (writer) => {
    if ((await insertPasskey(writer, passkey)) === 'exists') return 'refused';
    return { codes: staff.hasSecondFactor ? null : await saveNewCodes(writer, staff.id) };
  });
}

/** Whose passkey has signed a challenge; null: an unknown one, or not for this site. */
export async function verifyPasskey(
  deps: PasskeyDeps,
  { host, origin }: RelyingParty,
  assertion: Assertion,
): Promise<{ readonly staffId: string } | null> {
  const taken = await takeOwnChallenge(deps, assertion.response.clientDataJSON);
  const passkey = await readPasskey(deps.database.read, assertion.id);
  if (!taken || taken.staff_id !== null || !passkey) return null;
  const { userHandle } = assertion.response;
  if (userHandle !== undefined && userHandle !== toUserHandle(passkey.staff_id)) return null;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verified = await verifyAuthenticationResponse({
    response: assertion,
    expectedChallenge: taken.challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const use = { counter: verified.authenticationInfo.newCounter, at: deps.clock.now() };
  const isUsed = await deps.database.write((writer) => usePasskey(writer, passkey.credential_id, use));
  return isUsed ? { staffId: passkey.staff_id } : null;
}

/** Also deletes the recovery codes if no factor is left; false: the person has no such passkey. */
export const removePasskey = ({ database }: PasskeyDeps, staffId: string, credentialId: string): Promise<boolean> =>
  database.write(async (writer) => {
    const isRemoved = await deletePasskey(writer, staffId, credentialId);
    if (isRemoved) await deleteUselessCodes(writer, staffId);
    return isRemoved;
  });

const toUserHandle = (staffId: string): string => Buffer.from(staffId).toString('base64url');

async function createChallenge({ database, clock }: PasskeyDeps, staffId: string | null): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const row = { challenge, staff_id: staffId, expires_at: plusSeconds(clock.now(), LIFETIME_SECONDS) };
  await database.write((writer) => insertChallenge(writer, row));
  return challenge;
}

const clientData = z.object({ challenge: z.string() });

/** Uses up the challenge that was signed; null: not one of ours, used or expired. */
async function takeOwnChallenge(
  { database, clock }: PasskeyDeps,
  clientDataJson: string,
): Promise<Row<'passkey_challenges'> | null> {
  const challenge = readChallenge(clientDataJson);
  const taken = challenge === null ? null : await database.write((writer) => takeChallenge(writer, challenge));
  return taken && !isAtOrAfter(clock.now(), taken.expires_at) ? taken : null;
}

function readChallenge(clientDataJson: string): string | null {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString())).challenge;
  } catch {
    return null;
  }
}
