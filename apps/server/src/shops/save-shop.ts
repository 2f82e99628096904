import type { OfficeCoupon, ShopDocument } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import { RESERVED_PAGES, type ShopConfig } from '@tischlein/domain/shop';
import { writeCoupons } from '../coupons/coupons.store.ts';
import type { Reader, Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { franchiseOfDocument, storedConfig, storedMenu } from './branch-documents.ts';
import { isSlugTaken, readShop, type StoredShop, writeConfig, writeMenu } from './shops.store.ts';

type SaveDeps = Pick<Deps, 'database' | 'shops'>;
export type SaveShopOutcome = 'saved' | SaveShopRefusal;
type SaveShopRefusal = 'slugTaken' | 'pageReserved';

/** Saves a whole shop, new or not: configuration, menu and coupons, all or nothing. */
export const saveWholeShop = (deps: SaveDeps, shop: ShopDocument): Promise<SaveShopOutcome> =>
  save(deps, (writer) => writeWholeShop(writer, shop));

/** The same inside of a transaction. */
export async function writeWholeShop(
  writer: Writer,
  { config, menu, coupons }: ShopDocument,
): Promise<SaveShopOutcome> {
  const refusal = await refusalOf(writer, config);
  if (refusal) return refusal;
  await writeShop(writer, config, menu);
  await writeCoupons(writer, config.id, coupons);
  return 'saved';
}

/** Saves the configuration of a shop that exists. */
export async function saveShop(deps: SaveDeps, config: ShopConfig): Promise<SaveShopOutcome> {
  return save(deps, async (writer) => {
    const refusal = await refusalOf(writer, config);
    if (refusal) return refusal;
    const before = deps.shops.shopByRef(config.id);
    const changesFranchise = before !== null && before.config.franchise?.id !== config.franchise?.id;
    await writeShop(writer, config, changesFranchise ? before.menuDocument : null);
    return 'saved';
  });
}

/** Saves the menu of a shop. */
export async function saveMenu(deps: SaveDeps, shopId: ShopId, menu: MenuDocument): Promise<void> {
  const config = deps.shops.shopByRef(shopId)?.config;
  await save(deps, async (writer) => {
    const franchise = config ? await franchiseToDifferFrom(writer, config) : null;
    await writeMenu(
      writer,
      shopId,
      franchise ? storedMenu(menu, franchise.shopId, franchise.menu) : JSON.stringify(menu),
    );
  });
}

/** Saves the coupons of a shop; what has been used of them stays counted. */
export const saveCoupons = (deps: SaveDeps, shopId: ShopId, coupons: readonly OfficeCoupon[]): Promise<void> =>
  save(deps, (writer) => writeCoupons(writer, shopId, coupons));

async function refusalOf(reader: Reader, config: ShopConfig): Promise<SaveShopRefusal | null> {
  if (config.pages.some(({ id }) => RESERVED_PAGES.includes(id.toLowerCase()))) return 'pageReserved';
  return (await isSlugTaken(reader, config)) ? 'slugTaken' : null;
}

// What a branch has in common with its franchise is the franchise's to change; null: the menu stays as it is.
async function writeShop(writer: Writer, config: ShopConfig, menu: MenuDocument | null): Promise<void> {
  const franchise = await franchiseToDifferFrom(writer, config);
  await writeConfig(writer, config, franchise ? storedConfig(config, franchise.config) : JSON.stringify(config));
  if (!menu) return;
  const stored = franchise ? storedMenu(menu, franchise.shopId, franchise.menu) : JSON.stringify(menu);
  await writeMenu(writer, config.id, stored);
}

// The overview is the franchise; a branch of a branch stands for itself.
async function franchiseToDifferFrom(
  reader: Reader,
  { id, franchise, isFranchiseOverview }: ShopConfig,
): Promise<StoredShop | null> {
  if (!franchise || franchise.id === id || isFranchiseOverview) return null;
  const stored = await readShop(reader, franchise.id);
  return stored && franchiseOfDocument(stored.config) === null ? stored : null;
}

async function save<Result>(deps: SaveDeps, work: (writer: Writer) => Promise<Result>): Promise<Result> {
  const result = await deps.database.write(work);
  await deps.shops.refresh();
  return result;
}
