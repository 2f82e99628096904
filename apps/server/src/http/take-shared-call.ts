import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { takeSharedSoon } from '../db/shared-limits.ts';
import { hashNetwork } from '../identity.ts';
import type { TakeShared } from './rate-limits.ts';

/**
 * Counts calls of strangers over all nodes. On SQLite there is one process, whose memory is quicker. Where a bucket refills
 * slowly, the table allows as many calls within the time that refills it whole. Nodes with another `RATE_LIMIT_FACTOR` count apart.
 */
export function createSharedCalls({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): TakeShared {
  if (database.engine === 'sqlite') return async () => null;
  return (key, { burst, everySeconds }) => {
    const limit = {
      scope: 'office',
      key: hashNetwork(`${key} ${burst}`),
      most: Math.ceil(burst),
      seconds: Math.ceil(burst * everySeconds),
    } as const;
    return takeSharedSoon(database, limit, clock.now());
  };
}
