import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { sendCached } from '../http/cached-response.ts';
import { route } from '../http/route.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { toCallResponse } from './call-response.ts';

/** GET …/config and …/menu (S4 Addresses): from memory, compressed, 304 if unchanged. */
export const menuRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getConfig, async (request, reply) => {
    const { configBody } = await requireShopByRef(deps, request.params.shop);
    reply.hijack();
    sendCached(request.raw, reply.raw, toCallResponse(deps, configBody));
    return reply;
  });

  route(app, calls.getMenu, async (request, reply) => {
    const { menuBody } = await requireShopByRef(deps, request.params.shop);
    reply.hijack();
    sendCached(request.raw, reply.raw, toCallResponse(deps, menuBody));
    return reply;
  });
};
