import * as calls from '@tischlein/contract/calls';
import { addMonths, toMonth, type Period, shopDay } from '@tischlein/domain';
import { periodAround } from '@tischlein/domain/books';
import type { FastifyPluginAsync } from 'fastify';
import { Readable } from 'node:stream';
import { toWallTime } from '../clock.ts';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { openLogos } from '../media/open-logos.ts';
import { requireShop } from '../staff/staff-session.http.ts';
import { archiveDocuments } from './archive-documents.ts';
import { exportDatev } from './export-datev.ts';

/** Files for the tax adviser; by default those of the last month. */
export const bookExportRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const readLogo = openLogos(deps);

  route(app, calls.exportDatev, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const period = toPeriod(request.query.month);
    const file = await exportDatev(deps, shop, period);
    if (!file) throw httpProblem('bookkeepingIncomplete');
    return reply
      .type('text/csv; charset=windows-1252')
      .headers({ 'cache-control': 'no-store' })
      .header('content-disposition', `attachment; filename="EXTF_Buchungsstapel_${toMonth(period.from)}.csv"`)
      .send(Buffer.from(file));
  });

  route(app, calls.exportArchive, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const period = toPeriod(request.query.month);
    const archive = await archiveDocuments(deps, shop, { period, readLogo });
    return reply
      .type('application/zip')
      .headers({ 'cache-control': 'no-store' })
      .header('content-disposition', `attachment; filename="belege-${toMonth(period.from)}.zip"`)
      .send(Readable.from(archive));
  });

  const toPeriod = (month: string | undefined): Period =>
    periodAround('month', month ? shopDay(`${month}-01`) : addMonths(toWallTime(deps.clock.now()).date, -1));
};
