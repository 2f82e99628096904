import * as calls from '@tischlein/contract/calls';
import type { ReportAnswer } from '@tischlein/contract/office';
import { REPORT_TABLES } from '@tischlein/domain/books';
import { listReportTable, tableCsv } from '@tischlein/wording/books';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { listBranches } from '../staff/list-branches.ts';
import { requireShop, requireStaff } from '../staff/staff-session.http.ts';
import { createReport, type ReportRequest } from './create-report.ts';
import { readMonthlyMail, setMonthlyMail } from './monthly-mails.ts';

/** The figures of a shop, or of the branches of a franchise. */
export const reportRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  await app.register(monthlyMailRoutes, { deps });

  route(app, calls.getReport, (request) => read(request, request.params.shop, request.query));

  route(app, calls.exportReportCsv, async (request, reply) => {
    const { table, ...period } = request.query;
    const report = await read(request, request.params.shop, period);
    return reply
      .type('text/csv; charset=utf-8')
      .headers({ 'cache-control': 'no-store' })
      .header('content-disposition', `attachment; filename="${toFileName(report)}-${table}.csv"`)
      .send(tableCsv(listReportTable(table, report)));
  });

  route(app, calls.exportReport, async (request, reply) => {
    const report = await read(request, request.params.shop, request.query);
    const tables = REPORT_TABLES.map((table) => listReportTable(table, report)).filter(({ rows }) => rows.length > 0);
    // Imported late: rarely used.
    const { writeTables } = await import('../paper/write-workbook.ts');
    return reply
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .headers({ 'cache-control': 'no-store' })
      .header('content-disposition', `attachment; filename="${toFileName(report)}.xlsx"`)
      .send(writeTables(tables));
  });

  async function read(request: FastifyRequest, reference: string, period: ReportRequest): Promise<ReportAnswer> {
    const shop = await requireShop(request, deps, reference);
    const staff = await requireStaff(request, deps);
    const branches = shop.config.isFranchiseOverview ? listBranches(deps, shop, staff) : [];
    return createReport(deps, { shop, branches }, period);
  }
};

const toFileName = ({ period: { from, to } }: ReportAnswer): string => `zahlen-${from}-${to}`;

const monthlyMailRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getMonthlyMail, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    return readMonthlyMail(deps, shop, (await requireStaff(request, deps)).id);
  });

  route(app, calls.setMonthlyMail, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const { id: staffId } = await requireStaff(request, deps);
    await setMonthlyMail(deps, shop, { staffId, isWanted: request.body.isWanted });
  });
};
