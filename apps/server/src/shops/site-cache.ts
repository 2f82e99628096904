import type { ShopId } from '@tischlein/domain';
import { createBoundedCache } from '../bounded-cache.ts';
import type { Database } from '../db/database.ts';
import type { Counters } from './shop-counters.ts';
import type { LoadedShop } from './shop-directory.ts';
import { type ShopEntry, type ShopSite, toSiteConfig } from './shop-entry.ts';
import { readStoredSites } from './shop-index.store.ts';

interface CacheOptions {
  readonly database: Pick<Database, 'read'>;
  readonly bytes: number;
  readonly findEntry: (id: ShopId) => ShopEntry | null;
  readonly findCounters: () => Counters;
  readonly load: (id: ShopId) => Promise<LoadedShop | null>;
}

interface CachedSite {
  readonly configVersion: number;
  readonly periodVersion: number;
  readonly site: ShopSite;
}

/** What JSON takes in memory once it is parsed. */
const BYTES_PER_BYTE = 5;

/** Reads the sites of shops, in their order; those in memory stay the same objects until they change. */
export function createSiteCache({ database, bytes, findEntry, findCounters, load }: CacheOptions) {
  const cache = createBoundedCache<CachedSite>(bytes);
  const findVersions = (id: ShopId): Pick<CachedSite, 'configVersion' | 'periodVersion'> => ({
    configVersion: findEntry(id)?.configVersion ?? 0,
    periodVersion: findCounters().get(id)?.period_version ?? 0,
  });
  const peek = (id: ShopId): ShopSite | null => {
    const cached = cache.get(id);
    const { configVersion, periodVersion } = findVersions(id);
    return cached?.configVersion === configVersion && cached.periodVersion === periodVersion ? cached.site : null;
  };
  const readStored = async (ids: readonly ShopId[], sites: Map<ShopId, ShopSite>): Promise<void> => {
    const versions = new Map(ids.map((id) => [id, findVersions(id)]));
    for (const { id, configVersion, config, pause, length } of await readStoredSites(database.read, ids)) {
      const current = versions.get(id);
      if (current?.configVersion !== configVersion) continue;
      const site = { id, config, pause };
      cache.set(id, { ...current, site }, length * BYTES_PER_BYTE);
      sites.set(id, site);
    }
  };
  return async (ids: readonly ShopId[]): Promise<readonly ShopSite[]> => {
    const sites = new Map<ShopId, ShopSite>();
    for (const id of ids) {
      const site = peek(id);
      if (site) sites.set(id, site);
    }
    if (sites.size < ids.length)
      await readStored(
        ids.filter((id) => !sites.has(id)),
        sites,
      );
    // What is stored of a shop may be missing or of an earlier version.
    for (const id of ids.filter((each) => !sites.has(each))) {
      const shop = await load(id);
      if (shop) sites.set(id, { id, config: toSiteConfig(shop), pause: shop.pause });
    }
    return ids.flatMap((id) => sites.get(id) ?? []);
  };
}
