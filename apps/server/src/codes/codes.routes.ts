import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireShop } from '../staff/staff-session.http.ts';
import { createCode } from './create-code.ts';

/** Codes for SMS and mails, for the shop's staff and its own programs. */
export const officeCodeRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.createGuestCode, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const outcome = await createCode(deps, shop, request.body);
    if (outcome.code !== 'created') throw httpProblem(outcome.code);
    reply.header('cache-control', 'no-store');
    return outcome.answer;
  });
};
