import { plusMinutes } from '../clock.ts';
import { toStorageProblem } from '../db/storage-problem.ts';
import type { Deps } from '../deps.ts';
import { deleteExpiredSessions, hasOverdueOutbox } from './readiness.store.ts';

const OVERDUE_MINUTES = 10;

/** Reasons why this server cannot take orders; empty if it is ready. */
export async function findReadinessProblems({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<readonly string[]> {
  const now = clock.now();
  try {
    await database.write((writer) => deleteExpiredSessions(writer, now));
    const isOverdue = await hasOverdueOutbox(database.read, plusMinutes(now, -OVERDUE_MINUTES));
    return isOverdue ? ['outbox: something has been due for ten minutes'] : [];
  } catch (error) {
    if (toStorageProblem(error)) return ['database: cannot write'];
    throw error;
  }
}
