import type { ShopId } from '@tischlein/domain';
import { createBoundedCache } from '../bounded-cache.ts';
import type { Clock } from '../clock.ts';
import { createSemaphore, createSingleFlight } from '../concurrency.ts';
import type { Row } from '../db/tables.ts';
import {
  createShopLoader,
  createUnreadableReporter,
  type ShopLoader,
  type UnreadableShop,
  type Versions,
} from './load-shop.ts';
import { createSharedMenus } from './load-menus.ts';
import type { Counters } from './shop-counters.ts';
import type { LoadedShop, ShopSource } from './shop-directory.ts';
import { calculateStockVersion, findNextRestock } from './stocked-menu.ts';
import { updateShop } from './update-shop.ts';
import { weighShop } from './weigh-shop.ts';

/** Parsing a menu keeps the processor busy; more at once would only make other requests wait. */
const LOADED_AT_ONCE = 2;

/** The shops in memory, at most as many as its limit allows; the others are loaded when they are needed. */
export interface ShopMemory {
  /** Loads shops as they are stored, a franchise once for several of its branches. */
  createLoader(): ShopLoader;
  /** null: not in memory, or outdated. */
  peek(id: ShopId): LoadedShop | null;
  /** From memory, else from the database; concurrent calls share one reading. null: no such shop. */
  load(id: ShopId, keeps: boolean): Promise<LoadedShop | UnreadableShop | null>;
  /** Reads a shop anew. It stays in memory if it was there, or if `keeps` says so. */
  reload(id: ShopId, options: Reload): Promise<LoadedShop | UnreadableShop | null>;
  forget(id: ShopId): void;
  isCurrent(shop: LoadedShop): boolean;
  /** The shops in which something has come back into stock by itself since the last call. */
  takeRestocked(): readonly ShopId[];
}

interface Reload {
  readonly loader: ShopLoader;
  readonly keeps: boolean;
}

interface MemoryOptions {
  readonly source: ShopSource;
  /** The most bytes that shops in memory may take. */
  readonly bytes: number;
  /** The counters that the last refresh has read. */
  readonly findCounters: () => Counters;
  /** Gets each shop that was loaded or has changed. */
  readonly loaded: (shop: LoadedShop) => void;
}

export function createShopMemory({ source, bytes, findCounters, loaded: noteLoaded }: MemoryOptions): ShopMemory {
  const parts = { menus: createSharedMenus(), report: createUnreadableReporter(source) };
  const createLoader = (): ShopLoader => createShopLoader(source, parts);
  const cache = createBoundedCache<LoadedShop>(bytes);
  const takeTurn = createSemaphore(LOADED_AT_ONCE);
  const restocks = followRestocks(source.clock);
  const shareRun = createSingleFlight<LoadedShop | UnreadableShop | null>();
  const keep = (shop: LoadedShop): LoadedShop => {
    cache.set(shop.id, shop, weighShop(shop, parts.menus));
    restocks.note(shop);
    noteLoaded(shop);
    return shop;
  };
  const isCurrent = (shop: LoadedShop): boolean => isUpToDate(shop, findCounters(), source.clock.now());
  const reload: ShopMemory['reload'] = async (id, { loader, keeps }) => {
    const before = cache.get(id);
    const loaded = await loader(id);
    if (loaded === null) cache.delete(id);
    const shop = loaded && before && isUnreadable(loaded) ? toDegraded(before, loaded) : loaded;
    return shop && !isUnreadable(shop) && (keeps || before) ? keep(shop) : shop;
  };
  const read = async (id: ShopId, keeps: boolean): Promise<LoadedShop | UnreadableShop | null> => {
    const known = cache.get(id);
    const own = findCounters().get(id);
    const isKnown = known && own && hasCurrentDocuments(known, findCounters());
    if (!isKnown) return reload(id, { loader: createLoader(), keeps });
    const current = await updateShop(source, known, own);
    return current === known ? known : keep(current);
  };
  const peek = (id: ShopId): LoadedShop | null => [cache.get(id)].find((shop) => shop && isCurrent(shop)) ?? null;
  return {
    createLoader,
    peek,
    load: async (id, keeps) => peek(id) ?? shareRun(`${id} ${keeps}`, () => takeTurn(() => read(id, keeps))),
    reload,
    forget: (id) => cache.delete(id),
    isCurrent,
    takeRestocked: restocks.take,
  };
}

/** Remembers when something comes back into stock, also of shops that have left memory: guests may still follow them. */
function followRestocks({ now }: Clock) {
  const nextByShop = new Map<ShopId, string>();
  return {
    note: ({ id, stock }: LoadedShop): void => {
      const next = findNextRestock(stock, now());
      if (next === null) nextByShop.delete(id);
      else nextByShop.set(id, next);
    },
    take: (): readonly ShopId[] => {
      const at = now();
      const due = [...nextByShop].flatMap(([id, next]) => (next <= at ? [id] : []));
      due.forEach((id) => nextByShop.delete(id));
      return due;
    },
  };
}

export const isUnreadable = (loaded: LoadedShop | UnreadableShop): loaded is UnreadableShop => 'slug' in loaded;

/** Keeps the shop that is in memory, and does not try again before the next change. */
const toDegraded = (shop: LoadedShop, { configVersion, menuVersion, franchiseId }: UnreadableShop): LoadedShop => ({
  ...shop,
  configVersion,
  menuVersion,
  franchiseId,
  isDegraded: true,
});

/** Whether the documents of these versions are the latest, with those of the franchise. */
export function hasCurrentDocuments(shop: Versions & { readonly id: ShopId }, counters: Counters): boolean {
  const own = counters.get(shop.id);
  const franchise = shop.franchiseId === null ? undefined : counters.get(shop.franchiseId);
  return (
    own !== undefined &&
    shop.configVersion === own.config_version + (franchise?.config_version ?? 0) &&
    shop.menuVersion === own.menu_version + (franchise?.menu_version ?? 0)
  );
}

function isUpToDate(shop: LoadedShop, counters: Counters, now: string): boolean {
  const own: Row<'shop_counters'> | undefined = counters.get(shop.id);
  return (
    own !== undefined &&
    shop.periodVersion === own.period_version &&
    shop.ratingsVersion === own.ratings_version &&
    shop.stock.version === own.stock_version &&
    hasCurrentDocuments(shop, counters) &&
    !isRestocked(shop, now)
  );
}

const isRestocked = ({ stock, stockVersion }: LoadedShop, now: string): boolean =>
  stock.entries.length > 0 && calculateStockVersion(stock, now) !== stockVersion;
