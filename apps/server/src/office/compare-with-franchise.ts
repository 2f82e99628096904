import type { FranchiseDifferences } from '@tischlein/contract/office';
import type { Deps } from '../deps.ts';
import { isSameAsFranchise, listOwnSettings } from '../shops/branch-documents.ts';
import { readSavedShop } from '../shops/saved-shop.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

/** Which settings of a branch are its own; all others follow the franchise (decision 011). */
export async function compareWithFranchise(deps: Deps, { id }: LoadedShop): Promise<FranchiseDifferences> {
  const saved = await readSavedShop(deps.database.read, id);
  const franchise = saved?.franchise ? await deps.shops.shopByRef(saved.franchise.shopId) : null;
  if (!saved || !franchise) return { franchise: null, settings: [], isMenuAlike: false };
  return {
    franchise: { slug: franchise.config.slug, name: franchise.config.restaurantName },
    settings: [...listOwnSettings(saved.own.config)],
    isMenuAlike: isSameAsFranchise(saved.own.menu),
  };
}
