import { signOutRequest, signUpAnswer, signUpRequest } from '@tischlein/contract/shop';
import { formProblem } from '@tischlein/wording';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { dropAccountSession, findPlatformShop } from './account-session.http.ts';
import { httpProblem } from '../http/errors.ts';
import { readGuestSession } from '../http/guest-session.ts';
import { findAccountShop } from '../shops/account-shop.ts';
import { signUp } from './sign-up.ts';

const platform = { tags: ['platform'] };
const SIGN_UP = {
  ...platform,
  summary: 'Makes an account of an order, for the session that ordered',
  body: signUpRequest,
  response: { 200: signUpAnswer },
};
const SIGN_OUT = { ...platform, summary: 'Signs a guest out', body: signOutRequest, response: { 204: z.undefined() } };

/** Sign-up by order (S2 §6 sign-up by order) and sign-out. */
export const signUpRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.post('/api/platform/auth/signup', { schema: SIGN_UP }, async (request) => {
    const { webshop, ...wanted } = request.body;
    const shop = findPlatformShop(request, deps, webshop);
    const outcome = await signUp(deps, shop, { ...wanted, session: readGuestSession(request, deps) });
    if (outcome === 'orderUnknown') throw httpProblem('orderUnknown');
    if (outcome === 'advertisingNotAccepted')
      throw httpProblem('invalidRequest', { form: { acceptAdvertising: formProblem('advertisingNotAccepted') } });
    return { success: true as const };
  });

  app.post('/api/platform/auth/sign-out', { schema: SIGN_OUT }, async (request, reply) => {
    const accountShop = findAccountShop(deps, findPlatformShop(request, deps, request.body.webshop)).id;
    await dropAccountSession(request, reply, { deps, accountShop });
    return reply.code(204).send();
  });
};
