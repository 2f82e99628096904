import type { Events } from '../events.ts';
import { startWorker } from '../worker.ts';
import type { Counters } from './shop-counters.ts';
import type { ShopDirectory } from './shop-directory.ts';

const POLL_EVERY_MS = 1000;
/** A notification may get lost with its connection; deletions have no number. */
const ALL_EVERY_POLLS = 60;

interface WatchDeps {
  readonly shops: ShopDirectory;
  readonly events: Events;
}

/**
 * Polls once a second, with one query for new rows, for changes by other processes: shops and menus, and orders and tables
 * where the engine sends no notifications. Returns the stop function.
 */
export function watchChanges(watched: WatchDeps): () => Promise<void> {
  let seen: Counters | null = null;
  let polls = 0;
  const work = async (): Promise<boolean> => {
    polls += 1;
    await (polls % ALL_EVERY_POLLS === 0 ? watched.shops.refreshAll() : watched.shops.refresh());
    seen = tellChanges(watched, seen);
    return false;
  };
  const failed = (error: unknown): void => watched.events.workerFailed('watchChanges', error);
  return startWorker({ work, roundEveryMs: 0, pollEveryMs: POLL_EVERY_MS, failed }).stop;
}

// The first poll only records the current state.
function tellChanges({ shops, events }: WatchDeps, seen: Counters | null): Counters {
  const counters = shops.counters();
  if (seen === null || counters === seen) return counters;
  for (const [shopId, row] of counters) {
    const before = seen.get(shopId);
    if (before === row) continue;
    if ((before?.event_sequence ?? 0) !== row.event_sequence) events.ordersChanged(shopId, null);
    if ((before?.table_version ?? 0) !== row.table_version) events.tablesChanged(shopId);
  }
  return counters;
}
