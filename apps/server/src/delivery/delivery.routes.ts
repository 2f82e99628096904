import * as calls from '@tischlein/contract/calls';
import { limitToAccuracy, toZoneShape } from '@tischlein/domain/delivery';
import { addressProblem } from '@tischlein/wording';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { answerGeo } from './answer-geo.ts';

/** POST …/geo: 400 with the problem's code, 404 if the location cannot be found (S2 §5, §8); GET …/geolocation and …/delivery-map. */
export const deliveryRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.findDeliveryTerms, async ({ shop: { config }, body }) => {
    const geo = await answerGeo(deps, config, body.location);
    if (geo.ok) return geo.value;
    const status = geo.problem === 'notFound' ? 'notFound' : 'invalidRequest';
    const { problem: code, readings } = geo;
    const asked = readings.length > 0 ? { readings: [...readings] } : {};
    return refuse(status, { code, message: addressProblem(code), ...asked });
  });

  route(app, calls.findNearestAddress, async ({ query }) => {
    const { lat: latitude, long: longitude, acc = 0 } = query;
    const nearby = await deps.places.nearby({ latitude, longitude });
    if (nearby.status !== 'found') return refuse('notFound', { code: 'notFound', message: addressProblem('notFound') });
    const { street: streetName, streetNumber, zip: postalCode, city: locality } = limitToAccuracy(nearby.address, acc);
    return { streetName, streetNumber, postalCode, locality };
  });

  route(app, calls.getDeliveryMap, async ({ shop, reply }) => {
    const { deliveryZones } = shop.config;
    const findCentre = await deps.places.findCentres();
    reply.header('cache-control', 'public, max-age=300');
    const zones = deliveryZones.flatMap((zone) => {
      const shape = toZoneShape(zone, findCentre);
      return shape ? [{ name: zone.name, shape }] : [];
    });
    return { zones };
  });
};
