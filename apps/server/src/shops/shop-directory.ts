import { menuDocument, shopConfig } from '@tischlein/contract/shop';
import type { ShopId } from '@tischlein/domain';
import { type Menu, type MenuDocument, type MenuProblem, readMenu } from '@tischlein/domain/menu';
import type { ShopConfig } from '@tischlein/domain/shop';
import type { Database } from '../db/database.ts';
import type { Events } from '../events.ts';
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts';
import { publicConfigOf } from './public-config.ts';
import { readCounters, readShop, type StoredShop } from './shops.store.ts';

/** A shop ready to be asked; immutable, replaced as a whole when something of it changes. */
export interface LoadedShop {
  readonly id: ShopId;
  readonly config: ShopConfig;
  readonly menu: Menu;
  readonly menuDocument: MenuDocument;
  /** What of the document could not be used. */
  readonly menuProblems: readonly MenuProblem[];
  readonly configVersion: number;
  readonly menuVersion: number;
  /** Answers of GET …/config and …/menu. */
  readonly configAnswer: PreparedAnswer;
  readonly menuAnswer: PreparedAnswer;
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

/** Loads every shop. */
export async function openShopDirectory(database: Database, events: Events): Promise<ShopDirectory> {
  let shops = indexed([]);
  const refresh = async (): Promise<void> => {
    shops = indexed(await currentShops({ database, events }, shops.byReference));
  };
  await refresh();
  return {
    shopByRef: (reference) => shops.byReference.get(reference) ?? null,
    shopByHost: (host) => shops.byHost.get(host.toLowerCase()) ?? null,
    allShops: () => shops.all,
    refresh,
  };
}

interface Source {
  readonly database: Database;
  readonly events: Events;
}

async function currentShops(source: Source, known: ReadonlyMap<string, LoadedShop>): Promise<LoadedShop[]> {
  const shops: LoadedShop[] = [];
  for (const counters of await readCounters(source.database.read)) {
    const shop = known.get(counters.shop_id);
    const isCurrent = shop?.configVersion === counters.config_version && shop.menuVersion === counters.menu_version;
    const current = isCurrent ? shop : ((await loadShop(source, counters.shop_id)) ?? shop);
    if (current) shops.push(current);
  }
  return shops;
}

// One shop that cannot be read must not take the others down.
async function loadShop({ database, events }: Source, shopId: ShopId): Promise<LoadedShop | null> {
  const stored = await readShop(database.read, shopId);
  try {
    return stored && loadedShop(stored);
  } catch (error) {
    events.shopUnreadable(shopId, String(error));
    return null;
  }
}

function loadedShop(stored: StoredShop): LoadedShop {
  const config = shopConfig.parse(JSON.parse(stored.config));
  const document = menuDocument.parse(JSON.parse(stored.menu));
  const { menu, problems } = readMenu(document);
  return {
    id: stored.shopId,
    config,
    menu,
    menuDocument: document,
    menuProblems: problems,
    configVersion: stored.configVersion,
    menuVersion: stored.menuVersion,
    configAnswer: prepareAnswer(publicConfigOf(config, document)),
    menuAnswer: prepareAnswer(document),
  };
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
