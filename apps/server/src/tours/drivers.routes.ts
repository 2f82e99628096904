import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { listDrivers } from './list-drivers.ts';
import { suggestForOrders } from './suggest.ts';

/** What the desk needs to put a tour together. */
export const driverRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listDrivers, async ({ shop }) => ({ drivers: [...(await listDrivers(deps, shop.id))] }));

  route(app, calls.suggestTours, ({ shop, body }) => {
    const { orders: orderIds, isOneTour } = body;
    return suggestForOrders(deps, shop, { orderIds, isOneTour });
  });
};
