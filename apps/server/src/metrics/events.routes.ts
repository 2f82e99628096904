import { shopEvent } from '@tischlein/contract/shop';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';

const nothing = { 204: z.undefined() };
const EVENT = {
  tags: ['shop'],
  summary: 'Counts something that happened to a guest, without asking who he is',
  params: z.object({ shop: z.string() }),
  body: shopEvent,
  response: nothing,
};

/** POST …/event: events reported by browsers (S2 §7). */
export const eventRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.post('/api/shop/:shop/event', { schema: EVENT }, async ({ params, body: { type, action } }, reply) => {
    deps.events.guestEvent(requireShopByRef(deps, params.shop).id, { type, action });
    return reply.code(204).send();
  });
};
