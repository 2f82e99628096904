import type { GroupOrderId, ShopId } from '@tischlein/domain';
import { epochMinute } from '../clock.ts';
import { createSingleFlight } from '../concurrency.ts';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { PricedGroup } from './group-answer.ts';
import { readGroup } from './group-orders.store.ts';
import { priceGroup } from './price-group.ts';

const MOST_GROUPS = 2000;

/** Reads and prices groups; those that have not changed are priced once a minute, because timetables count in minutes. */
export interface GroupCache {
  /** At least as new as `version`; null: the group has ended. */
  read(shop: LoadedShop, groupId: GroupOrderId, version: number): Promise<PricedGroup | null>;
}

interface Entry {
  readonly priced: PricedGroup;
  readonly shop: WeakRef<LoadedShop>;
  readonly minute: number;
}

export function createGroupCache(deps: Pick<Deps, 'database' | 'clock'>): GroupCache {
  const entries = new Map<string, Entry>();
  const once = createSingleFlight<PricedGroup | null>();
  return {
    read: async (shop, groupId, version) => {
      const key = toKey(shop.id, groupId);
      const entry = entries.get(key);
      const minute = epochMinute(deps.clock.now());
      const isCurrent =
        entry?.shop.deref() === shop && entry.minute === minute && entry.priced.stored.version >= version;
      if (isCurrent) return entry.priced;
      return once(`${key} ${version}`, async () => {
        const priced = await readPriced(deps, shop, groupId);
        entries.delete(key);
        if (priced) entries.set(key, { priced, shop: new WeakRef(shop), minute });
        const [oldest] = entries.keys();
        if (entries.size > MOST_GROUPS && oldest !== undefined) entries.delete(oldest);
        return priced;
      });
    },
  };
}

const toKey = (shopId: ShopId, groupId: GroupOrderId): string => `${shopId} ${groupId}`;

async function readPriced(
  deps: Pick<Deps, 'database' | 'clock'>,
  shop: LoadedShop,
  groupId: GroupOrderId,
): Promise<PricedGroup | null> {
  const at = deps.clock.now();
  const stored = await readGroup(deps.database.read, { shopId: shop.id, groupId }, at);
  return stored && { stored, price: await priceGroup(deps, shop, { group: stored.group, at }) };
}
