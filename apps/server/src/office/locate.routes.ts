import { locatedAnswer, type LocatedAnswer, locateRequest } from '@tischlein/contract/office';
import { type Address, type AddressProblem, parseLocation } from '@tischlein/domain/delivery';
import { addressProblem } from '@tischlein/wording';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { LocatedAddress } from '../delivery/places.ts';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { requireShop } from '../staff/staff-session.http.ts';

const LOCATE = {
  tags: ['office'],
  summary: 'Where a typed location is, to try zones before they are saved',
  params: z.object({ shop: z.string() }),
  body: locateRequest,
  response: { 200: locatedAnswer },
};

/** Geocodes an address without the shop's zones, so that zones can be tried before they are saved. */
export const locateRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.post('/api/office/shop/:shop/locate', { schema: LOCATE }, async (request) => {
    await requireShop(request, deps, request.params.shop);
    const address = parseLocation(request.body.location);
    if (!address.ok) throw toHttpProblem(address.problem);
    return toAnswer(await deps.places.locate(address.value), address.value);
  });
};

function toAnswer(located: LocatedAddress, address: Address): LocatedAnswer {
  switch (located.status) {
    case 'found':
      return { address: located.address, point: located.point, isEstimated: located.isEstimated };
    case 'notFound':
      throw toHttpProblem('notFound');
    case 'unavailable':
      return { address, point: null, isEstimated: true };
  }
}

const toHttpProblem = (problem: AddressProblem): Error =>
  httpProblem(problem === 'notFound' ? 'notFound' : 'invalidRequest', {
    code: problem,
    message: addressProblem(problem),
  });
