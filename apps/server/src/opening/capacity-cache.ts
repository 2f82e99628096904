import { days, inMinutes, type ShopId } from '@tischlein/domain';
import type { SlotUsage } from '@tischlein/domain/opening';
import { type Clock, plusMinutes } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Events } from '../events.ts';
import type { ShopDirectory } from '../shops/shop-directory.ts';
import { startWorker } from '../worker.ts';
import { readAllSlotUsage, readSlotUsage } from './slots.store.ts';

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
const YESTERDAY_MINUTES = -inMinutes(days(1));
const POLL_EVERY_MS = 60_000;

/** Loads the usage, and reloads it after each order change, including those of other processes. */
export async function openCapacityCache({ database, shops, clock, events }: CacheDeps): Promise<CapacityCache> {
  const readFrom = (): string => plusMinutes(clock.now(), YESTERDAY_MINUTES);
  const loads = new Map(await readAllSlotUsage(database.read, readFrom()));
  // Reloads may finish out of order; the one that started last wins.
  const shownSince = new Map<ShopId, number>();
  let lastStarted = 0;
  const refresh = async (shopId: ShopId): Promise<void> => {
    if (!shops.findEntry(shopId)?.hasSlotLimits) return;
    lastStarted += 1;
    const started = lastStarted;
    const read = await readSlotUsage(database.read, shopId, readFrom());
    if (started < (shownSince.get(shopId) ?? 0)) return;
    shownSince.set(shopId, started);
    loads.set(shopId, read);
  };
  return {
    getUsage: (shopId) => loads.get(shopId) ?? NO_USAGE,
    refresh,
    close: followOrders(events, refresh),
  };
}

/** Refreshes shops after their orders changed, again until it succeeds. Returns a function that stops it. */
function followOrders(events: Events, refresh: CapacityCache['refresh']): () => Promise<void> {
  const changed = new Set<ShopId>();
  const work = async (): Promise<boolean> => {
    for (const shopId of changed) {
      // First, so that a change during the reading is not lost.
      changed.delete(shopId);
      try {
        await refresh(shopId);
      } catch (error) {
        changed.add(shopId);
        throw error;
      }
    }
    return false;
  };
  const failed = (error: unknown): void => events.workerFailed('capacity', error);
  const worker = startWorker({ work, roundEveryMs: 0, pollEveryMs: POLL_EVERY_MS, failed });
  const stopListening = events.onAnyOrdersChanged((shopId) => {
    changed.add(shopId);
    worker.wake();
  });
  return async () => {
    stopListening();
    await worker.stop();
  };
}
