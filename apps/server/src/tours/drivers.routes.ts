import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { requireShop } from '../staff/staff-session.http.ts';
import { listDrivers } from './list-drivers.ts';
import { suggestForOrders } from './suggest.ts';

/** What the desk needs to put a tour together. */
export const driverRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listDrivers, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    return { drivers: [...(await listDrivers(deps, shop.id))] };
  });

  route(app, calls.suggestTours, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const { orders: orderIds, isOneTour } = request.body;
    return suggestForOrders(deps, shop, { orderIds, isOneTour });
  });
};
