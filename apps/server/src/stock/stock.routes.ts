import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { requireEdited, requireVersion } from '../shops/edit-version.http.ts';
import { route } from '../http/route.ts';
import { getStockState as stockStateOf, switchStock } from './switch-stock.ts';

/** Dishes and ingredients that are out of stock; all staff may change them. */
export const officeStockRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getStock, ({ shop }) => stockStateOf(deps, shop));

  route(app, calls.switchStock, async ({ shop, body, request }) => {
    requireEdited(await switchStock(deps, shop, { ...body, version: requireVersion(request) }));
    return stockStateOf(deps, (await deps.shops.shopByRef(shop.id)) ?? shop);
  });
};
