import { setTimeout as pause } from 'node:timers/promises';
import type { ShopId } from '@tischlein/domain';
import type { Database } from '../db/database.ts';
import { storageProblemOf } from '../db/storage-problem.ts';
import type { Events } from '../events.ts';
import type { ShopDirectory } from './shop-directory.ts';
import { readCounters } from './shops.store.ts';

const LOOK_EVERY_MS = 1000;

interface Watched {
  readonly database: Database;
  readonly shops: ShopDirectory;
  readonly events: Events;
}

/**
 * Notices what other processes change: shops and menus, and orders where the engine did not tell already. Looks once a second,
 * in one query. Returns how to stop.
 */
export function watchChanges(watched: Watched): () => Promise<void> {
  const stopping = new AbortController();
  const running = keepLooking(watched, stopping.signal);
  return async () => {
    stopping.abort();
    await running;
  };
}

async function keepLooking(watched: Watched, signal: AbortSignal): Promise<void> {
  const sequences = new Map<ShopId, number>();
  while (!signal.aborted) {
    await look(watched, sequences).catch(ignoreWhileAway);
    await pause(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
  }
}

async function look({ database, shops, events }: Watched, sequences: Map<ShopId, number>): Promise<void> {
  await shops.refresh();
  for (const { shop_id: shopId, event_sequence: sequence } of await readCounters(database.read)) {
    const before = sequences.get(shopId);
    sequences.set(shopId, sequence);
    if (before !== undefined && before !== sequence) events.ordersChanged(shopId, null);
  }
}

function ignoreWhileAway(error: unknown): void {
  if (!storageProblemOf(error)) throw error;
}
