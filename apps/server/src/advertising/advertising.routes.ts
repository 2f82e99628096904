import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { answerConsent } from './answer-consent.ts';
import { unsubscribeCookie } from './unsubscribe-cookie.ts';
import { unsubscribe } from './unsubscribe.ts';

/** Called by the page behind the mailed link. Looking is a POST too, so that the token reaches no log. */
export const advertisingRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.answerConsent, async (request, reply) => {
    const { shop, step } = request.params;
    const { id } = await requireShopByRef(deps, shop);
    reply.header('cache-control', 'no-store');
    const consent = await answerConsent(deps, id, { step, token: request.body.token, ip: request.ip });
    if (!consent) throw httpProblem('consentUnknown');
    return consent;
  });

  route(app, calls.unsubscribe, async (request, reply) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    await unsubscribe(deps, shop.id, request.body.email);
    unsubscribeCookie.forget(reply, deps);
  });
};
