import { plusMinutes } from '../clock.ts';
import type { Database, Reader } from '../db/database.ts';
import { DamagedDatabase, isStorageFull, toStorageProblem } from '../db/storage-problem.ts';
import type { Deps } from '../deps.ts';
import { describeFailure } from '../failure.ts';
import { answerWithin } from './answer-within.ts';
import { hasOverdueOutbox, writeHeartbeat } from './readiness.store.ts';

const OVERDUE_MINUTES = 10;
/** Probes share a heartbeat for this long; together with the wait for it, a full disk shows within five seconds. */
const HEARTBEAT_EVERY_MS = 2000;
const WITHIN_MS = 2500;
const NO_ANSWER = 'database: does not answer';

/** Finds the reasons why this server cannot take orders; none if it is ready. Takes five seconds at most. */
export type CheckReadiness = () => Promise<readonly string[]>;

export function createReadinessCheck({ database, clock }: Pick<Deps, 'database' | 'clock'>): CheckReadiness {
  const find = (problem: Promise<string | null>): Promise<string | null> =>
    answerWithin(problem.catch(describeProblem), WITHIN_MS, NO_ANSWER);
  let last: { readonly at: number; readonly problem: Promise<string | null> } | null = null;
  return async () => {
    const now = performance.now();
    if (last === null || now - last.at > HEARTBEAT_EVERY_MS)
      last = { at: now, problem: find(findWriteProblem(database)) };
    const problem = (await last.problem) ?? (await find(findOverdue(database.read, clock.now())));
    return problem === null ? [] : [problem];
  };
}

async function findWriteProblem(database: Database): Promise<null> {
  await database.write((writer) => writeHeartbeat(writer, database.engine));
  return null;
}

async function findOverdue(reader: Reader, now: string): Promise<string | null> {
  const isOverdue = await hasOverdueOutbox(reader, plusMinutes(now, -OVERDUE_MINUTES));
  return isOverdue ? 'outbox: something has been due for ten minutes' : null;
}

function describeProblem(error: unknown): string {
  const problem = toStorageProblem(error);
  if (problem === null) return `database: cannot write (${describeFailure(error)})`;
  if (problem instanceof DamagedDatabase) return 'database: damaged';
  return isStorageFull(problem) ? 'database: the disk is full' : 'database: cannot write';
}
