import { ADVERTISING_STEPS, advertisingConsent, advertisingRequest } from '@tischlein/contract/shop';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { answerConsent } from './answer-consent.ts';

const ANSWER = {
  tags: ['shop'],
  summary: 'Looks at, confirms or withdraws the consent to advertising that a mail asked for',
  params: z.object({ shop: z.string(), step: z.enum(ADVERTISING_STEPS) }),
  body: advertisingRequest,
  response: { 200: advertisingConsent },
};

/** Called by the page behind the mailed link. Looking is a POST too, so that the token reaches no log. */
export const advertisingRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.post('/api/shop/:shop/advertising/:step', { schema: ANSWER }, async (request, reply) => {
    const { shop, step } = request.params;
    const { id } = requireShopByRef(deps, shop);
    reply.header('cache-control', 'no-store');
    const consent = await answerConsent(deps, id, { step, token: request.body.token, ip: request.ip });
    if (!consent) throw httpProblem('consentUnknown');
    return consent;
  });
};
