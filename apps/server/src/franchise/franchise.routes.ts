import { branchLookup, findForQuery } from '@tischlein/contract/shop';
import type { BranchLookup } from '@tischlein/domain/franchise';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { getFranchiseId } from './branches.ts';
import { findFor } from './find-for.ts';

const lookup: z.ZodType<BranchLookup> = branchLookup;

const FIND_FOR = {
  tags: ['shop'],
  summary: 'The branches of a franchise for what a guest wants, the best first',
  params: z.object({ shop: z.string(), franchise: z.string() }),
  querystring: findForQuery,
  response: { 200: lookup },
};

/** GET …/franchise/{franchiseId}/find-for (S2 §7): id or slug of the overview, from any shop of the same franchise. */
export const franchiseRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.get('/api/shop/:shop/franchise/:franchise/find-for', { schema: FIND_FOR }, async (request, reply) => {
    const { config } = requireShopByRef(deps, request.params.shop);
    const franchise = getFranchiseId(config);
    const overview = deps.shops.shopByRef(request.params.franchise);
    if (franchise === null || (overview?.id ?? request.params.franchise) !== franchise)
      throw httpProblem('shopUnknown');
    // Skips response validation: for a long list of branches it takes longer than the lookup.
    reply.serializer(JSON.stringify);
    const { location, deliveryType, serveAt = null } = request.query;
    return findFor(deps, franchise, { location, deliveryType, serveAt });
  });
};
