import { geoAnswer, geoRequest } from '@tischlein/contract/shop';
import { addressProblem } from '@tischlein/wording';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { shopOfAddress } from '../shops/shop-of-address.ts';
import { geoOf } from './geo-of.ts';

const GEO = {
  tags: ['shop'],
  summary: 'What delivery to a typed location costs and needs',
  params: z.object({ shop: z.string() }),
  body: geoRequest,
  response: { 200: geoAnswer },
};

/** POST …/geo: 400 with what is wrong with the location as code, 404 where nobody can be found (S2 §5, §8). */
export const deliveryRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.post('/api/shop/:shop/geo', { schema: GEO }, async (request) => {
    const { config } = shopOfAddress(deps, request.params.shop);
    const geo = geoOf(config, request.body.location);
    if (geo.ok) return geo.value;
    const status = geo.problem === 'notFound' ? 'notFound' : 'invalidRequest';
    throw httpProblem(status, { code: geo.problem, message: addressProblem(geo.problem) });
  });
};
