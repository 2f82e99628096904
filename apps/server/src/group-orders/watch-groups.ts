import type { GroupOrderId } from '@tischlein/domain';
import type { Database } from '../db/database.ts';
import type { Events } from '../events.ts';
import { startWorker } from '../worker.ts';
import { readVersions } from './group-orders.store.ts';

const POLL_EVERY_MS = 1000;

/**
 * Polls once a second for changes by other processes of the groups that someone follows here, where the engine sends no
 * notifications or one was missed. Returns the stop function.
 */
export function watchGroups({
  database,
  events,
}: {
  readonly database: Database;
  readonly events: Events;
}): () => Promise<void> {
  let seen = new Map<GroupOrderId, number>();
  const work = async (): Promise<boolean> => {
    const followed = events.listFollowedGroups();
    const ids = followed.map(({ groupId }) => groupId);
    const rows = ids.length > 0 ? await readVersions(database.read, ids) : [];
    const versions = new Map(rows.map(({ groupId, version }) => [groupId, version]));
    for (const { shopId, groupId } of followed)
      // Unseen groups, too: they may have changed between their first answer and this poll.
      if (seen.get(groupId) !== versions.get(groupId)) events.groupChanged(shopId, groupId);
    seen = versions;
    return false;
  };
  const failed = (error: unknown): void => events.workerFailed('watchGroups', error);
  return startWorker({ work, roundEveryMs: 0, pollEveryMs: POLL_EVERY_MS, failed }).stop;
}
