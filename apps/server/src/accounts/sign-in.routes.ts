import { account, linkAnswer, linkOwner, linkRequest, linkToken } from '@tischlein/contract/shop';
import { isEmail } from '@tischlein/domain/checkout';
import { formProblem } from '@tischlein/wording';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { RoutesOptions } from '../deps.ts';
import { findPlatformShop, sendAccountSession } from './account-session.http.ts';
import { httpProblem } from '../http/errors.ts';
import { toNetwork } from '../http/rate-limits.ts';
import { toAccountAnswer } from './account-answer.ts';
import { findAccountShop } from '../shops/account-shop.ts';
import { createRefusalLimiter } from './refusal-limiter.ts';
import { previewLink, redeemLink } from './redeem-link.ts';
import { requestLink } from './request-link.ts';

const platform = { tags: ['platform'] };
const REQUEST_LINK = {
  ...platform,
  summary: 'Sends a link to sign in with',
  body: linkRequest,
  response: { 200: linkAnswer },
};
const LOOK = { ...platform, summary: 'Whom a link signs in', body: linkToken, response: { 200: linkOwner } };
const REDEEM = { ...platform, summary: 'Signs in with a link, once', body: linkToken, response: { 200: account } };

/** Signing guests in by a mailed link (S2 §7 Platform calls, S3 A1 to A3). */
export const signInRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  const isRefusalAllowed = createRefusalLimiter();
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.post('/api/platform/auth/request-link', { schema: REQUEST_LINK }, async (request) => {
    const { email, webshop } = request.body;
    const shop = findPlatformShop(request, deps, webshop);
    if (!isEmail(email)) throw httpProblem('invalidRequest', { form: { email: formProblem('emailInvalid') } });
    const isKnown = await requestLink(deps, shop, email);
    const isRefused = !isKnown && isRefusalAllowed(toNetwork(request.ip), deps.clock.now());
    return isRefused ? { success: false, error: 'user-not-found' as const } : { success: true, error: null };
  });

  app.post('/api/platform/auth/link/look', { schema: LOOK }, async (request) => {
    const { webshop, token } = request.body;
    const account = await previewLink(deps, findAccountShop(deps, findPlatformShop(request, deps, webshop)).id, token);
    if (!account) throw httpProblem('linkUnknown');
    return { email: account.email };
  });

  app.post('/api/platform/auth/link/redeem', { schema: REDEEM }, async (request, reply) => {
    const { webshop, token } = request.body;
    const accountShop = findAccountShop(deps, findPlatformShop(request, deps, webshop)).id;
    const redeemed = await redeemLink(deps, accountShop, token);
    if (!redeemed) throw httpProblem('linkUnknown');
    sendAccountSession(reply, deps, { accountShop, token: redeemed.sessionToken });
    return toAccountAnswer(deps, redeemed.account);
  });
};
