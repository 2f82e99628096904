import type { ApiResult } from '@tischlein/contract/client';
import type { BranchLookupAnswer } from '@tischlein/contract/shop';
import type { ShopPage } from '../shop-context.ts';
import { franchiseOf } from './franchise.ts';
import type { GuestOccasion } from './use-occasion.ts';

/** Asks for the branches of the franchise, the best for the wish first; the location may be empty (S2 §7 'find-for'). */
export function askForBranches(
  { shop, api }: Pick<ShopPage, 'shop' | 'api'>,
  { orderType, serveTime }: Pick<GuestOccasion, 'orderType' | 'serveTime'>,
  location: string,
): Promise<ApiResult<BranchLookupAnswer>> {
  const time = serveTime ? { serveAt: serveTime.serveAt } : {};
  return api.findFor(franchiseOf(shop) ?? shop.id, { location, deliveryType: orderType, ...time });
}
