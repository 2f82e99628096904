import type { ShopId } from '@tischlein/domain';
import type { SlotUsage } from '@tischlein/domain/opening';
import { type Clock, plusMinutes } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { storageProblemOf } from '../db/storage-problem.ts';
import type { Events } from '../events.ts';
import type { ShopDirectory } from '../shops/shop-directory.ts';
import { readSlotLoads } from './slots.store.ts';

/** What the kitchens have promised, in memory: what is free is asked with every page, and only an order's transaction decides. */
export interface SlotBoard {
  /** By the start of the slot in minutes since 1970. */
  loadsOf(shopId: ShopId): ReadonlyMap<number, SlotUsage>;
  /** Reads anew what is promised for a shop with limits. */
  refresh(shopId: ShopId): Promise<void>;
  /** Ends once nothing is being read any more. */
  close(): Promise<void>;
}

interface Watched {
  readonly database: Database;
  readonly shops: ShopDirectory;
  readonly clock: Clock;
  readonly events: Events;
}

const NO_LOADS: ReadonlyMap<number, SlotUsage> = new Map();
const A_DAY = -24 * 60;

/** Reads what is promised, and again after each change, also of other processes. */
export async function openSlotBoard({ database, shops, clock, events }: Watched): Promise<SlotBoard> {
  const loads = new Map<ShopId, ReadonlyMap<number, SlotUsage>>();
  // Readings overtake each other; the one that was begun last knows most.
  const shown = new Map<ShopId, number>();
  let begun = 0;
  const refresh = async (shopId: ShopId): Promise<void> => {
    if (!shops.shopByRef(shopId)?.config.slotCapacity) return;
    begun += 1;
    const mine = begun;
    const read = await readSlotLoads(database.read, shopId, plusMinutes(clock.now(), A_DAY));
    if (mine < (shown.get(shopId) ?? 0)) return;
    shown.set(shopId, mine);
    loads.set(shopId, read);
  };
  const underway = new Set<Promise<void>>();
  let isClosed = false;
  const refreshSoon = (shopId: ShopId): void => {
    // An announcement may still be on its way when the house closes.
    if (isClosed) return;
    const work = refresh(shopId)
      .catch(nextTimeThen)
      .finally(() => underway.delete(work));
    underway.add(work);
  };
  for (const { id } of shops.allShops()) await refresh(id);
  const stopListening = events.onAnyOrdersChanged(refreshSoon);
  return {
    loadsOf: (shopId) => loads.get(shopId) ?? NO_LOADS,
    refresh,
    close: async () => {
      isClosed = true;
      stopListening();
      await Promise.all(underway);
    },
  };
}

function nextTimeThen(error: unknown): void {
  if (!storageProblemOf(error)) throw error;
}
