import { deliveryPeriod } from '@tischlein/contract/shop';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { lastEventId, streamEvents } from '../http/event-stream.ts';
import { sendCached } from '../http/cached-response.ts';
import { toCallResponse } from '../menu/call-response.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { encodeDeliveryPeriod } from './delivery-period.ts';
import { streamShop } from './stream-shop.ts';

const ofShop = { tags: ['shop'], params: z.object({ shop: z.string() }) };
const PERIOD = {
  ...ofShop,
  summary: 'What is open now and when an order can be served',
  response: { 200: deliveryPeriod },
};
const EVENTS = {
  ...ofShop,
  summary:
    'The versions of period and menu as they rise, as server-sent events; at once where their sum is not ?after=',
  querystring: z.object({ after: z.coerce.number().int().min(0).optional() }),
};

/** GET …/config/deliveryPeriod (S1 §7) and the events that tell a page to reload it. */
export const openingRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.get('/api/shop/:shop/config/deliveryPeriod', { schema: PERIOD }, (request, reply) => {
    const shop = requireShopByRef(deps, request.params.shop);
    reply.hijack();
    sendCached(request.raw, reply.raw, toCallResponse(deps, encodeDeliveryPeriod(deps, shop)));
  });

  app.get('/api/shop/:shop/events', { schema: EVENTS }, (request, reply) => {
    const shop = requireShopByRef(deps, request.params.shop);
    const after = lastEventId(request) ?? request.query.after;
    if (after === undefined) throw httpProblem('invalidRequest');
    streamEvents(request, reply, (stream) => streamShop(deps, shop, { after, stream }));
  });
};
