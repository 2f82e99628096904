import { shopId, toCents } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { ShopConfig } from '@tischlein/domain/shop';
import { systemClock } from '../apps/server/src/clock.ts';
import { describeInstallation } from '../apps/server/src/app/legal-installation.ts';
import type { Database } from '../apps/server/src/db/database.ts';
import { createEvents } from '../apps/server/src/events.ts';
import { toStoredConfig } from '../apps/server/src/shops/branch-documents.ts';
import { insertShops, type StoredShop } from '../apps/server/src/shops/insert-shops.store.ts';
import { toIndexed } from '../apps/server/src/shops/refresh-index.ts';
import { type LoadedShop, openShopDirectory, type ShopDirectory } from '../apps/server/src/shops/shop-directory.ts';
import { type IndexedShop, writeIndexed } from '../apps/server/src/shops/shop-index.store.ts';
import { DEMO_SHOPS } from '../demo/demo-shops.ts';
import { enlargeMenu } from './large-menus.ts';

const DISHES = 150;
const AT_ONCE = 100;
export const OVERVIEW = 'kette';

export const toSlug = (index: number): string => `laden-${index}`;
export const toBranchSlug = (index: number): string => `filiale-${index}`;

interface Amounts {
  /** Shops with menus of their own. */
  readonly shops: number;
  /** Branches of one franchise, besides its overview. */
  readonly branches: number;
}

/**
 * Stores shops of 150 dishes each, all open, without the calls of the office, which would take hours. Their index is copied from
 * that of the first ones, which is derived. Returns how long that takes for a shop, in milliseconds.
 */
export async function storeShops(database: Database, { shops, branches }: Amounts): Promise<number> {
  const base = findBase();
  const overview = createOverview(base);
  const store = (created: readonly ShopToStore[]): Promise<void> =>
    database.write((writer) => insertShops(writer, created, systemClock.now()));
  const listShops = (from: number, to: number) => listIndexes(from, to).map((index) => createShop(base, index));
  const listBranches = (from: number, to: number) =>
    listIndexes(from, to).map((index) => createBranch(overview, base, index));
  await store([overview, ...listShops(0, DERIVED), ...listBranches(0, 1)]);
  const started = performance.now();
  const directory = await openDirectory(database);
  const derivedIn = (performance.now() - started) / directory.listShops().length;
  const copies = [
    { amount: shops, first: DERIVED, list: listShops, model: toSlug(0) },
    { amount: branches, first: 1, list: listBranches, model: toBranchSlug(0) },
  ];
  for (const { amount, first, list, model } of copies) {
    const shop = await directory.shopByRef(model);
    if (!shop) throw new Error(`${model} is not there`);
    for (let start = first; start < amount; start += AT_ONCE) {
      const created = list(start, Math.min(amount, start + AT_ONCE));
      await store(created);
      await database.write((writer) =>
        writeIndexed(
          writer,
          created.map((own) => copyIndex(shop, own)),
        ),
      );
    }
  }
  return derivedIn;
}

/** So many shops are indexed as those of a real installation are. */
const DERIVED = 60;

const openDirectory = (database: Database): Promise<ShopDirectory> =>
  openShopDirectory({
    database,
    events: createEvents(() => {}),
    clock: { now: () => new Date().toISOString() },
    usableAccounts: async () => [],
    readInstallation: async () => describeInstallation({ smtpUrl: null }),
  });

function copyIndex(shop: LoadedShop, { id, place }: ShopToStore): IndexedShop {
  const { entry, site, paths } = toIndexed(shop);
  const { slug, title, restaurantName, latitude, longitude } = place;
  return {
    entry: { ...entry, id, slug, title, name: restaurantName },
    site: { ...site, id, slug, restaurantName, latitude, longitude },
    paths,
  };
}

const listIndexes = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, place) => from + place);

interface Base {
  readonly config: ShopConfig;
  readonly menu: MenuDocument;
}

function findBase(): Base {
  const demo = DEMO_SHOPS.find(({ config }) => config.slug === 'tramonto-mitte');
  if (!demo) throw new Error('the demo has a branch in Mitte');
  const { franchise: _, ...config } = demo.config;
  const menu = enlargeMenu(demo.menu, DISHES);
  return { config, menu: { ...menu, dishes: menu.dishes.slice(0, DISHES) } };
}

interface ShopToStore extends StoredShop {
  readonly place: ReturnType<typeof nameShop> & ReturnType<typeof placeShop>;
}

/** Each menu has prices of its own, as no two restaurants have the same. */
function createShop({ config, menu }: Base, index: number): ShopToStore {
  const slug = toSlug(index);
  const place = { ...nameShop(slug, index), ...placeShop(index) };
  const dishes = menu.dishes.map((dish) => ({
    ...dish,
    price: toCents(500 + ((index * 7 + dish.name.length) % 1500)),
  }));
  return {
    id: shopId(slug),
    config: JSON.stringify({ ...config, ...place }),
    menu: JSON.stringify({ ...menu, dishes }),
    legalEntityId: null,
    place,
  };
}

function createOverview({ config, menu }: Base): ShopToStore {
  const place = { ...nameShop(OVERVIEW, 0), ...placeShop(0) };
  const overview = { ...config, ...place, isFranchiseOverview: true };
  const documents = { config: JSON.stringify(overview), menu: JSON.stringify(menu) };
  return { id: shopId(OVERVIEW), ...documents, legalEntityId: null, place };
}

function createBranch(overview: ShopToStore, { config }: Base, index: number): ShopToStore {
  const slug = toBranchSlug(index);
  const place = { ...nameShop(slug, index), ...placeShop(index) };
  const branch = { ...config, ...place, franchise: { id: overview.id } };
  return {
    id: shopId(slug),
    config: toStoredConfig(branch, overview.config),
    menu: JSON.stringify({ differsFrom: overview.id, difference: null }),
    legalEntityId: null,
    place,
  };
}

const nameShop = (slug: string, index: number) => ({
  id: shopId(slug),
  slug,
  restaurantId: slug,
  restaurantName: `Laden ${index}`,
  title: `Laden ${index}`,
});

/** On a grid over Germany. */
const placeShop = (index: number) => ({
  latitude: 47.5 + (index % 40) * 0.18,
  longitude: 6.5 + (Math.floor(index / 40) % 26) * 0.32,
});
