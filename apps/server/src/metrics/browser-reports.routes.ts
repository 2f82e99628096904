import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import type { ReportError } from '../events.ts';
import { route } from '../http/route.ts';
import type { Metrics } from './metrics.ts';
import { takeBrowserReport } from './take-browser-report.ts';

export interface BrowserReportsOptions extends RoutesOptions {
  readonly metrics: Metrics;
  /** null: there is no error tracker. */
  readonly reportError: ReportError | null;
}

/** What browsers report of themselves, in the shop and in the office. */
export const browserReportRoutes: FastifyPluginAsync<BrowserReportsOptions> = async (app, options) => {
  const { deps, ...targets } = options;
  route(app, calls.reportBrowser, ({ body }) => takeBrowserReport({ ...deps, ...targets }, body));
};
