import * as calls from '@tischlein/contract/calls';
import { formProblem } from '@tischlein/wording';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { dropAccountSession, findPlatformShop } from './account-session.http.ts';
import { httpProblem } from '../http/errors.ts';
import { readGuestSession } from '../http/guest-session.ts';
import { route } from '../http/route.ts';
import { findAccountShop } from '../shops/account-shop.ts';
import { signUp } from './sign-up.ts';

/** Sign-up by order (S2 §6 sign-up by order) and sign-out. */
export const signUpRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  route(app, calls.signUp, async (request) => {
    const { webshop, ...wanted } = request.body;
    const shop = await findPlatformShop(request, deps, webshop);
    const outcome = await signUp(deps, shop, { ...wanted, session: readGuestSession(request, deps) });
    if (outcome === 'orderUnknown') throw httpProblem('orderUnknown');
    if (outcome === 'advertisingNotAccepted')
      throw httpProblem('invalidRequest', { form: { acceptAdvertising: formProblem('advertisingNotAccepted') } });
    return { success: true as const };
  });

  route(app, calls.signOut, async (request, reply) => {
    const accountShop = findAccountShop(deps, await findPlatformShop(request, deps, request.body.webshop));
    await dropAccountSession(request, reply, { deps, accountShop });
  });
};
