import type { ShopConfig } from './shop-config.ts';

/**
 * What a branch is called beside the name that all branches share: 'Mitte' for 'Tramonto Mitte' of 'Trattoria
 * Tramonto'. null: no branch.
 */
export function findBranchName({
  title,
  restaurantName,
  franchise,
}: Pick<ShopConfig, 'title' | 'restaurantName' | 'franchise'>): string | null {
  if (franchise === undefined) return null;
  const shared = new Set(title.split(' '));
  const own = restaurantName.split(' ').filter((word) => !shared.has(word));
  return own.length > 0 ? own.join(' ') : null;
}
