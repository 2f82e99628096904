import type { ShopId } from '@tischlein/domain';
import type { UnreadableShop } from './load-shop.ts';
import { listPagePaths } from './page-paths.ts';
import type { Counters } from './shop-counters.ts';
import type { LoadedShop, ShopSource } from './shop-directory.ts';
import { type ShopEntry, toEntry, toSiteConfig } from './shop-entry.ts';
import { type IndexedShop, readEntries, writeIndexed } from './shop-index.store.ts';
import { hasCurrentDocuments, isUnreadable, type ShopMemory } from './shop-memory.ts';

/** All shops: those that can be served, and those of which no version is readable. */
export interface KnownShops {
  readonly entries: ReadonlyMap<ShopId, ShopEntry>;
  readonly unreadable: ReadonlyMap<ShopId, UnreadableShop>;
}

interface IndexParts {
  readonly source: ShopSource;
  readonly memory: ShopMemory;
}

/** From so many shops on, reading all stored entries is faster than naming the outdated ones. */
const MANY_SHOPS = 1000;
/** So many changed shops are kept in memory: somebody is working on them. */
const FEW_SHOPS = 20;
const SHOPS_PER_WRITE = 50;

/** The shops as of these counters: stored entries where they are up to date, otherwise derived from the documents. */
export async function refreshIndex(parts: IndexParts, counters: Counters, known: KnownShops): Promise<KnownShops> {
  const entries = new Map<ShopId, ShopEntry>();
  const unreadable = new Map<ShopId, UnreadableShop>();
  const outdated = new Set<ShopId>();
  for (const id of counters.keys()) {
    const entry = known.entries.get(id);
    const lost = known.unreadable.get(id);
    if (entry && hasCurrentDocuments(entry, counters)) entries.set(id, entry);
    else if (lost && hasCurrentDocuments(lost, counters)) unreadable.set(id, lost);
    else outdated.add(id);
  }
  const isSame = entries.size === known.entries.size && unreadable.size === known.unreadable.size;
  if (outdated.size === 0) return isSame ? known : { entries, unreadable };
  const stored = await readEntries(parts.source.database.read, outdated.size < MANY_SHOPS ? [...outdated] : null);
  for (const entry of stored) {
    // A shop that could not be read is tried again in each process: this one may be of a newer version.
    if (!outdated.has(entry.id) || entry.isDegraded || !hasCurrentDocuments(entry, counters)) continue;
    outdated.delete(entry.id);
    entries.set(entry.id, entry);
  }
  for await (const loaded of derive(parts, [...outdated]))
    if ('entry' in loaded) entries.set(loaded.entry.id, loaded.entry);
    else unreadable.set(loaded.id, loaded);
  return { entries, unreadable };
}

/** Reads the documents of shops, and stores what the index says about them. */
async function* derive(
  { source, memory }: IndexParts,
  ids: readonly ShopId[],
): AsyncGenerator<IndexedShop | UnreadableShop> {
  const options = { loader: memory.createLoader(), keeps: ids.length <= FEW_SHOPS };
  for (let start = 0; start < ids.length; start += SHOPS_PER_WRITE) {
    const indexed: IndexedShop[] = [];
    for (const id of ids.slice(start, start + SHOPS_PER_WRITE)) {
      const loaded = await memory.reload(id, options);
      if (loaded && isUnreadable(loaded)) yield loaded;
      else if (loaded) indexed.push(toIndexed(loaded));
    }
    yield* indexed;
    await store(source, indexed);
  }
}

/** What the index says about a shop. */
export const toIndexed = (shop: LoadedShop): IndexedShop => ({
  entry: toEntry(shop),
  site: toSiteConfig(shop),
  paths: listPagePaths(shop.config, shop.menuDocument),
});

/** Without what is stored, the next process takes longer to start; nothing else depends on it. */
async function store(
  { database, events, isReadOnly = false }: ShopSource,
  shops: readonly IndexedShop[],
): Promise<void> {
  if (isReadOnly || shops.length === 0) return;
  await database
    .write((writer) => writeIndexed(writer, shops))
    .catch((error: unknown) => events.workerFailed('shopIndex', error));
}
