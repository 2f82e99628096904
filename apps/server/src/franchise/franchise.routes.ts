import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { getFranchiseId } from './branches.ts';
import { findFor } from './find-for.ts';

/** GET …/franchise/{franchiseId}/find-for (S2 §7): id or slug of the overview, from any shop of the same franchise. */
export const franchiseRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.findBranches, ({ shop: { config }, params, query, reply }) => {
    const franchise = getFranchiseId(config);
    const overview = deps.shops.findEntry(params.franchise);
    if (franchise === null || (overview?.id ?? params.franchise) !== franchise) return refuse('shopUnknown');
    // Skips response validation: for a long list of branches it takes longer than the lookup.
    reply.serializer(JSON.stringify);
    const { location, deliveryType, serveAt = null } = query;
    return findFor(deps, franchise, { location, deliveryType, serveAt });
  });
};
