import * as calls from '@tischlein/contract/calls';
import { may } from '@tischlein/domain/staff';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { listBranches } from '../staff/list-branches.ts';
import type { SignedIn } from '../staff/sessions.ts';
import { requireShop, requireStaff } from '../staff/staff-session.http.ts';
import { exportOrders } from './export-orders.ts';
import { readArchivedOrder } from './read-archived-order.ts';
import { searchOrders } from './search-orders.ts';

/** All orders of a shop. */
export const archiveRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.searchOrders, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const staff = await requireStaff(request, deps);
    reply.header('cache-control', 'no-store');
    return searchOrders(deps, listBranches(deps, shop, staff), request.body);
  });

  route(app, calls.exportOrders, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const staff = await requireStaff(request, deps);
    reply.header('cache-control', 'no-store');
    const withContacts = may(staff.role, 'guests', 'write');
    return exportOrders(deps, listBranches(deps, shop, staff), { request: request.body, withContacts });
  });

  route(app, calls.getArchivedOrder, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const staff = await requireStaff(request, deps);
    reply.header('cache-control', 'no-store');
    const { orderId: id } = request.params;
    const order = await readArchivedOrder(deps, shop, { id, seesPayment: maySeePayments(staff) });
    if (!order) throw httpProblem('orderUnknown');
    return order;
  });
};

const maySeePayments = ({ role, scopes }: SignedIn): boolean => !scopes && may(role, 'refunds', 'read');
