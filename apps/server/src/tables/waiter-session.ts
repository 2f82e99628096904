import { createHash, randomBytes } from 'node:crypto';
import { isWaiterPassword } from '@tischlein/domain/table';
import { endOfDay } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { isEasyPassword } from '../staff/easy-password.ts';
import { passwordLimit } from '../staff/limit-passwords.ts';
import { limitTries } from '../staff/limit-tries.ts';
import { verifyPassword } from '../staff/password.ts';
import {
  type NewWaiterSession,
  readWaiterPassword,
  readWaiterSession,
  saveWaiterPassword,
  saveWaiterSession,
  type StoredSession,
} from './waiters.store.ts';

type WaiterDeps = Pick<Deps, 'database' | 'clock' | 'passwords' | 'events'>;

export type SignInOutcome =
  | { readonly code: 'open'; readonly token: string; readonly until: string }
  | { readonly code: 'waiterPasswordWrong' | 'waitersOff' }
  | { readonly code: 'wait'; readonly seconds: number };

interface SignIn {
  readonly password: string;
  readonly name: string;
  /** The device that waiters of this shop have signed in on before, or the network of a new one; wrong passwords are counted for it. */
  readonly from: string;
  /** 'Safari auf iPhone' */
  readonly device: string;
  /** Hash of the session of the shared device that is used; null: another browser. */
  readonly sessionHash: string | null;
}

/** Exchanges the waiter password for a session until local midnight (S3 W1). */
export async function signInWaiter(deps: WaiterDeps, shop: LoadedShop, signIn: SignIn): Promise<SignInOutcome> {
  const known = await readWaiterPassword(deps.database.read, shop.id);
  if (!known) return { code: 'waitersOff' };
  const outcome = await limitTries(deps, {
    limit: passwordLimit(`waiter ${shop.id}`, signIn.from),
    secret: 'waiterPassword',
    findAccount: async () => ({
      shopId: shop.id,
      area: 'tables',
      author: { kind: 'waiter', name: '', device: signIn.device },
    }),
    verify: async () => {
      const isRight = await verifyPassword(signIn.password, known.passwordHash);
      return { verdict: isRight ? 'right' : 'wrong', result: isRight };
    },
  });
  if ('waitSeconds' in outcome) return { code: 'wait', seconds: outcome.waitSeconds };
  if (!outcome.result) return { code: 'waiterPasswordWrong' };
  const token = newWaiterToken();
  const until = endOfDay(deps.clock.now());
  await saveSession(deps, shop, {
    tokenHash: hashToken(token),
    name: signIn.name.trim(),
    expiresAt: until,
    // The session is void if the password was changed while it was verified.
    passwordSince: known.changedAt,
    sessionHash: signIn.sessionHash,
  });
  return { code: 'open', token, until };
}

export const newWaiterToken = (): string => randomBytes(32).toString('base64url');

export const saveSession = (
  { database }: Pick<WaiterDeps, 'database'>,
  shop: LoadedShop,
  session: NewWaiterSession,
): Promise<void> => database.write((writer) => saveWaiterSession(writer, shop.id, session));

export const findWaiterSession = (
  { database, clock }: WaiterDeps,
  shop: LoadedShop,
  token: string,
): Promise<StoredSession | null> =>
  readWaiterSession(database.read, shop.id, { tokenHash: hashToken(token), now: clock.now() });

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Sets the waiter password, or removes it; false: it could be guessed or mistaken for a table. */
export async function setWaiterPassword(
  { database, clock, passwords }: WaiterDeps,
  shop: LoadedShop,
  { password, by }: { readonly password: string | null; readonly by: string },
): Promise<boolean> {
  if (password !== null && !isHard(password, shop)) return false;
  const passwordHash = password === null ? null : await passwords.hash(password);
  const stored = passwordHash === null ? null : { passwordHash, changedAt: clock.now(), changedBy: by };
  await database.write((writer) => saveWaiterPassword(writer, shop.id, stored));
  return true;
}

/** It guards refunds, and guests know what the restaurant is called. */
const isHard = (password: string, { config }: LoadedShop): boolean =>
  isWaiterPassword(password) &&
  !isEasyPassword(
    password,
    config.slug,
    config.title,
    config.restaurantName,
    config.restaurantStreet,
    config.restaurantCity,
  );
