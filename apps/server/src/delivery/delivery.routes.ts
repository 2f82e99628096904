import { geoAnswer, geolocationAnswer, geolocationQuery, geoRequest } from '@tischlein/contract/shop';
import { limitToAccuracy } from '@tischlein/domain/delivery';
import { addressProblem } from '@tischlein/wording';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { answerGeo } from './answer-geo.ts';

const ofShop = { tags: ['shop'], params: z.object({ shop: z.string() }) };
const GEO = {
  ...ofShop,
  summary: 'What delivery to a typed location costs and needs',
  body: geoRequest,
  response: { 200: geoAnswer },
};
const GEOLOCATION = {
  ...ofShop,
  summary: 'The address nearest to where a device says that it is',
  querystring: geolocationQuery,
  response: { 200: geolocationAnswer },
};

/** POST …/geo: 400 with the problem's code, 404 if the location cannot be found (S2 §5, §8); GET …/geolocation. */
export const deliveryRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.post('/api/shop/:shop/geo', { schema: GEO }, async (request) => {
    const { config } = requireShopByRef(deps, request.params.shop);
    const geo = await answerGeo(deps, config, request.body.location);
    if (geo.ok) return geo.value;
    const status = geo.problem === 'notFound' ? 'notFound' : 'invalidRequest';
    throw httpProblem(status, { code: geo.problem, message: addressProblem(geo.problem) });
  });

  app.get('/api/shop/:shop/geolocation', { schema: GEOLOCATION }, async (request) => {
    requireShopByRef(deps, request.params.shop);
    const { lat: latitude, long: longitude, acc = 0 } = request.query;
    const nearby = await deps.places.nearby({ latitude, longitude });
    if (nearby.status !== 'found')
      throw httpProblem('notFound', { code: 'notFound', message: addressProblem('notFound') });
    const { street: streetName, streetNumber, zip: postalCode, city: locality } = limitToAccuracy(nearby.address, acc);
    return { streetName, streetNumber, postalCode, locality };
  });
};
