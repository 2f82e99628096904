import type { ShopId } from '@tischlein/domain';
import type { SlotUsage } from '@tischlein/domain/opening';
import { type Clock, plusMinutes } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { toStorageProblem } from '../db/storage-problem.ts';
import type { Events } from '../events.ts';
import type { ShopDirectory } from '../shops/shop-directory.ts';
import { readSlotUsage } from './slots.store.ts';

/** Promised kitchen capacity in memory, for display; only an order's transaction decides. */
export interface CapacityCache {
  /** By start of the slot, in minutes since 1970. */
  getUsage(shopId: ShopId): ReadonlyMap<number, SlotUsage>;
  /** Reloads the usage of a shop with limits. */
  refresh(shopId: ShopId): Promise<void>;
  /** Resolves once no reload is running. */
  close(): Promise<void>;
}

interface CacheDeps {
  readonly database: Database;
  readonly shops: ShopDirectory;
  readonly clock: Clock;
  readonly events: Events;
}

const NO_USAGE: ReadonlyMap<number, SlotUsage> = new Map();
const YESTERDAY_MINUTES = -24 * 60;

/** Loads the usage, and reloads it after each order change, including those of other processes. */
export async function openCapacityCache({ database, shops, clock, events }: CacheDeps): Promise<CapacityCache> {
  const loads = new Map<ShopId, ReadonlyMap<number, SlotUsage>>();
  // Reloads may finish out of order; the one that started last wins.
  const shownSince = new Map<ShopId, number>();
  let lastStarted = 0;
  const refresh = async (shopId: ShopId): Promise<void> => {
    if (!shops.shopByRef(shopId)?.config.slotCapacity) return;
    lastStarted += 1;
    const started = lastStarted;
    const read = await readSlotUsage(database.read, shopId, plusMinutes(clock.now(), YESTERDAY_MINUTES));
    if (started < (shownSince.get(shopId) ?? 0)) return;
    shownSince.set(shopId, started);
    loads.set(shopId, read);
  };
  const running = new Set<Promise<void>>();
  let isClosed = false;
  const refreshSoon = (shopId: ShopId): void => {
    // A notification may still arrive while the server closes.
    if (isClosed) return;
    const work = refresh(shopId)
      .catch(ignoreStorageProblem)
      .finally(() => running.delete(work));
    running.add(work);
  };
  for (const { id } of shops.allShops()) await refresh(id);
  const stopListening = events.onAnyOrdersChanged(refreshSoon);
  return {
    getUsage: (shopId) => loads.get(shopId) ?? NO_USAGE,
    refresh,
    close: async () => {
      isClosed = true;
      stopListening();
      await Promise.all(running);
    },
  };
}

function ignoreStorageProblem(error: unknown): void {
  if (!toStorageProblem(error)) throw error;
}
