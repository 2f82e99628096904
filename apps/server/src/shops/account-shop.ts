import type { ShopId } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from './shop-directory.ts';

type ShopDeps = Pick<Deps, 'shops'>;

/** The shop that holds the accounts of a shop: the overview of its franchise, or the shop itself. */
export const findAccountShop = (deps: ShopDeps, { id, config }: LoadedShop): ShopId =>
  findEntryAccountShop(deps, { id, franchise: config.franchise?.id ?? null });

export const listShopsSharingAccounts = (deps: ShopDeps, accountShop: ShopId): ShopId[] =>
  deps.shops.listShops().flatMap((shop) => (findEntryAccountShop(deps, shop) === accountShop ? [shop.id] : []));

/** The shop that has the accounts of a shop's guests, by its entry. */
export function findEntryAccountShop(
  { shops }: ShopDeps,
  { id, franchise }: { readonly id: ShopId; readonly franchise: ShopId | null },
) {
  const overview = franchise === null ? null : shops.findEntry(franchise);
  return overview?.isFranchiseOverview ? overview.id : id;
}
