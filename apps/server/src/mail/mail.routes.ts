import * as calls from '@tischlein/contract/calls';
import { suggestMailAddress } from '@tischlein/domain/guests';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';

/** POST /api/mail-check: while a person types the rest of the form. */
export const mailRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.checkMailAddress, async ({ body: { email } }) => ({
    isDeliverable: (await deps.mailDomains.check(email)) !== 'takesNone',
    suggestion: suggestMailAddress(email),
  }));
};
