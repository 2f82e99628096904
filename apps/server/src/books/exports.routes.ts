import * as calls from '@tischlein/contract/calls';
import { addMonths, toMonth, type Period, shopDay } from '@tischlein/domain';
import { periodAround } from '@tischlein/domain/books';
import type { FastifyPluginAsync } from 'fastify';
import { Readable } from 'node:stream';
import { toWallTime } from '../clock.ts';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { openLogos } from '../media/open-logos.ts';
import { archiveDocuments } from './archive-documents.ts';
import { exportDatev } from './export-datev.ts';

/** Files for the tax adviser; by default those of the last month. */
export const bookExportRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const readLogo = openLogos(deps);

  route(app, calls.exportDatev, async ({ shop, query, reply }) => {
    const period = toPeriod(query.month);
    const file = await exportDatev(deps, shop, period);
    if (!file) return refuse('bookkeepingIncomplete');
    return reply
      .type('text/csv; charset=windows-1252')
      .header('content-disposition', `attachment; filename="EXTF_Buchungsstapel_${toMonth(period.from)}.csv"`)
      .send(Buffer.from(file));
  });

  route(app, calls.exportArchive, async ({ shop, query, reply }) => {
    const period = toPeriod(query.month);
    const archive = await archiveDocuments(deps, shop, { period, readLogo });
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="belege-${toMonth(period.from)}.zip"`)
      .send(Readable.from(archive));
  });

  const toPeriod = (month: string | undefined): Period =>
    periodAround('month', month ? shopDay(`${month}-01`) : addMonths(toWallTime(deps.clock.now()).date, -1));
};
