import { menuDocument, shopConfig } from '@tischlein/contract/shop';
import type { PaymentAccount } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import type { ShopConfig } from '@tischlein/domain/shop';
import type { Clock } from '../clock.ts';
import { serializeRefreshes } from '../concurrency.ts';
import type { Database } from '../db/database.ts';
import type { ShopCountersRow } from '../db/tables.ts';
import type { Events } from '../events.ts';
import { type EncodedBody, encodeJson } from '../http/encoded-body.ts';
import { type ShopPayments, resolveShopPayments } from './shop-payments.ts';
import { toPublicConfig } from './public-config.ts';
import { type Pause, readPause } from './pauses.store.ts';
import { readFranchiseOfDocument, isSameAsFranchise, mergeConfig, mergeMenu } from './branch-documents.ts';
import { readStock } from './stock.store.ts';
import { readCounters, readShop, type StoredShop } from './shops.store.ts';
import { type PreparedMenu, prepareMenu, type StockedMenu, applyStock, calculateStockVersion } from './stocked-menu.ts';

/** A shop in memory; immutable, replaced as a whole after a change. */
export interface LoadedShop extends StockedMenu {
  readonly id: ShopId;
  readonly config: ShopConfig;
  readonly payments: ShopPayments;
  readonly configVersion: number;
  readonly menuVersion: number;
  /** The franchise that supplies its defaults; the versions above include those of the franchise. */
  readonly franchiseId: ShopId | null;
  /** Raised by changes that affect only the delivery period. */
  readonly periodVersion: number;
  /** The latest pause; it may be over. */
  readonly pause: Pause | null;
  /** Body of GET …/config. */
  readonly configBody: EncodedBody;
}

/** All shops in memory: reads need no SQL. */
export interface ShopDirectory {
  /** By id or slug (S4 Addresses). */
  shopByRef(reference: string): LoadedShop | null;
  /** By its own domain. */
  shopByHost(host: string): LoadedShop | null;
  /** Sorted by slug. */
  allShops(): readonly LoadedShop[];
  /** Loads changes from the database, made here or by another process. */
  refresh(): Promise<void>;
}

export interface ShopSource {
  readonly database: Database;
  readonly events: Events;
  readonly clock: Clock;
  /** Payment accounts of a shop that this server can use. */
  readonly usableAccounts: (shopId: ShopId) => Promise<readonly PaymentAccount[]>;
}

export async function openShopDirectory(source: ShopSource): Promise<ShopDirectory> {
  let shops = indexShops([]);
  const reload = async (): Promise<void> => {
    const before = shops;
    const current = await loadCurrentShops(source, before.byReference);
    // Keep the same list if nothing changed, so that caches keyed by it stay valid.
    const isSame = current.every((shop) => before.byReference.get(shop.id) === shop);
    if (isSame && current.length === before.all.length) return;
    shops = indexShops(current);
    for (const shop of shops.all) if (before.byReference.get(shop.id) !== shop) source.events.shopChanged(shop.id);
  };
  const refresh = serializeRefreshes(reload);
  await refresh();
  return {
    shopByRef: (reference) => shops.byReference.get(reference) ?? null,
    shopByHost: (host) => shops.byHost.get(host.toLowerCase()) ?? null,
    allShops: () => shops.all,
    refresh,
  };
}

async function loadCurrentShops(source: ShopSource, known: ReadonlyMap<string, LoadedShop>): Promise<LoadedShop[]> {
  const all = await readCounters(source.database.read);
  const byShop = new Map(all.map((counters) => [counters.shop_id, counters]));
  const load = createShopLoader(source);
  const shops: LoadedShop[] = [];
  for (const counters of all) {
    const shop = known.get(counters.shop_id);
    const isCurrent =
      shop !== undefined && isUpToDate(shop, counters, shop.franchiseId && byShop.get(shop.franchiseId));
    const current = isCurrent
      ? await updateStock(source, await updatePeriod(source, shop, counters.period_version), counters.stock_version)
      : ((await load(counters.shop_id)) ?? shop);
    if (current) shops.push(current);
  }
  return shops;
}

function isUpToDate(
  shop: LoadedShop,
  own: ShopCountersRow,
  franchiseCounters: ShopCountersRow | null | undefined,
): boolean {
  return (
    shop.configVersion === own.config_version + (franchiseCounters?.config_version ?? 0) &&
    shop.menuVersion === own.menu_version + (franchiseCounters?.menu_version ?? 0)
  );
}

async function updatePeriod({ database }: ShopSource, shop: LoadedShop, periodVersion: number): Promise<LoadedShop> {
  if (shop.periodVersion === periodVersion) return shop;
  return { ...shop, periodVersion, pause: await readPause(database.read, shop.id) };
}

async function updateStock({ database, clock }: ShopSource, shop: LoadedShop, version: number): Promise<LoadedShop> {
  const isKnown = shop.stock.version === version;
  const stock = isKnown ? shop.stock : { entries: await readStock(database.read, shop.id), version };
  const now = clock.now();
  if (isKnown && calculateStockVersion(stock, now) === shop.stockVersion) return shop;
  return { ...shop, ...applyStock(shop.fullMenu, stock, now) };
}

/** Loads shops one by one; a franchise, and the menu its branches share, is loaded once. */
function createShopLoader(source: ShopSource): (shopId: ShopId) => Promise<LoadedShop | null> {
  const { database, events, clock, usableAccounts } = source;
  const franchises = new Map<ShopId, Promise<StoredShop | null>>();
  const readFranchise = (stored: StoredShop): Promise<StoredShop | null> | null => {
    const id = readFranchiseOfDocument(stored.config) ?? readFranchiseOfDocument(stored.menu);
    if (id === null) return null;
    const reading = franchises.get(id) ?? readShop(database.read, id);
    franchises.set(id, reading);
    return reading;
  };
  const menus = new Map<ShopId, PreparedMenu>();
  const loadMenu = (stored: StoredShop, franchise: StoredShop | null): PreparedMenu => {
    if (franchise === null || !isSameAsFranchise(stored.menu))
      return prepareMenu(menuDocument.parse(mergeMenu(stored.menu, findBaseDocument(stored, 'menu', franchise))));
    const shared = menus.get(franchise.shopId) ?? prepareMenu(menuDocument.parse(JSON.parse(franchise.menu)));
    menus.set(franchise.shopId, shared);
    return shared;
  };
  return async (shopId) => {
    const stored = await readShop(database.read, shopId);
    try {
      if (!stored) return null;
      const franchise = await readFranchise(stored);
      const config = shopConfig.parse(mergeConfig(stored.config, findBaseDocument(stored, 'config', franchise)));
      const payments = resolveShopPayments(config, await usableAccounts(shopId));
      const menu = applyStock(loadMenu(stored, franchise), stored.stock, clock.now());
      return toLoadedShop(stored, franchise, { config, payments, ...menu });
    } catch (error) {
      // One unreadable shop must not affect the others.
      events.shopUnreadable(shopId, String(error));
      return null;
    }
  };
}

function toLoadedShop(
  stored: StoredShop,
  franchise: StoredShop | null,
  parts: StockedMenu & Pick<LoadedShop, 'config' | 'payments'>,
): LoadedShop {
  return {
    id: stored.shopId,
    ...parts,
    configVersion: stored.configVersion + (franchise?.configVersion ?? 0),
    menuVersion: stored.menuVersion + (franchise?.menuVersion ?? 0),
    franchiseId: franchise && franchise.shopId,
    periodVersion: stored.periodVersion,
    pause: stored.pause,
    configBody: encodeJson(toPublicConfig(parts)),
  };
}

/** The document that a stored one is based on; null if it is stored whole. */
function findBaseDocument(stored: StoredShop, part: 'config' | 'menu', franchise: StoredShop | null): string | null {
  if (readFranchiseOfDocument(stored[part]) === null) return null;
  if (!franchise) throw new Error(`the franchise of ${stored.shopId} is not there`);
  return franchise[part];
}

function indexShops(shops: readonly LoadedShop[]) {
  const all = shops.toSorted((left, right) => (left.config.slug < right.config.slug ? -1 : 1));
  const byReference = new Map<string, LoadedShop>();
  const byHost = new Map<string, LoadedShop>();
  for (const shop of all) {
    byReference.set(shop.config.slug, shop);
    if (shop.config.domain) byHost.set(shop.config.domain, shop);
  }
  // Ids take precedence over slugs.
  for (const shop of all) byReference.set(shop.id, shop);
  return { all, byReference, byHost };
}
