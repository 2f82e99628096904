import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { exportReceipts, writeReceiptCsv } from './export-receipts.ts';

/** The receipts of a period, for the books (S3 L3). */
export const receiptExportRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.exportReceipts, async ({ shop, query }) => ({ receipts: await exportReceipts(deps, shop, query) }));

  route(app, calls.exportReceiptsCsv, async ({ shop, query, reply }) => {
    const { from, to } = query;
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="belege-${from}-${to}.csv"`)
      .send(writeReceiptCsv(await exportReceipts(deps, shop, { from, to })));
  });
};
