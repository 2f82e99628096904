import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { ensureGuestSession } from '../http/guest-session.ts';
import { route } from '../http/route.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { openOrder } from './open-order.ts';

/** The code of an order by telephone, for the browser of its guest. */
export const orderCodeRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.openOrder, async (request, reply) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    const session = ensureGuestSession(request, reply, deps);
    const orderId = await openOrder(deps, shop, { code: request.body.code, session });
    if (orderId === null) throw httpProblem('orderUnknown');
    return { orderId };
  });
};
