import * as calls from '@tischlein/contract/calls';
import { formProblem } from '@tischlein/wording';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { dropAccountSession, findPlatformShop } from './account-session.http.ts';
import { refuse } from '../http/errors.ts';
import { readGuestSession } from '../http/guest-session.ts';
import { route } from '../http/route.ts';
import { findAccountShop } from '../shops/account-shop.ts';
import { signUp } from './sign-up.ts';

/** Sign-up by order (S2 §6 sign-up by order) and sign-out. */
export const signUpRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.signUp, async ({ body, request }) => {
    const { webshop, ...wanted } = body;
    const shop = await findPlatformShop(request, deps, webshop);
    const outcome = await signUp(deps, shop, { ...wanted, session: readGuestSession(request, deps) });
    if (outcome === 'orderUnknown') return refuse('orderUnknown');
    if (outcome === 'advertisingNotAccepted')
      return refuse('invalidRequest', { form: { acceptAdvertising: formProblem('advertisingNotAccepted') } });
    return { success: true as const };
  });

  route(app, calls.signOut, async ({ body, request, reply }) => {
    const accountShop = findAccountShop(deps, await findPlatformShop(request, deps, body.webshop));
    await dropAccountSession(request, reply, { deps, accountShop });
  });
};
