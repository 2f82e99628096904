import { type Clock, plusSeconds } from '../clock.ts';
import { claimJobs, hasDueJobs } from '../db/claim-jobs.ts';
import type { Database } from '../db/database.ts';
import type { Events } from '../events.ts';
import { describeFailure } from '../failure.ts';
import type { PauseAt } from '../faults.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import { GuestErased, readErasures } from './guest-erasures.store.ts';
import type { ClaimedRow, JobHandler } from './job-kind.ts';
import { type Attempt, type OnAbandoned, saveAttempts } from './outbox.store.ts';
import { createSaver } from './save-soon.ts';
import { type Worker, startWorker } from '../worker.ts';

/** The worker that runs jobs queued by transactions. */
export type Outbox = Worker;

interface OutboxDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: Events;
  /** One per kind. */
  readonly handlers: readonly JobHandler[];
  readonly onAbandoned: OnAbandoned;
  /** Whether a job failed because the service of its queue, such as the mail server, is away. */
  readonly isServiceAway: (error: unknown) => boolean;
  /** Whether no further attempt of the job succeeds. */
  readonly isRefused: (error: unknown) => boolean;
  readonly pauseAt: PauseAt;
}

// With 250 ms between rounds at most 160 mails a second, so that mails do not slow down a rush of orders.
const BATCH_SIZE = 40;
const ROUND_EVERY_MS = 250;
const POLL_EVERY_MS = 5000;
/** Lease: a job that was claimed and not finished is retried after this time (docs/reliability.md I16). */
const LEASE_SECONDS = 60;
const RETRY_AFTER_SECONDS = [5, 15, 60, 300, 900, 3600, 3600, 10_800, 21_600, 43_200] as const;

/**
 * Starts a worker for urgent jobs and one for the others, mails; several processes may share one outbox. While the mail server is
 * away, one mail at a time is tried.
 */
export function startOutbox(deps: OutboxDeps): Outbox {
  const rounds = [
    async () => (await workOnce(deps, 'urgentJobs')) === BATCH_SIZE,
    createMailRound(deps, createBreaker(deps.events.mailServerAway)),
  ];
  const workers = rounds.map((work) =>
    startWorker({
      work,
      roundEveryMs: ROUND_EVERY_MS,
      pollEveryMs: POLL_EVERY_MS,
      failed: (error) => deps.events.workerFailed('outbox', error),
    }),
  );
  return {
    wake: () => workers.forEach((worker) => worker.wake()),
    stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))),
  };
}

/** A round of mails, as many as the breaker allows; returns whether there may be more right away. */
export const createMailRound = (deps: OutboxDeps, breaker: Breaker) => async (): Promise<boolean> => {
  const most = breaker.allow(BATCH_SIZE);
  if (most === 0) return false;
  const done = await workOnce(deps, 'jobs', { most, report: breaker.report });
  return done === most && !breaker.isOpen;
};

interface Round {
  readonly most: number;
  readonly report: Breaker['report'];
}

const WHOLE_ROUND: Round = { most: BATCH_SIZE, report: () => {} };

/** Claims, runs and saves jobs of a queue that are due; returns how many. */
export async function workOnce(
  deps: OutboxDeps,
  queue: 'urgentJobs' | 'jobs',
  { most, report }: Round = WHOLE_ROUND,
): Promise<number> {
  const { database, clock, onAbandoned } = deps;
  const now = clock.now();
  if (!(await hasDueJobs(database, queue, now))) return 0;
  await deps.pauseAt('beforeClaimJobs');
  const lease = { now, lockedUntil: plusSeconds(now, LEASE_SECONDS), most };
  const rows = await claimJobs(database, queue, lease);
  if (rows.length === 0) return 0;
  const countErasures = await readErasures(
    database.read,
    rows.map((row) => row.shop_id),
  );
  const save = createSaver<Attempt>((attempts) => saveAttempts(database, attempts, onAbandoned));
  await Promise.all(
    rows.map(async (row) => {
      const result = await attempt({ ...deps, report }, { ...row, erasures: countErasures(row.shop_id) });
      await save(result);
    }),
  );
  return rows.length;
}

type AttemptDeps = OutboxDeps & Pick<Round, 'report'>;

async function attempt(deps: AttemptDeps, row: ClaimedRow): Promise<Attempt> {
  const { handlers, clock, events, database, isServiceAway, isRefused, report } = deps;
  const { outbox_id: id, shop_id: shopId, order_id: orderId, kind } = row;
  const job = { id, kind, shopId, orderId };
  const handler = handlers.find((each) => each.kind === kind);
  const forgetsPayload = handler?.forgetsPayload ?? false;
  try {
    if (!handler) throw new UnknownJobKind(kind);
    await runUnerased(database, handler, row);
    events.mailSent(kind);
    report(false);
    return { job, doneAt: clock.now(), runAt: row.run_at, failure: null, forgetsPayload };
  } catch (error) {
    const failure = describeFailure(error);
    const isFinal = isRefused(error);
    if (isFinal) events.mailRefused(kind, error);
    else events.mailFailed(kind, error);
    if (isServiceAway(error)) report(true);
    const wait = isFinal ? undefined : RETRY_AFTER_SECONDS[row.attempts - 1];
    const now = clock.now();
    if (wait === undefined) return { job, doneAt: now, runAt: row.run_at, failure, forgetsPayload };
    return { job, doneAt: null, runAt: plusSeconds(now, wait), failure, forgetsPayload };
  }
}

/** Runs a job, again if a guest was deleted while it ran. */
async function runUnerased({ read }: Pick<Database, 'read'>, handler: JobHandler, row: ClaimedRow): Promise<void> {
  try {
    await handler.run(row);
  } catch (error) {
    if (!(error instanceof GuestErased)) throw error;
    const countErasures = await readErasures(read, [row.shop_id]);
    await runUnerased({ read }, handler, { ...row, erasures: countErasures(row.shop_id) });
  }
}

/** A newer version may have queued the job: it is retried, so that a process of that version can run it. */
class UnknownJobKind extends Error {
  override readonly name = 'UnknownJobKind';
}
