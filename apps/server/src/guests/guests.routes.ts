import * as calls from '@tischlein/contract/calls';
import { listGuestTable } from '@tischlein/documents/lists';
import type { FastifyPluginAsync } from 'fastify';
import type { CallParts, RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { sendCsv, sendWorkbook } from '../paper/send-table.http.ts';
import { listBranches } from '../staff/list-branches.ts';
import { eraseGuest, readGuestFile } from './guest-file.ts';
import { listAllGuests, listGuests } from './list-guests.ts';
import { toWallTime } from '../clock.ts';

/** The guests of a shop, for its staff. */
export const officeGuestRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listGuests, ({ shop, staff, body }) => {
    const shops = listBranches(deps, shop, staff);
    return listGuests(deps, shops, body);
  });

  route(app, calls.exportGuests, async ({ shop, staff, reply }) =>
    sendCsv(reply, 'gaeste', await readTable({ shop, staff })),
  );

  route(app, calls.exportGuestsWorkbook, async ({ shop, staff, reply }) =>
    sendWorkbook(reply, 'gaeste', await readTable({ shop, staff })),
  );

  const readTable = async ({ shop, staff }: Pick<CallParts, 'shop' | 'staff'>) => {
    const guests = await listAllGuests(deps, listBranches(deps, shop, staff));
    const rows = guests.map(({ lastAt, ...guest }) => ({ ...guest, lastDay: toWallTime(lastAt).date }));
    return listGuestTable(rows, { withShops: shop.config.isFranchiseOverview });
  };

  route(app, calls.readGuest, async ({ shop, body }) => {
    const guestFile = await readGuestFile(deps, shop, body);
    if (!guestFile) return refuse('guestUnknown');
    return guestFile;
  });

  route(app, calls.eraseGuest, async ({ shop, body }) => {
    const outcome = await eraseGuest(deps, shop, body);
    if (outcome.code !== 'erased') return refuse(outcome.code);
    return { kept: outcome.kept };
  });
};
