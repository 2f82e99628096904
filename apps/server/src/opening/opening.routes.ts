import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { lastEventId, streamEvents } from '../http/event-stream.ts';
import { sendCached } from '../http/cached-response.ts';
import { route } from '../http/route.ts';
import { toCallResponse } from '../menu/call-response.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { encodeDeliveryPeriod } from './delivery-period.ts';
import { streamShop } from './stream-shop.ts';

/** GET …/config/deliveryPeriod (S1 §7) and the events that tell a page to reload it. */
export const openingRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getDeliveryPeriod, async (request, reply) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    reply.hijack();
    sendCached(request.raw, reply.raw, toCallResponse(deps, encodeDeliveryPeriod(deps, shop)));
    return reply;
  });

  route(app, calls.shopEvents, async (request, reply) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    const after = lastEventId(request) ?? request.query.after;
    if (after === undefined) throw httpProblem('invalidRequest');
    streamEvents(request, reply, { start: (stream) => streamShop(deps, shop, { after, stream }) });
  });
};
