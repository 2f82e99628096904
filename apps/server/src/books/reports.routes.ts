import * as calls from '@tischlein/contract/calls';
import type { ReportAnswer } from '@tischlein/contract/office';
import { REPORT_TABLES } from '@tischlein/domain/books';
import { listReportTable } from '@tischlein/documents/books';
import type { FastifyPluginAsync } from 'fastify';
import type { CallParts, RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { sendCsv, sendWorkbook } from '../paper/send-table.http.ts';
import { listBranches } from '../staff/list-branches.ts';
import { createReport, type ReportRequest } from './create-report.ts';
import { readMonthlyMail, setMonthlyMail } from './monthly-mails.ts';

/** The figures of a shop, or of the branches of a franchise. */
export const reportRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  await monthlyMailRoutes(app, { deps });

  route(app, calls.getReport, (incoming) => read(incoming, incoming.query));

  route(app, calls.exportReportCsv, async ({ shop, staff, query, reply }) => {
    const { table, ...period } = query;
    const report = await read({ shop, staff }, period);
    return sendCsv(reply, `${toFileName(report)}-${table}`, listReportTable(table, report));
  });

  route(app, calls.exportReport, async ({ shop, staff, query, reply }) => {
    const report = await read({ shop, staff }, query);
    const tables = REPORT_TABLES.map((table) => listReportTable(table, report)).filter(({ rows }) => rows.length > 0);
    return sendWorkbook(reply, toFileName(report), ...tables);
  });

  function read({ shop, staff }: Pick<CallParts, 'shop' | 'staff'>, period: ReportRequest): Promise<ReportAnswer> {
    const branches = shop.config.isFranchiseOverview ? listBranches(deps, shop, staff) : [];
    return createReport(deps, { shop, branches }, period);
  }
};

const toFileName = ({ period: { from, to } }: ReportAnswer): string => `zahlen-${from}-${to}`;

const monthlyMailRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getMonthlyMail, ({ shop, staff }) => readMonthlyMail(deps, shop, staff.id));

  route(app, calls.setMonthlyMail, async ({ shop, staff: { id: staffId }, body }) => {
    await setMonthlyMail(deps, shop, { staffId, isWanted: body.isWanted });
  });
};
