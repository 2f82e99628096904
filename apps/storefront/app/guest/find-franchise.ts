import type { ShopView } from '../shop-view.ts';

/** The franchise that a shop is the overview or a branch of; null: it stands alone. */
export function findFranchise({ id, franchise, isFranchiseOverview }: ShopView): string | null {
  return franchise?.id ?? (isFranchiseOverview ? id : null);
}
