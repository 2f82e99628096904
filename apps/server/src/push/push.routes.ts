import * as calls from '@tischlein/contract/calls';
import type { PushSubscriptionRequest } from '@tischlein/contract/shop';
import { isFinished } from '@tischlein/domain/orders';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions, Deps } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { readOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { findFollowedOrder } from '../tracking/order-info.ts';
import { readPushKeys } from './push-keys.ts';
import { canEncryptFor, isPushEndpoint, toSubscriptionId } from './push-endpoint.ts';
import { deleteSubscription, saveSubscription } from './push.store.ts';

/** Messages about an order to the browsers of its guests, at their request (S3 K8: the order's id is the secret). */
export const pushRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getPushKey, async () => {
    const { publicKey } = await readPushKeys(deps);
    return { publicKey };
  });

  route(app, calls.startPush, async ({ shop, params, body }) => {
    const start = { pageId: params.orderId, subscription: body };
    const outcome = await startPush(deps, shop, start);
    return outcome === 'done' ? undefined : refuse(outcome);
  });

  route(app, calls.stopPush, async ({ shop, params, body }) => {
    const { endpoint } = body;
    const outcome = await stopPush(deps, shop, { pageId: params.orderId, endpoint });
    return outcome === 'done' ? undefined : refuse(outcome);
  });
};

interface PushStart {
  /** Id in the address of the order's page. */
  readonly pageId: string;
  readonly subscription: PushSubscriptionRequest;
}

/** Has a browser notified about an order; members of a group name it by the group's id. */
async function startPush(
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
async function stopPush(
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
