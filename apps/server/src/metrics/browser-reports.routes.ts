import * as calls from '@tischlein/contract/calls';
import type { BrowserReport } from '@tischlein/contract/shop';
import { hours } from '@tischlein/domain';
import { cleanPage, rateVital } from '@tischlein/domain/tracking';
import type { FastifyPluginAsync } from 'fastify';
import { createHash } from 'node:crypto';
import type { RoutesOptions, Deps } from '../deps.ts';
import type { ReportError } from '../events.ts';
import { route } from '../http/route.ts';
import { type SharedLimit, takeShared } from '../db/shared-limits.ts';
import type { Metrics } from './metrics.ts';

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

const AGAIN_AFTER_SECONDS = hours(1);

interface Targets extends Pick<Deps, 'database' | 'clock' | 'events'> {
  readonly metrics: Pick<Metrics, 'countVital'>;
  /** null: there is no error tracker. */
  readonly reportError: ReportError | null;
}

/** Counts a report of a browser, and passes it on to the error tracker: the same one once an hour, on all nodes together. */
async function takeBrowserReport(targets: Targets, report: BrowserReport): Promise<void> {
  const problem = count(targets, report);
  if (problem === null || targets.reportError === null) return;
  const { database, clock, reportError } = targets;
  const key = createHash('sha256').update(`browser ${report.release} ${problem.where} ${problem.stack}`).digest('hex');
  const limit: SharedLimit = { scope: 'office', key, most: 1, seconds: AGAIN_AFTER_SECONDS };
  const isKnown = (await database.write((writer) => takeShared(writer, limit, clock.now()))) > 0;
  if (!isKnown) reportError(problem, problem.where, report.release);
}

/** Returns what the error tracker gets; null: nothing. */
function count({ events, metrics }: Targets, report: BrowserReport): BrowserProblem | null {
  switch (report.kind) {
    case 'error': {
      const { name, file, line, column } = report;
      events.browserReported('browserErrors', `${report.app} ${name} ${file ?? ''}:${line}:${column}`);
      return new BrowserProblem(report.app, { name, file, line, column });
    }
    case 'loadFailed': {
      events.browserReported('browserLoadsFailed', `${report.app} ${report.what} ${report.file ?? ''}`);
      // A picture that does not load says nothing about the code.
      return report.what === 'picture'
        ? null
        : new BrowserProblem(`${report.app} ${report.what}`, { name: 'LoadFailed', file: report.file });
    }
    case 'trackingFailed':
      events.browserReported('trackingFailures', `${report.app} ${report.call}`);
      return new BrowserProblem(`${report.app} ${report.call}`, { name: 'TrackingFailed', file: null });
    case 'vital': {
      const rating = rateVital(report.name, report.value);
      metrics.countVital(report.name, rating);
      const where = `${report.app} ${cleanPage(report.page)}`;
      return rating === 'poor' ? new BrowserProblem(where, { name: `Poor${report.name}`, file: null }) : null;
    }
  }
}

interface Origin {
  readonly name: string;
  readonly file: string | null;
  readonly line?: number;
  readonly column?: number;
}

/** A problem in a browser. Its stack is the one place that is known. */
class BrowserProblem extends Error {
  override readonly name: string;
  override readonly stack: string;
  readonly where: string;

  constructor(where: string, { name, file, line = 1, column = 1 }: Origin) {
    super();
    this.where = where;
    this.name = name;
    this.stack = file === null ? name : `${name}\n    at ${file}:${line}:${column}`;
  }
}
