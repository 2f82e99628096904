import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';

/** POST …/event: events reported by browsers (S2 §7). */
export const eventRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.reportEvent, async ({ params, body: { type, action } }) => {
    deps.events.guestEvent((await requireShopByRef(deps, params.shop)).id, { type, action });
  });
};
