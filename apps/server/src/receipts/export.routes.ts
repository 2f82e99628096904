import * as calls from '@tischlein/contract/calls';
import type { Period } from '@tischlein/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { sendCsv, sendWorkbook } from '../paper/send-table.http.ts';
import { exportReceipts, tabulateReceipts } from './export-receipts.ts';

/** The receipts of a period, for the books (S3 L3). */
export const receiptExportRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.exportReceipts, async ({ shop, query }) => ({ receipts: await exportReceipts(deps, shop, query) }));

  route(app, calls.exportReceiptsCsv, async ({ shop, query, reply }) => {
    const receipts = await exportReceipts(deps, shop, query);
    return sendCsv(reply, toFileName(query), tabulateReceipts(receipts));
  });

  route(app, calls.exportReceiptsWorkbook, async ({ shop, query, reply }) => {
    const receipts = await exportReceipts(deps, shop, query);
    return sendWorkbook(reply, toFileName(query), tabulateReceipts(receipts));
  });
};

const toFileName = ({ from, to }: Period): string => `belege-${from}-${to}`;
