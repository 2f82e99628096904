import { setTimeout as pause } from 'node:timers/promises';
import { plusMinutes } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { DamagedDatabase, isStorageFull, toStorageProblem } from '../db/storage-problem.ts';
import type { Deps } from '../deps.ts';
import { hasOverdueOutbox, writeHeartbeat } from './readiness.store.ts';

const OVERDUE_MINUTES = 10;
/** Probes share a heartbeat for this long; together with the wait for it, a full disk shows within five seconds. */
const HEARTBEAT_EVERY_MS = 2000;
const HEARTBEAT_WITHIN_MS = 2500;

/** Finds the reasons why this server cannot take orders; none if it is ready. */
export type CheckReadiness = () => Promise<readonly string[]>;

export function createReadinessCheck({ database, clock }: Pick<Deps, 'database' | 'clock'>): CheckReadiness {
  let last: { readonly at: number; readonly problem: Promise<string | null> } | null = null;
  return async () => {
    const now = performance.now();
    if (last === null || now - last.at > HEARTBEAT_EVERY_MS) last = { at: now, problem: findWriteProblem(database) };
    const problem = await last.problem;
    if (problem !== null) return [problem];
    const isOverdue = await hasOverdueOutbox(database.read, plusMinutes(clock.now(), -OVERDUE_MINUTES));
    return isOverdue ? ['outbox: something has been due for ten minutes'] : [];
  };
}

async function findWriteProblem(database: Database): Promise<string | null> {
  const writing = database.write((writer) => writeHeartbeat(writer, database.engine)).then(() => null, describeProblem);
  const waiting = pause(HEARTBEAT_WITHIN_MS, 'database: does not answer', { ref: false });
  return Promise.race([writing, waiting]);
}

function describeProblem(error: unknown): string {
  const problem = toStorageProblem(error);
  if (problem === null) throw error;
  if (problem instanceof DamagedDatabase) return 'database: damaged';
  return isStorageFull(problem) ? 'database: the disk is full' : 'database: cannot write';
}
