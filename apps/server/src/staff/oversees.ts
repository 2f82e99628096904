import { isOverseer } from '@tischlein/domain/staff';
import type { Deps } from '../deps.ts';
import type { ShopEntry } from '../shops/shop-entry.ts';
import { type SignedIn, worksFor } from './sessions.ts';

type Overview = Pick<ShopEntry, 'id' | 'isFranchiseOverview'>;

/** Whether a member of staff sees their branches together in this overview, which itself they may not open (decision 099). */
export const oversees = ({ shops }: Pick<Deps, 'shops'>, { role, shopIds }: SignedIn, shop: Overview): boolean =>
  isOverseer(role, shop) &&
  shopIds.some((id) => {
    const branch = shops.findEntry(id);
    return branch !== null && branch.franchise === shop.id && !branch.isFranchiseOverview;
  });

/** Whether a member of staff works for a shop, and does not merely see their branches in it. */
export const worksIn = (staff: SignedIn, shop: Overview): boolean =>
  worksFor(staff, shop.id) && !isOverseer(staff.role, shop);
