import { minutes } from '@tischlein/domain';
import type { Wait } from '../db/limited-tries.ts';
import type { Reader } from '../db/database.ts';
import type { SharedLimit } from '../db/shared-limits.ts';
import type { TriedAccount } from '../db/write-failed-try.ts';
import type { FailedTry } from '@tischlein/domain/audit';
import { foldEmail, hashSession } from '../identity.ts';
import { limitTries, type TryDeps, type Verified } from './limit-tries.ts';
import { readCredentials } from './staff.store.ts';

const MOST_WRONG = 5;
const WITHIN_SECONDS = minutes(15);

interface Attempt<Result> {
  readonly email: string;
  /** The device that has signed in before, or the network of a new one: strangers cannot lock a known device. */
  readonly from: string;
  /** 'Safari auf iPhone' */
  readonly device: string;
  readonly secret?: (result: Result) => FailedTry | null;
  readonly verify: () => Promise<Verified<Result>>;
}

/** Verifies the password of a person unless five were wrong within fifteen minutes, on all nodes together. */
export const limitPasswords = <Result>(
  deps: TryDeps,
  { email, from, device, secret = () => 'password', verify }: Attempt<Result>,
): Promise<Wait | { readonly result: Result; readonly triesLeft: number; readonly endsInSeconds: number }> =>
  limitTries(deps, {
    limit: passwordLimit(foldEmail(email), from),
    secret,
    findAccount: (reader) => findPerson(reader, { email, device }),
    verify,
  });

/** `account`: an e-mail address, or the waiters of a shop. */
export const passwordLimit = (account: string, from: string): SharedLimit => ({
  scope: 'office',
  key: hashSession(`sign in ${JSON.stringify([account, from])}`),
  most: MOST_WRONG,
  seconds: WITHIN_SECONDS,
});

/** null: no account has this address. Text that a stranger has typed is not stored. */
export async function findPerson(
  reader: Reader,
  { email, device }: { readonly email: string; readonly device: string },
): Promise<TriedAccount | null> {
  const known = await readCredentials(reader, foldEmail(email));
  if (!known) return null;
  const author = { kind: 'person', name: foldEmail(email), device } as const;
  return { id: known.id, shopId: '', area: 'people', author };
}
