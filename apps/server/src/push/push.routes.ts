import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { startPush, stopPush } from './change-subscription.ts';
import { readPushKeys } from './push-keys.ts';

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
