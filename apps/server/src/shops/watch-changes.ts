import type { ShopId } from '@tischlein/domain';
import type { Events } from '../events.ts';
import { startWorker } from '../worker.ts';
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
  let seen: Sequences | null = null;
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

type Sequences = ReadonlyMap<ShopId, { readonly events: number; readonly tables: number }>;

// The first poll only records the current state.
function tellChanges({ shops, events }: WatchDeps, seen: Sequences | null): Sequences {
  const counters = [...shops.counters().values()];
  for (const { shop_id: shopId, event_sequence, table_version } of counters) {
    const before = seen?.get(shopId) ?? { events: 0, tables: 0 };
    if (seen && before.events !== event_sequence) events.ordersChanged(shopId, null);
    if (seen && before.tables !== table_version) events.tablesChanged(shopId);
  }
  return new Map(counters.map((row) => [row.shop_id, { events: row.event_sequence, tables: row.table_version }]));
}
