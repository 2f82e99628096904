import type { ShopView } from './shop-view.ts';

/** Id of the franchise the shop belongs to, as overview or branch; null for an independent shop. */
export function findFranchise({ id, franchise, isFranchiseOverview }: ShopView): string | null {
  return franchise?.id ?? (isFranchiseOverview ? id : null);
}
