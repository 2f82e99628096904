import { deliveryPeriod } from '@tischlein/contract/shop';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { lastEventId, streamEvents } from '../http/event-stream.ts';
import { sendCached } from '../http/cached-response.ts';
import { callAnswer } from '../menu/call-answer.ts';
import { shopOfAddress } from '../shops/shop-of-address.ts';
import { deliveryPeriodAnswer } from './delivery-period.ts';
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

/** GET …/config/deliveryPeriod (S1 §7), and what tells a page to ask for it again. */
export const openingRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.get('/api/shop/:shop/config/deliveryPeriod', { schema: PERIOD }, (request, reply) => {
    const shop = shopOfAddress(deps, request.params.shop);
    reply.hijack();
    sendCached(request.raw, reply.raw, callAnswer(deps, deliveryPeriodAnswer(deps, shop)));
  });

  app.get('/api/shop/:shop/events', { schema: EVENTS }, (request, reply) => {
    const shop = shopOfAddress(deps, request.params.shop);
    const after = lastEventId(request) ?? request.query.after;
    if (after === undefined) throw httpProblem('invalidRequest');
    streamEvents(request, reply, (stream) => streamShop(deps, shop, { after, stream }));
  });
};
