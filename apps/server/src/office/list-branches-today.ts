import type { BranchesToday } from '@tischlein/contract/office';
import { type ShopId, toCents } from '@tischlein/domain';
import { toDayRange, toWallTime } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { type SignedIn, worksFor } from '../staff/sessions.ts';
import { sumOrders } from './shop-status.store.ts';

/** The orders of each branch of this franchise on this calendar day, as in its figures, as far as the member of staff works there. */
export async function listBranchesToday(deps: Deps, staff: SignedIn, franchise: ShopId): Promise<BranchesToday> {
  const branches = deps.shops
    .listShops()
    .filter(({ id, franchiseId }) => franchiseId === franchise && id !== franchise && worksFor(staff, id))
    .map(({ id }) => id);
  const today = toDayRange(toWallTime(deps.clock.now()).date);
  const sums = await deps.database.readReports((read) => sumOrders(read, branches, today));
  return {
    branches: branches.map((shop) => ({ shop, ...(sums.get(shop) ?? { orders: 0, total: toCents(0) }) })),
  };
}
