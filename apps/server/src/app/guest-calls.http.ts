import type { FastifyPluginAsync } from 'fastify';
import { findSignedInAccount } from '../accounts/account-session.http.ts';
import type { RoutesOptions } from '../deps.ts';
import { createFindGroup } from '../group-orders/find-group.ts';
import { orderRoutes } from '../orders/orders.routes.ts';
import { hideUnopenedShops } from '../staff/hide-unopened.http.ts';
import { findTable } from '../tables/find-table.http.ts';
import { ROOMS } from './rooms.ts';

/** What guests reach (S1 §7, S2 §7 Shop calls, Platform calls); of shops that are not open they find nothing. */
export const guestCalls: FastifyPluginAsync<RoutesOptions> = async (app, options) => {
  const { deps } = options;
  hideUnopenedShops(app, deps);
  // Rooms above the orders know whose an order is.
  await orderRoutes(app, {
    deps,
    findAccountOwner: (request, shop) => findSignedInAccount(request, deps, shop),
    findGroup: createFindGroup(deps),
    findTable: (request, shop, order) => findTable(request, deps, { shop, ...order }),
  });
  for (const routes of ROOMS.flatMap(({ guestCalls: calls = [] }) => calls)) await routes(app, options);
};
