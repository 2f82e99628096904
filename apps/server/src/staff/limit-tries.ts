import type { FailedTry } from '@tischlein/domain/audit';
import type { Deps } from '../deps.ts';
import { beginTry, endTry, type Wait } from '../db/limited-tries.ts';
import type { Reader, Writer } from '../db/database.ts';
import type { SharedLimit } from '../db/shared-limits.ts';
import { type TriedAccount, writeFailedTry } from '../db/write-failed-try.ts';

export type TryDeps = Pick<Deps, 'database' | 'clock' | 'events'>;

/** `open`: nothing wrong so far, but not done; the try does not count, and earlier ones are not forgotten. */
export interface Verified<Result> {
  readonly verdict: 'right' | 'wrong' | 'open';
  readonly result: Result;
}

interface Attempt<Result> {
  readonly limit: SharedLimit;
  /** What a wrong try was about; null: it has been reported already. */
  readonly secret: FailedTry | ((result: Result) => FailedTry | null);
  /** Whom a failed try is about; null: no account has the address that was typed. */
  readonly findAccount: (reader: Reader) => Promise<TriedAccount | null>;
  readonly verify: () => Promise<Verified<Result>>;
}

/** `endsInSeconds`: when all tries are there again. */
interface Verdict<Result> {
  readonly result: Result;
  readonly triesLeft: number;
  readonly endsInSeconds: number;
}

/**
 * Verifies a secret unless too many tries were wrong, on all nodes together. What fails leaves a line in the log of the server and, in
 * the transaction that counts it, an entry in the audit log of the account.
 */
export async function limitTries<Result>(
  deps: TryDeps,
  { limit, secret, findAccount, verify }: Attempt<Result>,
): Promise<Wait | Verdict<Result>> {
  const { database, clock } = deps;
  const begun = await database.write(async (writer) => {
    const outcome = await beginTry(writer, limit, { now: clock.now() });
    const account = 'waitSeconds' in outcome ? await noteFailure(deps, writer, { kind: 'locked', findAccount }) : null;
    return { outcome, account };
  });
  if ('waitSeconds' in begun.outcome) {
    reportFailure(deps, 'locked', begun.account);
    return begun.outcome;
  }
  const { tryId } = begun.outcome;
  const { verdict, result } = await verify();
  const kind = verdict !== 'wrong' ? null : typeof secret === 'string' ? secret : secret(result);
  const ended = await database.write(async (writer) => ({
    left: await endTry(writer, limit, { tryId, verdict, now: clock.now() }),
    account: kind && (await noteFailure(deps, writer, { kind, findAccount })),
  }));
  if (kind) reportFailure(deps, kind, ended.account);
  return { result, ...ended.left };
}

interface Failure extends Pick<Attempt<unknown>, 'findAccount'> {
  readonly kind: FailedTry;
}

async function noteFailure(
  { clock }: Pick<Deps, 'clock'>,
  writer: Writer,
  { kind, findAccount }: Failure,
): Promise<TriedAccount | null> {
  const account = await findAccount(writer);
  if (account) await writeFailedTry(writer, account, { kind, at: clock.now() });
  return account;
}

/** Reports a failed try that no limit counts. */
export async function noteFailedTry(deps: TryDeps, kind: FailedTry, account: TriedAccount | null): Promise<void> {
  if (account) await deps.database.write((writer) => writeFailedTry(writer, account, { kind, at: deps.clock.now() }));
  reportFailure(deps, kind, account);
}

const reportFailure = ({ events }: Pick<Deps, 'events'>, kind: FailedTry, account: TriedAccount | null): void =>
  events.signInFailed(kind, { account: account?.id, shopId: account?.shopId || undefined });
