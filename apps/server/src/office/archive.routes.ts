import * as calls from '@tischlein/contract/calls';
import { may } from '@tischlein/domain/staff';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { listBranches } from '../staff/list-branches.ts';
import type { SignedIn } from '../staff/sessions.ts';
import { exportOrders } from './export-orders.ts';
import { readArchivedOrder } from './read-archived-order.ts';
import { searchOrders } from './search-orders.ts';

/** All orders of a shop. */
export const archiveRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.searchOrders, ({ shop, staff, body }) => searchOrders(deps, listBranches(deps, shop, staff), body));

  route(app, calls.exportOrders, ({ shop, staff, body }) => {
    const withContacts = may(staff.role, 'guests', 'write');
    return exportOrders(deps, listBranches(deps, shop, staff), { request: body, withContacts });
  });

  route(app, calls.getArchivedOrder, async ({ shop, staff, params }) => {
    const { orderId: id } = params;
    const order = await readArchivedOrder(deps, shop, { id, seesPayment: maySeePayments(staff) });
    if (!order) return refuse('orderUnknown');
    return order;
  });
};

const maySeePayments = ({ role, scopes }: SignedIn): boolean => !scopes && may(role, 'refunds', 'read');
