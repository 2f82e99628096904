import type { Database } from '../db/database.ts';
import { DamagedDatabase, isStorageFull, toStorageProblem } from '../db/storage-problem.ts';
import type { Deps } from '../deps.ts';
import { describeFailure } from '../failure.ts';
import { answerWithin } from './answer-within.ts';
import { writeHeartbeat } from './readiness.store.ts';

/** Probes share a heartbeat for this long; together with the wait for it, a full disk shows within five seconds. */
const HEARTBEAT_EVERY_MS = 2000;
const WITHIN_MS = 2500;
const NO_ANSWER = 'database: does not answer';

/**
 * Finds the reason why this server cannot take orders; none if it is ready. Takes three seconds at most. Proxies take a server
 * offline by it, so it asks for nothing that an order does not need: mails wait without guests noticing.
 */
export type CheckReadiness = () => Promise<readonly string[]>;

export function createReadinessCheck({ database }: Pick<Deps, 'database'>): CheckReadiness {
  let last: { readonly at: number; readonly problem: Promise<string | null> } | null = null;
  return async () => {
    const now = performance.now();
    if (last === null || now - last.at > HEARTBEAT_EVERY_MS)
      last = {
        at: now,
        problem: answerWithin(findWriteProblem(database).catch(describeProblem), WITHIN_MS, NO_ANSWER),
      };
    const problem = await last.problem;
    return problem === null ? [] : [problem];
  };
}

async function findWriteProblem(database: Database): Promise<null> {
  await database.write((writer) => writeHeartbeat(writer, database.engine));
  return null;
}

function describeProblem(error: unknown): string {
  const problem = toStorageProblem(error);
  if (problem === null) return `database: cannot write (${describeFailure(error)})`;
  if (problem instanceof DamagedDatabase) return 'database: damaged';
  return isStorageFull(problem) ? 'database: the disk is full' : 'database: cannot write';
}
