import * as calls from '@tischlein/contract/calls';
import type { ParsedOrderSearch } from '@tischlein/contract/office';
import { tableCsv } from '@tischlein/documents/lists';
import { may } from '@tischlein/domain/staff';
import type { FastifyPluginAsync } from 'fastify';
import type { CallParts, RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { writeWorkbook } from '../paper/send-table.http.ts';
import { listBranches } from '../staff/list-branches.ts';
import type { SignedIn } from '../staff/sessions.ts';
import { exportOrders } from './export-orders.ts';
import { readArchivedOrder } from './read-archived-order.ts';
import { searchOrders } from './search-orders.ts';

/** All orders of a shop. */
export const archiveRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.searchOrders, ({ shop, staff, body }) => searchOrders(deps, listBranches(deps, shop, staff), body));

  const tabulate = ({ shop, staff }: Pick<CallParts, 'shop' | 'staff'>, request: ParsedOrderSearch) => {
    const withContacts = may(staff.role, 'guests', 'write');
    return exportOrders(deps, listBranches(deps, shop, staff), { request, withContacts });
  };

  route(app, calls.exportOrders, async ({ shop, staff, body }) => {
    const { table, left } = await tabulate({ shop, staff }, body);
    return { csv: tableCsv(table), left };
  });

  route(app, calls.exportOrdersWorkbook, async ({ shop, staff, body }) => {
    const { table, left } = await tabulate({ shop, staff }, body);
    const workbook = Buffer.concat(await (await writeWorkbook([table])).toArray());
    return { workbook: workbook.toString('base64'), left };
  });

  route(app, calls.getArchivedOrder, async ({ shop, staff, params }) => {
    const { orderId: id } = params;
    const order = await readArchivedOrder(deps, shop, { id, seesPayment: maySeePayments(staff) });
    if (!order) return refuse('orderUnknown');
    return order;
  });
};

const maySeePayments = ({ role, scopes }: SignedIn): boolean => !scopes && may(role, 'refunds', 'read');
