import * as calls from '@tischlein/contract/calls';
import { auditCsv } from '@tischlein/wording/office';
import type { FastifyPluginAsync } from 'fastify';
import { toWallTime } from '../clock.ts';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { requireShop, requireStaff } from '../staff/staff-session.http.ts';
import { readAudit, readWholeAudit } from './read-audit.ts';

/** The log of all changes that staff, API keys and commands have made. */
export const auditRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.readAuditLog, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    return readAudit(deps, { shop, staff: await requireStaff(request, deps) }, request.body);
  });

  route(app, calls.exportAuditLog, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const entries = await readWholeAudit(deps, { shop, staff: await requireStaff(request, deps) });
    return reply
      .type('text/csv; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="protokoll.csv"' })
      .send(auditCsv(entries.map((entry) => ({ ...entry, ...toWallTime(entry.at) }))));
  });
};
