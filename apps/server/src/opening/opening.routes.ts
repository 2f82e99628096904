import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { lastEventId, streamEvents } from '../http/event-stream.ts';
import { sendCached } from '../http/cached-response.ts';
import { route } from '../http/route.ts';
import { toCallResponse } from '../menu/call-response.ts';
import { encodeDeliveryPeriod } from './delivery-period.ts';
import { streamShop } from './stream-shop.ts';

/** GET …/config/deliveryPeriod (S1 §7) and the events that tell a page to reload it. */
export const openingRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getDeliveryPeriod, ({ shop, request, reply }) => {
    reply.hijack();
    sendCached(request.raw, reply.raw, toCallResponse(deps, encodeDeliveryPeriod(deps, shop)));
    return reply;
  });

  route(app, calls.shopEvents, ({ shop, query, request, reply }) => {
    const after = lastEventId(request) ?? query.after;
    if (after === undefined) return refuse('invalidRequest');
    streamEvents(request, reply, { start: (stream) => streamShop(deps, shop, { after, stream }) });
    return undefined;
  });
};
