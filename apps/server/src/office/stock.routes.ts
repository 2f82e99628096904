import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { requireEdited, requireVersion } from '../shops/edit-version.http.ts';
import { route } from '../http/route.ts';
import { requireShop } from '../staff/staff-session.http.ts';
import { getStockState as stockStateOf, switchStock } from '../stock/switch-stock.ts';

/** Dishes and ingredients that are out of stock; all staff may change them. */
export const officeStockRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getStock, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    return stockStateOf(deps, shop);
  });

  route(app, calls.switchStock, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    requireEdited(await switchStock(deps, shop, { ...request.body, version: requireVersion(request) }));
    return stockStateOf(deps, (await deps.shops.shopByRef(shop.id)) ?? shop);
  });
};
