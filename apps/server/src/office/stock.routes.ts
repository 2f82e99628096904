import { stockRequest, stockState } from '@tischlein/contract/office';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { requireShop } from '../staff/staff-session.http.ts';
import { getStockState as stockStateOf, switchStock } from '../stock/switch-stock.ts';

const ofShop = { tags: ['office'], params: z.object({ shop: z.string() }) };
const READ = { ...ofShop, summary: 'What is out of stock now, and until when', response: { 200: stockState } };
const SWITCH = { ...READ, summary: 'Switches a dish, an ingredient or an extra off or on again', body: stockRequest };

/** Dishes and ingredients that are out of stock; all staff may change them. */
export const officeStockRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.get('/api/office/shop/:shop/stock', { schema: READ }, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    return stockStateOf(deps, shop);
  });

  app.put('/api/office/shop/:shop/stock', { schema: SWITCH }, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    await switchStock(deps, shop, request.body);
    return stockStateOf(deps, deps.shops.shopByRef(shop.id) ?? shop);
  });
};
