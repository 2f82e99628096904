import { minutes } from '@tischlein/domain';
import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { toMilliseconds } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { SharedLimit } from '../db/shared-limits.ts';
import type { Row } from '../db/tables.ts';
import { hashSession } from '../identity.ts';
import { seal, unseal } from '../seal.ts';
import { findPerson } from './limit-passwords.ts';
import { limitTries } from './limit-tries.ts';
import { generatePassword } from './password.ts';
import {
  readFactor,
  replaceRecoveryCodes,
  saveFactorSecret,
  takePeriod,
  takeRecoveryCode,
  turnAppOff,
  turnFactorOn,
} from './second-factor.store.ts';

type FactorDeps = Pick<Deps, 'database' | 'clock' | 'secretKey' | 'events'>;

interface Person {
  readonly id: string;
  readonly email: string;
}

/** A person on a device: 'Safari auf iPhone'. */
interface Visitor extends Person {
  readonly device: string;
}

const ISSUER = 'Tischlein';
const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** Wrong codes of an account within fifteen minutes, from all devices together: a code has only six digits. */
const MOST_WRONG = 10;
const WITHIN_SECONDS = minutes(15);

/** Creates a secret for an authenticator app; null: the second factor is on. */
export async function startFactor(
  { database, secretKey }: FactorDeps,
  person: Person,
): Promise<{ readonly secret: string; readonly uri: string } | null> {
  const totp = createTotp(new Secret({ size: SECRET_BYTES }).base32, person.email);
  const secret = totp.secret.base32;
  const sealed = seal(secret, sealedFor(secretKey, person.id));
  const isSaved = await database.write((writer) => saveFactorSecret(writer, person.id, sealed));
  return isSaved ? { secret, uri: totp.toString() } : null;
}

export type FactorCheck = 'right' | 'wrong' | { readonly waitSeconds: number };

/** Turns the second factor on if the code is right; returns the recovery codes. */
export async function confirmFactor(
  deps: FactorDeps,
  person: Visitor,
  code: string,
): Promise<readonly string[] | Exclude<FactorCheck, 'right'>> {
  const known = await readFactor(deps.database.read, person.id);
  if (!known || known.since !== null) return 'wrong';
  const check = await verifyFactor(deps, person, code);
  if (check !== 'right') return check;
  return deps.database.write(async (writer) => {
    await turnFactorOn(writer, person.id, deps.clock.now());
    return saveNewCodes(writer, person.id);
  });
}

/** Replaces the recovery codes and returns the new ones. */
export async function saveNewCodes(writer: Writer, staffId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => generatePassword().split('-').slice(0, 2).join('-'));
  await replaceRecoveryCodes(
    writer,
    staffId,
    codes.map((code) => hashCode(staffId, code)),
  );
  return codes;
}

export async function turnFactorOff({ database }: Pick<Deps, 'database'>, staffId: string): Promise<void> {
  await database.write((writer) => turnAppOff(writer, staffId));
}

/** Verifies and uses up a code of the app or a recovery code; none is accepted twice, on all nodes together. */
export async function verifyFactor(deps: FactorDeps, person: Visitor, typed: string): Promise<FactorCheck> {
  const key = hashSession(`second factor ${person.id}`);
  const limit: SharedLimit = { scope: 'office', key, most: MOST_WRONG, seconds: WITHIN_SECONDS };
  const outcome = await limitTries<'right' | 'wrong'>(deps, {
    limit,
    secret: 'code',
    findAccount: (reader) => findPerson(reader, person),
    verify: async () => {
      const isRight = await takeCode(deps, person.id, typed.replaceAll(/[\s-]/g, '').toLowerCase());
      const verdict = isRight ? 'right' : 'wrong';
      return { verdict, result: verdict };
    },
  });
  return 'waitSeconds' in outcome ? outcome : outcome.result;
}

async function takeCode(deps: FactorDeps, staffId: string, code: string): Promise<boolean> {
  const { database } = deps;
  if (!/^\d{6}$/.test(code)) {
    const hash = hashCode(staffId, code);
    return database.write((writer) => takeRecoveryCode(writer, staffId, hash));
  }
  const period = await findPeriod(deps, staffId, code);
  return period !== null && database.write((writer) => takePeriod(writer, staffId, period));
}

/** The period whose code this is: the present one or one beside it, because clocks differ. null: it is wrong. */
async function findPeriod(
  { database, clock, secretKey }: FactorDeps,
  staffId: string,
  code: string,
): Promise<number | null> {
  const known = await readFactor(database.read, staffId);
  const secret = unsealFactor({ staff_id: staffId, totp_secret: known?.secret ?? null }, secretKey);
  if (secret === null) return null;
  const timestamp = toMilliseconds(clock.now());
  const delta = createTotp(secret, '').validate({ token: code, window: 1, timestamp });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** The secret of an authenticator app, or null without one and with another SECRET_KEY. */
export const unsealFactor = (
  { staff_id, totp_secret }: Pick<Row<'staff'>, 'staff_id' | 'totp_secret'>,
  secretKey: string,
): string | null => totp_secret && unseal(totp_secret, sealedFor(secretKey, staff_id));

// The algorithm and the digits that every authenticator app supports.
const createTotp = (secret: string, label: string): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

const sealedFor = (secretKey: string, staffId: string) => ({ secretKey, place: `second factor ${staffId}` });

/** A code has 49 random bits, so a plain hash cannot be guessed; it stays valid with another SECRET_KEY. */
const hashCode = (staffId: string, code: string): string =>
  createHash('sha256')
    .update(`${staffId} ${code.replaceAll('-', '')}`)
    .digest('base64url');
