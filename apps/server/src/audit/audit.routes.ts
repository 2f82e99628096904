import * as calls from '@tischlein/contract/calls';
import { auditCsv } from '@tischlein/documents/lists';
import type { FastifyPluginAsync } from 'fastify';
import { toWallTime } from '../clock.ts';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { readAudit, readWholeAudit } from './read-audit.ts';

/** The log of all changes that staff, API keys and commands have made. */
export const auditRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.readAuditLog, ({ shop, staff, body }) => readAudit(deps, { shop, staff: staff }, body));

  route(app, calls.exportAuditLog, async ({ shop, staff, reply }) => {
    const entries = await readWholeAudit(deps, { shop, staff: staff });
    return reply
      .type('text/csv; charset=utf-8')
      .headers({ 'content-disposition': 'attachment; filename="protokoll.csv"' })
      .send(auditCsv(entries.map((entry) => ({ ...entry, ...toWallTime(entry.at) }))));
  });
};
