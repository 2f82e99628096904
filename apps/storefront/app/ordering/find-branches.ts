import type { ApiResult } from '@tischlein/contract/client';
import type { BranchLookupAnswer } from '@tischlein/contract/shop';
import type { ShopPage } from '../context/shop-context.ts';
import { findFranchise } from '../shop/find-franchise.ts';
import type { OrderSettings } from './use-order-settings.ts';

/** Requests the franchise's branches, best match first; the location may be empty (S2 §7 find-for). */
export function findBranches(
  { shop, api }: Pick<ShopPage, 'shop' | 'api'>,
  { orderType, serveTime }: Pick<OrderSettings, 'orderType' | 'serveTime'>,
  location: string,
): Promise<ApiResult<BranchLookupAnswer>> {
  const time = serveTime ? { serveAt: serveTime.serveAt } : {};
  return api.findFor(findFranchise(shop) ?? shop.id, { location, deliveryType: orderType, ...time });
}
