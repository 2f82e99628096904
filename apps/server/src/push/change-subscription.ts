import type { PushSubscriptionRequest } from '@tischlein/contract/shop';
import { isFinished } from '@tischlein/domain/orders';
import type { Deps } from '../deps.ts';
import { readOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { findFollowedOrder } from '../tracking/order-info.ts';
import { canEncryptFor, isPushEndpoint, toSubscriptionId } from './push-endpoint.ts';
import { deleteSubscription, saveSubscription } from './push.store.ts';

interface PushStart {
  /** Id in the address of the order's page. */
  readonly pageId: string;
  readonly subscription: PushSubscriptionRequest;
}

/** Has a browser notified about an order; members of a group name it by the group's id. */
export async function startPush(
  deps: Deps,
  shop: LoadedShop,
  { pageId, subscription: { endpoint, keys } }: PushStart,
): Promise<'done' | 'orderUnknown' | 'orderEnded' | 'pushInvalid'> {
  const orderId = await findFollowedOrder(deps, shop, pageId);
  if (!orderId) return 'orderUnknown';
  if (!isPushEndpoint(endpoint) || !canEncryptFor(keys)) return 'pushInvalid';
  return deps.database.write(async (writer) => {
    const order = await readOrder(writer, shop.id, orderId);
    if (!order || isFinished(order.status)) return 'orderEnded';
    await saveSubscription(writer, {
      shop_id: shop.id,
      order_id: orderId,
      subscription_id: toSubscriptionId(endpoint),
      page_id: pageId,
      endpoint,
      ...keys,
      told: null,
      created_at: deps.clock.now(),
    });
    return 'done';
  });
}

/** Ends the messages about an order to a browser, if there are any. */
export async function stopPush(
  deps: Deps,
  shop: LoadedShop,
  { pageId, endpoint }: { readonly pageId: string; readonly endpoint: string },
): Promise<'done' | 'orderUnknown'> {
  const orderId = await findFollowedOrder(deps, shop, pageId);
  if (!orderId) return 'orderUnknown';
  const key = { shopId: shop.id, orderId, id: toSubscriptionId(endpoint) };
  await deps.database.write((writer) => deleteSubscription(writer, key));
  return 'done';
}
