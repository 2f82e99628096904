import type { Deps } from '../deps.ts';
import { releaseShared, type SharedLimit, takeShared } from '../db/shared-limits.ts';
import { foldEmail, hashSession } from '../identity.ts';

const MOST_WRONG = 5;
const WITHIN_SECONDS = 15 * 60;

type LimitDeps = Pick<Deps, 'database' | 'clock'>;

interface Attempt<Result> {
  readonly email: string;
  /** The device that has signed in before, or the network of a new one: strangers cannot lock a known device. */
  readonly from: string;
  /** null: the password is wrong. */
  readonly verify: () => Promise<Result | null>;
}

/**
 * Verifies a password unless five were wrong within fifteen minutes, on all nodes together. An attempt is counted before it
 * is verified, so that concurrent attempts count, and forgotten once one is right.
 */
export async function limitPasswords<Result>(
  { database, clock }: LimitDeps,
  { email, from, verify }: Attempt<Result>,
): Promise<{ readonly waitSeconds: number } | { readonly result: Result | null }> {
  const key = hashSession(`sign in ${JSON.stringify([foldEmail(email), from])}`);
  const limit: SharedLimit = { scope: 'office', key, most: MOST_WRONG, seconds: WITHIN_SECONDS };
  const waitSeconds = await database.write((writer) => takeShared(writer, limit, clock.now()));
  if (waitSeconds > 0) return { waitSeconds };
  const result = await verify();
  if (result) await database.write((writer) => releaseShared(writer, limit));
  return { result };
}
