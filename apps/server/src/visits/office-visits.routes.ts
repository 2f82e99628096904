import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import { lastDays, toUtcRange } from '../clock.ts';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { readPageViews, readReferrers, readVisits } from './visit-figures.store.ts';

/** What was counted, for the office's page (decision 033). */
export const officeVisitRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getVisitFigures, async ({ shop: { id }, query }) => {
    const { read } = deps.database;
    const { days } = query;
    const period = lastDays(deps.clock.now(), days);
    const range = toUtcRange(period);
    return {
      days,
      today: period.to,
      ...(await readPageViews(read, id, period)),
      visits: await readVisits(read, id, range),
      referrers: await readReferrers(read, id, range),
    };
  });
};
