import type { PaymentAccount } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import type { OpeningDuty, ShopConfig, ShopState } from '@tischlein/domain/shop';
import type { LegalFacts } from '@tischlein/wording/legal';
import type { Clock } from '../clock.ts';
import { serializeRefreshes } from '../concurrency.ts';
import type { Database } from '../db/database.ts';
import type { Events } from '../events.ts';
import type { EncodedBody } from '../http/encoded-body.ts';
import { createKnownShops } from './known-shops.ts';
import type { IdentifiedLegalEntity } from './legal-entities.store.ts';
import { listChangedShops } from './list-changed-shops.ts';
import type { Pause } from './pauses.store.ts';
import { refreshIndex } from './refresh-index.ts';
import { type Counters, createShopCounters } from './shop-counters.ts';
import type { ShopEntry, ShopSite } from './shop-entry.ts';
import { createShopMemory, isUnreadable, type ShopMemory } from './shop-memory.ts';
import { collectLegalFacts, type DescribedShop, type LegalInstallation } from './legal-facts.ts';
import type { ShopTexts } from './read-texts.ts';
import { resolveShopPayments, type ShopPayments } from './shop-payments.ts';
import { createSiteCache } from './site-cache.ts';
import { findTrackingHost } from './tracking-host.ts';
import type { StockedMenu } from './stocked-menu.ts';

/** A shop in memory; immutable, replaced as a whole after a change. */
export interface LoadedShop extends StockedMenu, ShopTexts {
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

/**
 * All shops. A process knows an entry of each; whole shops are loaded when they are needed, and as many stay in memory as its limit
 * allows (decision 063).
 */
export interface ShopDirectory {
  /** Sorted by slug. */
  listShops(): readonly ShopEntry[];
  /** By id or slug (S4 Addresses). */
  findEntry(reference: string): ShopEntry | null;
  /** By its own domain, or its slug before the wildcard domain. */
  findEntryByHost(host: string): ShopEntry | null;
  /** By id or slug, loaded if it is not in memory. */
  shopByRef(reference: string): Promise<LoadedShop | null>;
  /** The same for work on many shops, one after the other: it stays in memory only if it was there. */
  visitShop(reference: string): Promise<LoadedShop | null>;
  /** Only from memory; null: not there, or outdated. */
  peekShop(reference: string): LoadedShop | null;
  /** The sites of these shops, without those that are gone. */
  readSites(ids: readonly ShopId[]): Promise<readonly ShopSite[]>;
  /** What the legal texts of a shop say about these documents of it (S3 L12). */
  describeTexts(shop: Omit<DescribedShop, 'payments' | 'trackingHost'>): Promise<LegalFacts>;
  /** Whether a shop with this id, slug or domain is stored, but no version of it is readable. */
  isUnreadable(reference: string): boolean;
  /** Shops whose stored documents are unreadable, as far as they were read; some are served in an older version. */
  listDegraded(): readonly DegradedShop[];
  /** Follows changes in the database, made here or by another process. */
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
  /** What legal texts say about the installation; read with each shop, as the office changes it. */
  readonly readInstallation: () => Promise<LegalInstallation>;
  /** Counts the visits of shops that name no host. */
  readonly trackingHost?: string | null;
  readonly wildcardDomain?: string | null;
  /** The most bytes that shops in memory may take, by an estimate. Default: no limit. */
  readonly cacheBytes?: number;
  /** Nothing is stored, not even what the index says. */
  readonly isReadOnly?: boolean;
}

/** Shares of the limit: whole shops, and sites of branches. */
const SHOPS_SHARE = 0.8;
const SITES_SHARE = 0.2;

export async function openShopDirectory(source: ShopSource): Promise<ShopDirectory> {
  const { database, cacheBytes = Infinity, wildcardDomain = null } = source;
  const known = createKnownShops(wildcardDomain);
  const { listShops, findEntry, findEntryByHost, isUnreadable: isLost, listDegraded, counters } = known;
  const bytes = cacheBytes * SHOPS_SHARE;
  const memory = createShopMemory({ source, bytes, findCounters: counters, loaded: known.noteLoaded });
  const following = followChanges(source, { known, memory });
  const loadShop = createLoading(following, { known, memory });
  const findShop = async (reference: string, keeps: boolean): Promise<LoadedShop | null> => {
    const entry = findEntry(reference);
    return entry && loadShop(entry.id, keeps);
  };
  const shopByRef = (reference: string): Promise<LoadedShop | null> => findShop(reference, true);
  const sites = { database, bytes: cacheBytes * SITES_SHARE, findEntry, findCounters: counters, load: shopByRef };
  await following.refresh();
  return {
    listShops,
    findEntry,
    findEntryByHost,
    shopByRef,
    visitShop: (reference) => findShop(reference, false),
    peekShop: (reference) => {
      const entry = findEntry(reference);
      return entry && memory.peek(entry.id);
    },
    readSites: createSiteCache(sites),
    describeTexts: (shop) => describeTexts(source, shop),
    isUnreadable: isLost,
    listDegraded,
    ...following,
    counters,
  };
}

async function describeTexts(
  { usableAccounts, trackingHost, readInstallation }: ShopSource,
  shop: Parameters<ShopDirectory['describeTexts']>[0],
): Promise<LegalFacts> {
  const payments = resolveShopPayments(shop.config, await usableAccounts(shop.config.id));
  return collectLegalFacts(
    { ...shop, payments, trackingHost: findTrackingHost(shop.config, trackingHost) },
    await readInstallation(),
  );
}

interface Parts {
  readonly known: ReturnType<typeof createKnownShops>;
  readonly memory: ShopMemory;
}

function followChanges(source: ShopSource, { known, memory }: Parts): Pick<ShopDirectory, 'refresh' | 'refreshAll'> {
  const shopCounters = createShopCounters(source.database);
  let applied: Counters = known.counters();
  const follow = async (): Promise<void> => {
    const counters = await shopCounters.update();
    known.setCounters(counters);
    const restocked = memory.takeRestocked();
    if (counters !== applied) {
      const next = await refreshIndex({ source, memory }, counters, known.current());
      for (const id of applied.keys()) if (!counters.has(id)) memory.forget(id);
      known.replace(next);
      const before = applied;
      applied = counters;
      listChangedShops(before, counters, next.entries.values()).forEach(source.events.shopChanged);
    }
    restocked.forEach(source.events.shopChanged);
  };
  const refresh = serializeRefreshes(follow);
  return {
    refresh,
    refreshAll: () => {
      shopCounters.forget();
      return refresh();
    },
  };
}

/** The database may be ahead of the last refresh, and a shop may change while it is read. */
const MOST_TRIES = 3;

function createLoading(
  { refresh, refreshAll }: Pick<ShopDirectory, 'refresh' | 'refreshAll'>,
  { known, memory }: Parts,
): (id: ShopId, keeps: boolean) => Promise<LoadedShop | null> {
  return async (id, keeps) => {
    for (let tries = 1; ; tries += 1) {
      const loaded = await memory.load(id, keeps);
      if (loaded === null) {
        // It was deleted by another process.
        await refreshAll();
        return null;
      }
      if (isUnreadable(loaded)) {
        known.noteUnreadable(loaded);
        return null;
      }
      if (tries === MOST_TRIES || memory.isCurrent(loaded)) return loaded;
      await refresh();
    }
  };
}
