import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { type SignedIn, worksFor } from './sessions.ts';

/** The branches of a franchise that a member of staff works for; of any other shop the shop itself. */
export function listBranches({ shops }: Pick<Deps, 'shops'>, shop: LoadedShop, staff: SignedIn): readonly LoadedShop[] {
  if (!shop.config.isFranchiseOverview) return [shop];
  return shops
    .allShops()
    .filter(({ id, config }) => config.franchise?.id === shop.id && !config.isFranchiseOverview && worksFor(staff, id));
}
