import * as calls from '@tischlein/contract/calls';
import { may } from '@tischlein/domain/staff';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { route } from '../http/route.ts';
import { findTelephoneGuests } from './find-telephone-guests.ts';
import { toRefusalProblem } from './refusal-problem.ts';
import { withPhone } from './require-phone.http.ts';
import { takeTelephoneOrder } from './take-telephone-order.ts';

/** Orders that staff take on the telephone. */
export const telephoneRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.takeTelephoneOrder, async ({ shop, staff: { email, role }, headers, body, reply }) => {
    const clientKey = readIdempotencyKey(headers['idempotency-key']);
    const { order: typed, minutes } = body;
    const order = { ...typed, formValues: withPhone(typed.formValues) };
    const tester = shop.state === 'draft' && may(role, 'opening', 'write') ? { email } : null;
    const taking = { takenBy: email, minutes };
    const outcome = await takeTelephoneOrder(deps, shop, { order, clientKey, taking, tester });
    switch (outcome.code) {
      case 'taken':
        if (outcome.isReplay) reply.header('idempotent-replayed', 'true');
        return outcome.order;
      case 'keyReused':
        return refuse('idempotencyKeyReused');
      case 'shopNotOpen':
        return refuse('shopNotOpen');
      case 'refused':
        throw toRefusalProblem(outcome.refusal, outcome.quote);
    }
  });

  route(app, calls.findTelephoneGuests, async ({ shop, body }) => ({
    guests: [...(await findTelephoneGuests(deps, shop, body.phone))],
  }));
};
