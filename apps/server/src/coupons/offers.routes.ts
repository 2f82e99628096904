import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import { lastDays, toUtcRange } from '../clock.ts';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { readOfferUsage } from './offer-usage.store.ts';

/** What offers did in the last days; they are edited with the menu. */
export const officeOfferRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getOfferUsage, async ({ shop: { id }, query }) => {
    const { days } = query;
    const range = toUtcRange(lastDays(deps.clock.now(), days));
    return { days, offers: await deps.database.readReports((read) => readOfferUsage(read, id, range)) };
  });
};
