import type { ShopId } from '@tischlein/domain';
import type { Counters } from './shop-counters.ts';
import type { LoadedShop } from './shop-directory.ts';
import type { ShopEntry } from './shop-entry.ts';

interface Versions extends Pick<
  LoadedShop,
  'state' | 'configVersion' | 'menuVersion' | 'periodVersion' | 'ratingsVersion'
> {
  readonly franchiseId: ShopId | null;
  readonly stockVersion: number;
}

const join = (of: Versions): string =>
  [
    of.state,
    of.franchiseId,
    of.configVersion,
    of.menuVersion,
    of.periodVersion,
    of.ratingsVersion,
    of.stockVersion,
  ].join(' ');

/** Names the versions of what guests see of a shop. What comes back into stock by itself changes none of them. */
export const describeLoadedVersions = (shop: LoadedShop): string => join({ ...shop, stockVersion: shop.stock.version });

/** The same of a shop that need not be in memory; null: no such shop. */
export function describeStoredVersions({ id, state, franchiseId }: ShopEntry, counters: Counters): string | null {
  const own = counters.get(id);
  const franchise = franchiseId === null ? undefined : counters.get(franchiseId);
  if (!own) return null;
  return join({
    state,
    franchiseId,
    configVersion: own.config_version + (franchise?.config_version ?? 0),
    menuVersion: own.menu_version + (franchise?.menu_version ?? 0),
    periodVersion: own.period_version,
    ratingsVersion: own.ratings_version,
    stockVersion: own.stock_version,
  });
}
