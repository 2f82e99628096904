import * as calls from '@tischlein/contract/calls';
import { type LocatedAnswer } from '@tischlein/contract/office';
import { type Address, type AddressProblem, parseLocation } from '@tischlein/domain/delivery';
import { addressProblem } from '@tischlein/wording';
import type { FastifyPluginAsync } from 'fastify';
import { findPostcodesNear } from './postcodes-near.ts';
import type { LocatedAddress } from './places.ts';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';

/** What zones are edited with: an address is found without the shop's zones, so that they can be tried before they are saved. */
export const locateRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.locateAddress, async ({ body }) => {
    const address = parseLocation(body.location);
    if (!address.ok) return toHttpProblem(address.problem);
    return toAnswer(await deps.places.locate(address.value), address.value);
  });

  route(app, calls.listPostcodesNear, ({ shop }) => findPostcodesNear(deps, shop.config));
};

function toAnswer(located: LocatedAddress, address: Address): LocatedAnswer | ReturnType<typeof toHttpProblem> {
  switch (located.status) {
    case 'found':
      return { address: located.address, point: located.point, isEstimated: located.isEstimated };
    case 'notFound':
      return toHttpProblem('notFound');
    case 'unavailable':
      return { address, point: null, isEstimated: true };
  }
}

const toHttpProblem = (problem: AddressProblem) =>
  refuse(problem === 'notFound' ? 'notFound' : 'invalidRequest', {
    code: problem,
    message: addressProblem(problem),
  });
