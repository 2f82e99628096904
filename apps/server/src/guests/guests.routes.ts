import * as calls from '@tischlein/contract/calls';
import { guestCsv } from '@tischlein/wording/office';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { listBranches } from '../staff/list-branches.ts';
import { requireShop, requireStaff } from '../staff/staff-session.http.ts';
import { eraseGuest, readGuestFile } from './guest-file.ts';
import { listAllGuests, listGuests } from './list-guests.ts';
import { toWallTime } from '../clock.ts';

/** The guests of a shop, for its staff. */
export const officeGuestRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listGuests, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const shop = await requireShop(request, deps, request.params.shop);
    const shops = listBranches(deps, shop, await requireStaff(request, deps));
    return listGuests(deps, shops, request.body);
  });

  route(app, calls.exportGuests, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const shop = await requireShop(request, deps, request.params.shop);
    const shops = listBranches(deps, shop, await requireStaff(request, deps));
    const guests = await listAllGuests(deps, shops);
    const rows = guests.map(({ lastAt, ...guest }) => ({ ...guest, lastDay: toWallTime(lastAt).date }));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="gaeste.csv"')
      .send(guestCsv(rows, { withShops: shop.config.isFranchiseOverview }));
  });

  route(app, calls.readGuest, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const shop = await requireShop(request, deps, request.params.shop);
    const guestFile = await readGuestFile(deps, shop, request.body);
    if (!guestFile) throw httpProblem('guestUnknown');
    return guestFile;
  });

  route(app, calls.eraseGuest, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const shop = await requireShop(request, deps, request.params.shop);
    const outcome = await eraseGuest(deps, shop, request.body);
    if (outcome.code !== 'erased') throw httpProblem(outcome.code);
    return { kept: outcome.kept };
  });
};
