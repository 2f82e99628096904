import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { sendCached } from '../http/cached-response.ts';
import { route } from '../http/route.ts';
import { toCallResponse } from './call-response.ts';

/** GET …/config and …/menu (S4 Addresses): from memory, compressed, 304 if unchanged. */
export const menuRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getConfig, ({ shop: { configBody }, request, reply }) => {
    reply.hijack();
    sendCached(request.raw, reply.raw, toCallResponse(deps, configBody));
    return reply;
  });

  route(app, calls.getMenu, ({ shop: { menuBody }, request, reply }) => {
    reply.hijack();
    sendCached(request.raw, reply.raw, toCallResponse(deps, menuBody));
    return reply;
  });
};
