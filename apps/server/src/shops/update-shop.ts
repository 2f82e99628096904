import { averageRatings } from '@tischlein/domain/feedback';
import type { Row } from '../db/tables.ts';
import { readPause } from './pauses.store.ts';
import { readRatingSums } from './ratings.store.ts';
import type { LoadedShop, ShopSource } from './shop-directory.ts';
import { readStock } from './stock.store.ts';
import { applyStock, calculateStockVersion, prepareMenu } from './stocked-menu.ts';

/** Follows changes that need no new documents: pauses, ratings, stock. The same shop if nothing changed. */
export async function updateShop(
  source: ShopSource,
  shop: LoadedShop,
  counters: Row<'shop_counters'>,
): Promise<LoadedShop> {
  const current = await updatePeriod(source, shop, counters.period_version);
  const rated = await updateRatings(source, current, counters.ratings_version);
  return updateStock(source, rated, counters.stock_version);
}

async function updatePeriod({ database }: ShopSource, shop: LoadedShop, periodVersion: number): Promise<LoadedShop> {
  if (shop.periodVersion === periodVersion) return shop;
  return { ...shop, periodVersion, pause: await readPause(database.read, shop.id) };
}

async function updateRatings({ database, clock }: ShopSource, shop: LoadedShop, version: number): Promise<LoadedShop> {
  if (shop.ratingsVersion === version) return shop;
  const { document, extras } = shop.fullMenu;
  const ratings = averageRatings(await readRatingSums(database.read, shop.id));
  const fullMenu = prepareMenu(document, { extras: { ...extras, ratings } });
  return { ...shop, ratingsVersion: version, ...applyStock(fullMenu, { ...shop, now: clock.now() }) };
}

async function updateStock({ database, clock }: ShopSource, shop: LoadedShop, version: number): Promise<LoadedShop> {
  const isKnown = shop.stock.version === version;
  const stock = isKnown ? shop.stock : { entries: await readStock(database.read, shop.id), version };
  const now = clock.now();
  if (isKnown && calculateStockVersion(stock, now) === shop.stockVersion) return shop;
  return { ...shop, ...applyStock(shop.fullMenu, { ...shop, stock, now }) };
}
