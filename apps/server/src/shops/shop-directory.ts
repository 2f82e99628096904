import type { PaymentAccount } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import type { OpeningDuty, ShopConfig, ShopState } from '@tischlein/domain/shop';
import type { Clock } from '../clock.ts';
import { serializeRefreshes } from '../concurrency.ts';
import type { Database } from '../db/database.ts';
import type { ShopCountersRow } from '../db/tables.ts';
import type { Events } from '../events.ts';
import type { EncodedBody } from '../http/encoded-body.ts';
import type { ShopPayments } from './shop-payments.ts';
import type { Pause } from './pauses.store.ts';
import { indexShops } from './index-shops.ts';
import type { IdentifiedLegalEntity } from './legal-entities.store.ts';
import { createShopLoader, type UnreadableShop, type Versions } from './load-shop.ts';
import { decideStates } from './decide-states.ts';
import { type Counters, createShopCounters } from './shop-counters.ts';
import type { StockedMenu } from './stocked-menu.ts';
import { updateShop } from './update-shop.ts';

/** A shop in memory; immutable, replaced as a whole after a change. */
export interface LoadedShop extends StockedMenu {
  readonly id: ShopId;
  readonly config: ShopConfig;
  readonly state: ShopState;
  /** Rows of the checklist that are missing (S3 L1). */
  readonly missing: readonly OpeningDuty[];
  /** The company behind the shop; null: none yet. */
  readonly legalEntity: IdentifiedLegalEntity | null;
  readonly payments: ShopPayments;
  /** Origin of the host that counts visits; null: this server counts them, or they are not counted. */
  readonly trackingHost: string | null;
  readonly configVersion: number;
  readonly menuVersion: number;
  /** The franchise that supplies its defaults; the versions above include those of the franchise. */
  readonly franchiseId: ShopId | null;
  /** Raised by changes that affect only the delivery period. */
  readonly periodVersion: number;
  /** Raised by ratings. */
  readonly ratingsVersion: number;
  /** The latest pause; it may be over. */
  readonly pause: Pause | null;
  /** Body of GET …/config. */
  readonly configBody: EncodedBody;
  /** The stored documents are unreadable; this is an older version. */
  readonly isDegraded: boolean;
}

/** All shops in memory: reads need no SQL. */
export interface ShopDirectory {
  /** By id or slug (S4 Addresses). */
  shopByRef(reference: string): LoadedShop | null;
  /** By its own domain, or its slug before the wildcard domain. */
  shopByHost(host: string): LoadedShop | null;
  /** Sorted by slug. */
  allShops(): readonly LoadedShop[];
  /** Whether a shop with this id, slug or domain is stored, but no version of it is readable. */
  isUnreadable(reference: string): boolean;
  /** Shops whose stored documents are unreadable; some are served in an older version. */
  listDegraded(): readonly DegradedShop[];
  /** Loads changes from the database, made here or by another process. */
  refresh(): Promise<void>;
  /** The same, and shops that were deleted disappear. */
  refreshAll(): Promise<void>;
  /** The counters that the last refresh has read. */
  counters(): Counters;
}

export interface DegradedShop {
  readonly slug: string;
  readonly isServed: boolean;
}

export interface ShopSource {
  readonly database: Database;
  readonly events: Events;
  readonly clock: Clock;
  /** Payment accounts of a shop that this server can use. */
  readonly usableAccounts: (shopId: ShopId) => Promise<readonly PaymentAccount[]>;
  /** Counts the visits of shops that name no host. */
  readonly trackingHost?: string | null;
  readonly wildcardDomain?: string | null;
}

export async function openShopDirectory(source: ShopSource): Promise<ShopDirectory> {
  let shops = indexShops([]);
  let unreadable: readonly UnreadableShop[] = [];
  const shopCounters = createShopCounters(source.database);
  let counters: Counters = new Map();
  const reload = async (): Promise<void> => {
    const before = shops;
    const known = { shops: before.byReference, unreadable, counters };
    const next = await shopCounters.update();
    const current = await loadCurrentShops(source, next, known);
    counters = next;
    unreadable = current.unreadable;
    // Keep the same list if nothing changed, so that caches keyed by it stay valid.
    const isSame = current.shops.every((shop) => before.byReference.get(shop.id) === shop);
    if (isSame && current.shops.length === before.all.length) return;
    shops = indexShops(current.shops);
    for (const shop of shops.all) if (before.byReference.get(shop.id) !== shop) source.events.shopChanged(shop.id);
  };
  const refresh = serializeRefreshes(reload);
  const refreshAll = (): Promise<void> => {
    shopCounters.forget();
    return refresh();
  };
  await decideStates(source.database);
  await refresh();
  return {
    shopByRef: (reference) => shops.byReference.get(reference) ?? null,
    shopByHost: (host) => findByHost(shops, host.toLowerCase(), source.wildcardDomain ?? null),
    allShops: () => shops.all,
    isUnreadable: (reference) =>
      unreadable.some(({ shopId, slug, domain }) => [shopId, slug, domain].includes(reference)),
    listDegraded: () => [
      ...shops.all.filter(({ isDegraded }) => isDegraded).map(({ config }) => ({ slug: config.slug, isServed: true })),
      ...unreadable.map(({ slug }) => ({ slug, isServed: false })),
    ],
    refresh,
    refreshAll,
    counters: () => counters,
  };
}

/** By its own domain, or its slug before the wildcard domain. */
function findByHost(
  { byHost, byReference }: ReturnType<typeof indexShops>,
  host: string,
  wildcardDomain: string | null,
): LoadedShop | null {
  const own = byHost.get(host);
  const ending = `.${wildcardDomain ?? ''}`;
  if (own || wildcardDomain === null || !host.endsWith(ending)) return own ?? null;
  const shop = byReference.get(host.slice(0, -ending.length));
  return shop && host === `${shop.config.slug}${ending}` ? shop : null;
}

/** The shops in memory before a refresh. */
interface Known {
  readonly shops: ReadonlyMap<string, LoadedShop>;
  readonly unreadable: readonly UnreadableShop[];
  readonly counters: Counters;
}

async function loadCurrentShops(source: ShopSource, current: Counters, known: Known) {
  const load = createShopLoader(source);
  const shops: LoadedShop[] = [];
  const unreadable: UnreadableShop[] = [];
  for (const counters of current.values()) {
    const shop = known.shops.get(counters.shop_id);
    const tried = shop ?? known.unreadable.find(({ shopId }) => shopId === counters.shop_id);
    const isCurrent =
      tried !== undefined && isUpToDate(tried, counters, tried.franchiseId && current.get(tried.franchiseId));
    // Nothing is asked about the many shops that have not changed and run out of nothing.
    const isSame = known.counters.get(counters.shop_id) === counters && shop?.stock.entries.length === 0;
    if (isCurrent && shop) shops.push(isSame ? shop : await updateShop(source, shop, counters));
    else if (isCurrent && tried && 'shopId' in tried) unreadable.push(tried);
    else {
      const loaded = await load(counters.shop_id);
      if (loaded && !('slug' in loaded)) shops.push(loaded);
      // Keep the shop that is in memory, and do not try again before the next change.
      else if (loaded && shop) shops.push({ ...shop, ...pickVersions(loaded), isDegraded: true });
      else if (loaded) unreadable.push(loaded);
    }
  }
  return { shops, unreadable };
}

const pickVersions = ({ configVersion, menuVersion, franchiseId }: Versions): Versions => ({
  configVersion,
  menuVersion,
  franchiseId,
});

function isUpToDate(
  shop: Versions,
  own: ShopCountersRow,
  franchiseCounters: ShopCountersRow | null | undefined,
): boolean {
  return (
    shop.configVersion === own.config_version + (franchiseCounters?.config_version ?? 0) &&
    shop.menuVersion === own.menu_version + (franchiseCounters?.menu_version ?? 0)
  );
}
