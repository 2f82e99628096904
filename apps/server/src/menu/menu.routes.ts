import { menuDocument, publicShopConfig } from '@tischlein/contract/shop';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { sendCached } from '../http/cached-response.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { toCallResponse } from './call-response.ts';

const ofShop = { tags: ['shop'], params: z.object({ shop: z.string() }) };
const CONFIG = { ...ofShop, summary: 'What the storefront needs of a shop', response: { 200: publicShopConfig } };
const MENU = { ...ofShop, summary: 'The whole menu with its offers, prices in cents', response: { 200: menuDocument } };

/** GET …/config and …/menu (S4 Addresses): from memory, compressed, 304 if unchanged. */
export const menuRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.get('/api/shop/:shop/config', { schema: CONFIG }, (request, reply) => {
    const { configBody } = requireShopByRef(deps, request.params.shop);
    reply.hijack();
    sendCached(request.raw, reply.raw, toCallResponse(deps, configBody));
  });

  app.get('/api/shop/:shop/menu', { schema: MENU }, (request, reply) => {
    const { menuBody } = requireShopByRef(deps, request.params.shop);
    reply.hijack();
    sendCached(request.raw, reply.raw, toCallResponse(deps, menuBody));
  });
};
