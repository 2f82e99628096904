import { menuDocument, shopConfig } from '@tischlein/contract/shop';
import type { PaymentAccount } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import type { ShopConfig } from '@tischlein/domain/shop';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { ShopCountersRow } from '../db/tables.ts';
import type { Events } from '../events.ts';
import { type EncodedBody, encodeJson } from '../http/encoded-body.ts';
import { type ShopPayments, resolveShopPayments } from '../payments/shop-payments.ts';
import { publicConfigOf } from './public-config.ts';
import { type Pause, readPause } from '../opening/pauses.store.ts';
import { franchiseOfDocument, isAsInFranchise, wholeConfig, wholeMenu } from './branch-documents.ts';
import { readStock } from '../stock/stock.store.ts';
import { readCounters, readShop, type StoredShop } from './shops.store.ts';
import { type ReadyMenu, readyMenu, type StockedMenu, stockedMenu, stockVersionAt } from './stocked-menu.ts';

/** A shop ready to be asked; immutable, replaced as a whole when something of it changes. */
export interface LoadedShop extends StockedMenu {
  readonly id: ShopId;
  readonly config: ShopConfig;
  readonly payments: ShopPayments;
  readonly configVersion: number;
  readonly menuVersion: number;
  /** The franchise that it takes over what it does not say itself from; its versions count in those above. */
  readonly follows: ShopId | null;
  /** Rises with what concerns the delivery period only. */
  readonly periodVersion: number;
  /** The last that was said; it may be over. */
  readonly pause: Pause | null;
  /** Answer of GET …/config. */
  readonly configAnswer: EncodedBody;
}

/** Every shop, in memory: a read costs no SQL. */
export interface ShopDirectory {
  /** By id or slug (spec 4). */
  shopByRef(reference: string): LoadedShop | null;
  /** By its own domain. */
  shopByHost(host: string): LoadedShop | null;
  /** In the order of their slugs. */
  allShops(): readonly LoadedShop[];
  /** Takes over what was changed in the database, here or by another process. */
  refresh(): Promise<void>;
}

/** Where a directory reads from. */
export interface ShopSource {
  readonly database: Database;
  readonly events: Events;
  readonly clock: Clock;
  /** The accounts of a shop that can be paid through here. */
  readonly usableAccounts: (shopId: ShopId) => Promise<readonly PaymentAccount[]>;
}

/** Loads every shop. */
export async function openShopDirectory(source: ShopSource): Promise<ShopDirectory> {
  let shops = indexed([]);
  const takeOver = async (): Promise<void> => {
    const before = shops;
    const current = await currentShops(source, before.byReference);
    // What did not change stays the same list, so that what was made of it stays too.
    const isSame = current.every((shop) => before.byReference.get(shop.id) === shop);
    if (isSame && current.length === before.all.length) return;
    shops = indexed(current);
    for (const shop of shops.all) if (before.byReference.get(shop.id) !== shop) source.events.shopChanged(shop.id);
  };
  const refresh = oneAfterTheOther(takeOver);
  await refresh();
  return {
    shopByRef: (reference) => shops.byReference.get(reference) ?? null,
    shopByHost: (host) => shops.byHost.get(host.toLowerCase()) ?? null,
    allShops: () => shops.all,
    refresh,
  };
}

/** Two at once would read past each other, and the older reading might stand last. Whoever asks while one is under way is answered by the next, which begins after he asked. */
function oneAfterTheOther(work: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= last
      .catch(() => {})
      .then(() => {
        next = null;
        last = work();
        return last;
      });
    return next;
  };
}

async function currentShops(source: ShopSource, known: ReadonlyMap<string, LoadedShop>): Promise<LoadedShop[]> {
  const all = await readCounters(source.database.read);
  const byShop = new Map(all.map((counters) => [counters.shop_id, counters]));
  const load = shopLoader(source);
  const shops: LoadedShop[] = [];
  for (const counters of all) {
    const shop = known.get(counters.shop_id);
    const isCurrent = shop !== undefined && areCurrent(shop, counters, shop.follows && byShop.get(shop.follows));
    const current = isCurrent
      ? await withStockOfNow(source, await withPeriod(source, shop, counters.period_version), counters.stock_version)
      : ((await load(counters.shop_id)) ?? shop);
    if (current) shops.push(current);
  }
  return shops;
}

function areCurrent(shop: LoadedShop, own: ShopCountersRow, followed: ShopCountersRow | null | undefined): boolean {
  return (
    shop.configVersion === own.config_version + (followed?.config_version ?? 0) &&
    shop.menuVersion === own.menu_version + (followed?.menu_version ?? 0)
  );
}

async function withPeriod({ database }: ShopSource, shop: LoadedShop, periodVersion: number): Promise<LoadedShop> {
  if (shop.periodVersion === periodVersion) return shop;
  return { ...shop, periodVersion, pause: await readPause(database.read, shop.id) };
}

async function withStockOfNow({ database, clock }: ShopSource, shop: LoadedShop, version: number): Promise<LoadedShop> {
  const isKnown = shop.stock.version === version;
  const stock = isKnown ? shop.stock : { entries: await readStock(database.read, shop.id), version };
  const now = clock.now();
  if (isKnown && stockVersionAt(stock, now) === shop.stockVersion) return shop;
  return { ...shop, ...stockedMenu(shop.wholeMenu, stock, now) };
}

/** Loads one shop after the other; a franchise with a thousand branches is read once, and so is the menu they share. */
function shopLoader(source: ShopSource): (shopId: ShopId) => Promise<LoadedShop | null> {
  const { database, events, clock, usableAccounts } = source;
  const franchises = new Map<ShopId, Promise<StoredShop | null>>();
  const franchiseOf = (stored: StoredShop): Promise<StoredShop | null> | null => {
    const id = franchiseOfDocument(stored.config) ?? franchiseOfDocument(stored.menu);
    if (id === null) return null;
    const reading = franchises.get(id) ?? readShop(database.read, id);
    franchises.set(id, reading);
    return reading;
  };
  const menus = new Map<ShopId, ReadyMenu>();
  const menuOf = (stored: StoredShop, franchise: StoredShop | null): ReadyMenu => {
    if (franchise === null || !isAsInFranchise(stored.menu))
      return readyMenu(menuDocument.parse(wholeMenu(stored.menu, followed(stored, 'menu', franchise))));
    const shared = menus.get(franchise.shopId) ?? readyMenu(menuDocument.parse(JSON.parse(franchise.menu)));
    menus.set(franchise.shopId, shared);
    return shared;
  };
  return async (shopId) => {
    const stored = await readShop(database.read, shopId);
    try {
      if (!stored) return null;
      const franchise = await franchiseOf(stored);
      const config = shopConfig.parse(wholeConfig(stored.config, followed(stored, 'config', franchise)));
      const payments = resolveShopPayments(config, await usableAccounts(shopId));
      const menu = stockedMenu(menuOf(stored, franchise), stored.stock, clock.now());
      return loadedShop(stored, franchise, { config, payments, ...menu });
    } catch (error) {
      // One shop that cannot be read must not take the others down.
      events.shopUnreadable(shopId, String(error));
      return null;
    }
  };
}

function loadedShop(
  stored: StoredShop,
  franchise: StoredShop | null,
  parts: StockedMenu & Pick<LoadedShop, 'config' | 'payments'>,
): LoadedShop {
  return {
    id: stored.shopId,
    ...parts,
    configVersion: stored.configVersion + (franchise?.configVersion ?? 0),
    menuVersion: stored.menuVersion + (franchise?.menuVersion ?? 0),
    follows: franchise && franchise.shopId,
    periodVersion: stored.periodVersion,
    pause: stored.pause,
    configAnswer: encodeJson(publicConfigOf(parts)),
  };
}

/** The document that a stored one differs from; null: it is whole. */
function followed(stored: StoredShop, part: 'config' | 'menu', franchise: StoredShop | null): string | null {
  if (franchiseOfDocument(stored[part]) === null) return null;
  if (!franchise) throw new Error(`the franchise of ${stored.shopId} is not there`);
  return franchise[part];
}

function indexed(shops: readonly LoadedShop[]) {
  const all = shops.toSorted((left, right) => (left.config.slug < right.config.slug ? -1 : 1));
  const byReference = new Map<string, LoadedShop>();
  const byHost = new Map<string, LoadedShop>();
  for (const shop of all) {
    byReference.set(shop.config.slug, shop);
    if (shop.config.domain) byHost.set(shop.config.domain, shop);
  }
  // An id wins over a slug that looks like it.
  for (const shop of all) byReference.set(shop.id, shop);
  return { all, byReference, byHost };
}
