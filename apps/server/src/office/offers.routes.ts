import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import { lastDays, toUtcRange } from '../clock.ts';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { requireShop } from '../staff/staff-session.http.ts';
import { readOfferUsage } from './offer-usage.store.ts';

/** What offers did in the last days; they are edited with the menu. */
export const officeOfferRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getOfferUsage, async (request) => {
    const { id } = await requireShop(request, deps, request.params.shop);
    const { days } = request.query;
    const range = toUtcRange(lastDays(deps.clock.now(), days));
    return { days, offers: await deps.database.readReports((read) => readOfferUsage(read, id, range)) };
  });
};
