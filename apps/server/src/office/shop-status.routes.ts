import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { keepSession } from '../staff/sessions.ts';
import { requireShop, requireStaff } from '../staff/staff-session.http.ts';
import { compareWithFranchise } from './compare-with-franchise.ts';
import { listBranchesToday } from './list-branches-today.ts';
import { listShopStatuses } from './list-shop-statuses.ts';

/** What the frame of the office shows of all shops, and of a branch beside its franchise. */
export const shopStatusRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listShopStatuses, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const staff = await requireStaff(request, deps);
    await keepSession(deps, staff);
    return listShopStatuses(deps, staff);
  });

  route(app, calls.listBranchesToday, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const staff = await requireStaff(request, deps);
    reply.header('cache-control', 'no-store');
    return listBranchesToday(deps, staff, shop.id);
  });

  route(app, calls.getFranchiseDifferences, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    return compareWithFranchise(deps, shop);
  });
};
