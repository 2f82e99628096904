import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { listMails } from '../mail/mail-folder.ts';
import { worksFor } from '../staff/sessions.ts';
import { requireStaff } from '../staff/staff-session.http.ts';

/** The mails that are written to files, for the staff of their shops. */
export const officeMailRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listMails, async (request, reply) => {
    const staff = await requireStaff(request, deps);
    reply.header('cache-control', 'no-store');
    const shops = deps.shops.allShops().filter(({ id }) => worksFor(staff, id));
    return listMails(
      deps.dataDir,
      shops.map(({ id }) => id),
    );
  });
};
