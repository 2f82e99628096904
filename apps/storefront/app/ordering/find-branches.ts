import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { BranchLookup } from '@tischlein/domain/franchise';
import type { ShopPage } from '../context/shop-context.ts';
import { findFranchise } from '../shop/find-franchise.ts';
import type { OrderSettings } from './use-order-settings.ts';
import { send } from '../api/send.ts';

/** Requests the franchise's branches, best match first; the location may be empty (S2 §7 find-for). */
export function findBranches(
  { shop }: Pick<ShopPage, 'shop'>,
  { orderType, serveTime }: Pick<OrderSettings, 'orderType' | 'serveTime'>,
  location: string,
): Promise<ApiResult<BranchLookup>> {
  const time = serveTime ? { serveAt: serveTime.serveAt } : {};
  return send(calls.findBranches, {
    params: { shop: shop.id, franchise: findFranchise(shop) ?? shop.id },
    query: { location, deliveryType: orderType, ...time },
  });
}
