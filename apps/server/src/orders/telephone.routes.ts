import * as calls from '@tischlein/contract/calls';
import { may } from '@tischlein/domain/staff';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { route } from '../http/route.ts';
import { requireShop, requireStaff } from '../staff/staff-session.http.ts';
import { findTelephoneGuests } from './find-telephone-guests.ts';
import { toRefusalProblem } from './refusal-problem.ts';
import { takeTelephoneOrder } from './take-telephone-order.ts';

/** Orders that staff take on the telephone. */
export const telephoneRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.takeTelephoneOrder, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const { email, role } = await requireStaff(request, deps);
    const clientKey = readIdempotencyKey(request.headers['idempotency-key']);
    const { order, minutes } = request.body;
    const tester = shop.state === 'draft' && may(role, 'opening', 'write') ? { email } : null;
    const taking = { takenBy: email, minutes };
    const outcome = await takeTelephoneOrder(deps, shop, { order, clientKey, taking, tester });
    reply.header('cache-control', 'no-store');
    switch (outcome.code) {
      case 'taken':
        if (outcome.isReplay) reply.header('idempotent-replayed', 'true');
        return outcome.order;
      case 'keyReused':
        throw httpProblem('idempotencyKeyReused');
      case 'shopNotOpen':
        throw httpProblem('shopNotOpen');
      case 'refused':
        throw toRefusalProblem(outcome.refusal, outcome.quote);
    }
  });

  route(app, calls.findTelephoneGuests, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    return { guests: [...(await findTelephoneGuests(deps, shop, request.body.phone))] };
  });
};
