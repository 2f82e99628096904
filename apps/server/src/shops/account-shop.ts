import type { ShopId } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from './shop-directory.ts';

type ShopDeps = Pick<Deps, 'shops'>;

/** The shop that holds the accounts of a shop: the overview of its franchise, or the shop itself. */
export const findAccountShop = (deps: ShopDeps, { id, config }: LoadedShop): ShopId =>
  findSharing(deps, { id, franchise: config.franchise?.id ?? null });

export const listShopsSharingAccounts = (deps: ShopDeps, accountShop: ShopId): ShopId[] =>
  deps.shops.listShops().flatMap((shop) => (findSharing(deps, shop) === accountShop ? [shop.id] : []));

function findSharing(
  { shops }: ShopDeps,
  { id, franchise }: { readonly id: ShopId; readonly franchise: ShopId | null },
) {
  const overview = franchise === null ? null : shops.findEntry(franchise);
  return overview?.isFranchiseOverview ? overview.id : id;
}
