import type { ShopDirectory } from './shop-directory.ts';

/** Whether a shop that this process knows was deleted meanwhile. If the database does not answer, it counts as there. */
export async function isShopGone(shops: ShopDirectory, reference: string): Promise<boolean> {
  if (shops.findEntry(reference) === null) return false;
  const isCurrent = await shops.refreshAll().then(
    () => true,
    () => false,
  );
  return isCurrent && shops.findEntry(reference) === null;
}
