import type { Deps } from '../deps.ts';
import { countShared, releaseShared, returnShared, type SharedLimit } from '../db/shared-limits.ts';
import { foldEmail, hashSession } from '../identity.ts';

const MOST_WRONG = 5;
const WITHIN_SECONDS = 15 * 60;

type LimitDeps = Pick<Deps, 'database' | 'clock'>;

/** `open`: nothing wrong so far, but not done; the attempt does not count, and earlier ones are not forgotten. */
interface Verified<Result> {
  readonly verdict: 'right' | 'wrong' | 'open';
  readonly result: Result;
}

interface Attempt<Result> {
  readonly email: string;
  /** The device that has signed in before, or the network of a new one: strangers cannot lock a known device. */
  readonly from: string;
  readonly verify: () => Promise<Verified<Result>>;
}

interface Wait {
  readonly waitSeconds: number;
}

/** `endsInSeconds`: when all tries are there again. */
interface Verdict<Result> {
  readonly result: Result;
  readonly triesLeft: number;
  readonly endsInSeconds: number;
}

/**
 * Verifies a password unless five were wrong within fifteen minutes, on all nodes together. An attempt is counted before it
 * is verified, so that concurrent attempts count, and forgotten once one is right.
 */
export async function limitPasswords<Result>(
  { database, clock }: LimitDeps,
  { email, from, verify }: Attempt<Result>,
): Promise<Wait | Verdict<Result>> {
  const key = hashSession(`sign in ${JSON.stringify([foldEmail(email), from])}`);
  const limit: SharedLimit = { scope: 'office', key, most: MOST_WRONG, seconds: WITHIN_SECONDS };
  const counted = await database.write((writer) => countShared(writer, limit, clock.now()));
  if (counted.waitSeconds > 0) return { waitSeconds: counted.waitSeconds };
  const { verdict, result } = await verify();
  if (verdict === 'right') await database.write((writer) => releaseShared(writer, limit));
  if (verdict === 'open') await database.write((writer) => returnShared(writer, limit));
  return { result, triesLeft: counted.left, endsInSeconds: counted.endsInSeconds };
}
