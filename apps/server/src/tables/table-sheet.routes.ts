import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { openLogos } from '../media/open-logos.ts';
import { listTableCodes } from './table-codes.ts';

/** The QR codes of a shop's tables on paper, for its staff. */
export const tableSheetRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const readLogo = openLogos(deps);

  route(app, calls.getTableSheet, async ({ shop, query, reply }) => {
    const { size, tables: wanted } = query;
    const numbers = wanted?.split(',').map(Number);
    const codes = await listTableCodes(deps, shop);
    const tables = numbers ? codes.filter(({ table }) => numbers.includes(table)) : codes;
    if (tables.length === 0) return refuse('tableUnknown');
    const { config } = shop;
    const logo = await readLogo(shop);
    // Imported late: pdfkit takes 30 MB of memory.
    const { renderTableSheet } = await import('./table-sheet.ts');
    const pdf = await renderTableSheet({
      restaurant: config.restaurantName,
      logo: logo && logo.png,
      primaryColor: config.primaryColor,
      size,
      tables,
    });
    // The codes are the tables' keys.
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="tische-${size}.pdf"`)
      .send(Buffer.from(pdf));
  });
};
