import { setTimeout as pause } from 'node:timers/promises';
import type { ShopId } from '@tischlein/domain';
import type { Database } from '../db/database.ts';
import { toStorageProblem } from '../db/storage-problem.ts';
import type { Events } from '../events.ts';
import type { ShopDirectory } from './shop-directory.ts';
import { readCounters } from './shops.store.ts';

const POLL_EVERY_MS = 1000;

interface WatchDeps {
  readonly database: Database;
  readonly shops: ShopDirectory;
  readonly events: Events;
}

/**
 * Polls once a second, with one query, for changes by other processes: shops and menus, and orders where the engine
 * sends no notifications. Returns the stop function.
 */
export function watchChanges(watched: WatchDeps): () => Promise<void> {
  const stopping = new AbortController();
  const running = pollUntilAborted(watched, stopping.signal);
  return async () => {
    stopping.abort();
    await running;
  };
}

async function pollUntilAborted(watched: WatchDeps, signal: AbortSignal): Promise<void> {
  let seen: Sequences | null = null;
  while (!signal.aborted) {
    seen = await poll(watched, seen).catch((error: unknown) => {
      if (!toStorageProblem(error)) throw error;
      return seen;
    });
    await pause(POLL_EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
  }
}

type Sequences = ReadonlyMap<ShopId, number>;

// The first poll only records the current state.
async function poll({ database, shops, events }: WatchDeps, seen: Sequences | null): Promise<Sequences> {
  await shops.refresh();
  const counters = await readCounters(database.read);
  for (const { shop_id: shopId, event_sequence: sequence } of counters)
    if (seen && (seen.get(shopId) ?? 0) !== sequence) events.ordersChanged(shopId, null);
  return new Map(counters.map((row) => [row.shop_id, row.event_sequence]));
}
