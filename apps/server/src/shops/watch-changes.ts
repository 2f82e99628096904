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
  let seen: Sequences | null = null;
  while (!signal.aborted) {
    seen = await look(watched, seen).catch((error: unknown) => {
      if (!storageProblemOf(error)) throw error;
      return seen;
    });
    await pause(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
  }
}

type Sequences = ReadonlyMap<ShopId, number>;

// The first look only takes note.
async function look({ database, shops, events }: Watched, seen: Sequences | null): Promise<Sequences> {
  await shops.refresh();
  const counters = await readCounters(database.read);
  for (const { shop_id: shopId, event_sequence: sequence } of counters)
    if (seen && (seen.get(shopId) ?? 0) !== sequence) events.ordersChanged(shopId, null);
  return new Map(counters.map((row) => [row.shop_id, row.event_sequence]));
}
