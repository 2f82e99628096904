import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import { toWallTime } from '../clock.ts';
import { findPeriodStart } from '../coupons/count-usage.ts';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { requireShop } from '../staff/staff-session.http.ts';
import { readPageViews, readReferrers, readVisits } from './visit-figures.store.ts';

/** What was counted, for the office's page (decision 033). */
export const officeVisitRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getVisitFigures, async (request) => {
    const { id } = await requireShop(request, deps, request.params.shop);
    const { read } = deps.database;
    const { days } = request.query;
    const now = deps.clock.now();
    const since = findPeriodStart(now, days);
    return {
      days,
      today: toWallTime(now).date,
      ...(await readPageViews(read, id, toWallTime(since).date)),
      visits: await readVisits(read, id, since),
      referrers: await readReferrers(read, id, since),
    };
  });
};
