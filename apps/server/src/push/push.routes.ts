import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { startPush, stopPush } from './change-subscription.ts';
import { readPushKeys } from './push-keys.ts';

/** Messages about an order to the browsers of its guests, at their request (S3 K8: the order's id is the secret). */
export const pushRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getPushKey, async (request, reply) => {
    await requireShopByRef(deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    const { publicKey } = await readPushKeys(deps);
    return { publicKey };
  });

  route(app, calls.startPush, async (request) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    const start = { pageId: request.params.orderId, subscription: request.body };
    const outcome = await startPush(deps, shop, start);
    if (outcome !== 'done') throw httpProblem(outcome);
  });

  route(app, calls.stopPush, async (request) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    const { endpoint } = request.body;
    const outcome = await stopPush(deps, shop, { pageId: request.params.orderId, endpoint });
    if (outcome !== 'done') throw httpProblem(outcome);
  });
};
