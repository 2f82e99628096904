import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { ShopEntry } from '../shops/shop-entry.ts';
import { type SignedIn, worksFor } from './sessions.ts';

/** The branches of a franchise that a member of staff works for; of any other shop the shop itself. */
export function listBranches({ shops }: Pick<Deps, 'shops'>, shop: LoadedShop, staff: SignedIn): readonly ShopEntry[] {
  if (!shop.config.isFranchiseOverview) return shops.listShops().filter(({ id }) => id === shop.id);
  return shops
    .listShops()
    .filter((each) => each.franchise === shop.id && !each.isFranchiseOverview && worksFor(staff, each.id));
}
