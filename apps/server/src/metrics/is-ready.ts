import { plusMinutes } from '../clock.ts';
import { storageProblemOf } from '../db/storage-problem.ts';
import type { Deps } from '../deps.ts';
import { forgetOldSessions, hasOverdueOutbox } from './readiness.store.ts';

const OVERDUE_MINUTES = 10;

/** What keeps this server from taking orders; empty: nothing. */
export async function isReady({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<readonly string[]> {
  const now = clock.now();
  try {
    await database.write((writer) => forgetOldSessions(writer, now));
    const isOverdue = await hasOverdueOutbox(database.read, plusMinutes(now, -OVERDUE_MINUTES));
    return isOverdue ? ['outbox: something has been due for ten minutes'] : [];
  } catch (error) {
    if (storageProblemOf(error)) return ['database: cannot write'];
    throw error;
  }
}
