import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { answerConsent } from './answer-consent.ts';
import { unsubscribeCookie } from './unsubscribe-cookie.ts';
import { unsubscribe } from './unsubscribe.ts';

/** Called by the page behind the mailed link. Looking is a POST too, so that the token reaches no log. */
export const advertisingRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.answerConsent, async ({ shop, params: { step }, body, request }) => {
    const consent = await answerConsent(deps, shop.id, { step, token: body.token, ip: request.ip });
    if (!consent) return refuse('consentUnknown');
    return consent;
  });

  route(app, calls.unsubscribe, async ({ shop, body, reply }) => {
    await unsubscribe(deps, shop.id, body.email);
    unsubscribeCookie.forget(reply, deps);
  });
};
