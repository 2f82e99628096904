import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { requireShop } from '../staff/staff-session.http.ts';
import { exportReceipts, writeReceiptCsv } from './export-receipts.ts';

/** The receipts of a period, for the books (S3 L3). */
export const receiptExportRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.exportReceipts, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    return { receipts: await exportReceipts(deps, shop, request.query) };
  });

  route(app, calls.exportReceiptsCsv, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const { from, to } = request.query;
    return reply
      .type('text/csv; charset=utf-8')
      .headers({ 'cache-control': 'no-store' })
      .header('content-disposition', `attachment; filename="belege-${from}-${to}.csv"`)
      .send(writeReceiptCsv(await exportReceipts(deps, shop, { from, to })));
  });
};
