import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { readGuestSession } from '../http/guest-session.ts';
import { isForeignEffect } from '../http/same-origin.ts';
import { route } from '../http/route.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { capturePayment, returnFromPayment } from './capture-payment.ts';
import { abandonPayment } from './abandon-payment.ts';
import { preparePayment } from './prepare-payment.ts';

/** Paying an order (S2 §7 Shop calls), only for the session that placed it. */
export const paymentRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  route(app, calls.preparePayment, async (request) => {
    const { shop: reference, gateway, orderId } = request.params;
    const { walletSession } = request.body;
    const wallet = walletSession === null ? {} : { walletSession };
    const payRequest = { gateway, orderId, session: readGuestSession(request, deps), ...wallet };
    return requireAnswer(await preparePayment(deps, await requireShopByRef(deps, reference), payRequest));
  });

  route(app, calls.settlePayment, async (request) => {
    const { shop: reference, gateway, orderId } = request.params;
    const payRequest = { gateway, orderId, session: readGuestSession(request, deps) };
    return requireAnswer(await returnFromPayment(deps, await requireShopByRef(deps, reference), payRequest));
  });

  route(app, calls.abandonPayment, async (request) => {
    const { shop: reference, gateway, orderId } = request.params;
    const payRequest = { gateway, orderId, session: readGuestSession(request, deps) };
    return requireAnswer(await abandonPayment(deps, await requireShopByRef(deps, reference), payRequest));
  });

  route(app, calls.capturePayPal, async (request) => {
    if (isForeignEffect(request)) throw httpProblem('foreignOrigin');
    const { shop: shopReference, gateway, orderId, reference } = request.params;
    const payRequest = { gateway, orderId, reference, session: readGuestSession(request, deps) };
    return requireAnswer(await capturePayment(deps, await requireShopByRef(deps, shopReference), payRequest));
  });
};

const PROBLEMS = { orderUnknown: 'orderUnknown', methodNotAllowed: 7, unreachable: 'paymentUnreachable' } as const;

type Outcome<Answer> = { readonly code: 'answer'; readonly answer: Answer } | { readonly code: keyof typeof PROBLEMS };

function requireAnswer<Answer>(outcome: Outcome<Answer>): Answer {
  if (outcome.code !== 'answer') throw httpProblem(PROBLEMS[outcome.code]);
  return outcome.answer;
}
