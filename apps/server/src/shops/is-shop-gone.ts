import type { ShopDirectory } from './shop-directory.ts';

/**
 * Whether the shop of a request that failed was deleted meanwhile; '': the request names none. If the database does not answer, it
 * counts as there.
 */
export async function isShopGone(shops: ShopDirectory, reference: string): Promise<boolean> {
  if (reference === '' || shops.isUnreadable(reference)) return false;
  // The news of the deletion may have arrived while the request ran.
  if (shops.findEntry(reference) === null) return true;
  const isCurrent = await shops.refreshAll().then(
    () => true,
    () => false,
  );
  return isCurrent && shops.findEntry(reference) === null;
}
