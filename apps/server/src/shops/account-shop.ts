import type { ShopId } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from './shop-directory.ts';

type ShopDeps = Pick<Deps, 'shops'>;

/** The shop that holds the accounts of a shop: the overview of its franchise, or the shop itself. */
export function findAccountShop({ shops }: ShopDeps, shop: LoadedShop): LoadedShop {
  const franchise = shop.config.franchise && shops.shopByRef(shop.config.franchise.id);
  return franchise?.config.isFranchiseOverview ? franchise : shop;
}

export const listShopsSharingAccounts = (deps: ShopDeps, accountShop: ShopId): ShopId[] =>
  deps.shops
    .allShops()
    .filter((shop) => findAccountShop(deps, shop).id === accountShop)
    .map(({ id }) => id);
