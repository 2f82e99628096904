import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';

/** POST …/event: events reported by browsers (S2 §7). */
export const eventRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.reportEvent, ({ shop, body: { type, action } }) => {
    deps.events.guestEvent(shop.id, { type, action });
  });
};
