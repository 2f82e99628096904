import type { OfficeCoupon, ShopDocument } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { ShopConfig } from '@tischlein/domain/shop';
import { writeCoupons } from '../coupons/coupons.store.ts';
import type { Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { isSlugTaken, writeConfig, writeMenu } from './shops.store.ts';

type SaveDeps = Pick<Deps, 'database' | 'shops'>;
export type SaveShopOutcome = 'saved' | 'slugTaken';

/** Saves a whole shop, new or not: configuration, menu and coupons, all or nothing. */
export async function saveWholeShop(deps: SaveDeps, { config, menu, coupons }: ShopDocument): Promise<SaveShopOutcome> {
  return save(deps, async (writer) => {
    if (await isSlugTaken(writer, config)) return 'slugTaken';
    await writeConfig(writer, config);
    await writeMenu(writer, config.id, menu);
    await writeCoupons(writer, config.id, coupons);
    return 'saved';
  });
}

/** Saves the configuration of a shop that exists. */
export async function saveShop(deps: SaveDeps, config: ShopConfig): Promise<SaveShopOutcome> {
  return save(deps, async (writer) => {
    if (await isSlugTaken(writer, config)) return 'slugTaken';
    await writeConfig(writer, config);
    return 'saved';
  });
}

/** Saves the menu of a shop. */
export const saveMenu = (deps: SaveDeps, shopId: ShopId, menu: MenuDocument): Promise<void> =>
  save(deps, (writer) => writeMenu(writer, shopId, menu));

/** Saves the coupons of a shop; what has been used of them stays counted. */
export const saveCoupons = (deps: SaveDeps, shopId: ShopId, coupons: readonly OfficeCoupon[]): Promise<void> =>
  save(deps, (writer) => writeCoupons(writer, shopId, coupons));

async function save<Result>(deps: SaveDeps, work: (writer: Writer) => Promise<Result>): Promise<Result> {
  const result = await deps.database.write(work);
  await deps.shops.refresh();
  return result;
}
