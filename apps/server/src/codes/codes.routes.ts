import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { createCode } from './create-code.ts';

/** Codes for SMS and mails, for the shop's staff and its own programs. */
export const officeCodeRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.createGuestCode, async ({ shop, body }) => {
    const outcome = await createCode(deps, shop, body);
    if (outcome.code !== 'created') return refuse(outcome.code);
    return outcome.answer;
  });
};
