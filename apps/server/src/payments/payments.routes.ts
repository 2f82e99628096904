import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { readGuestSession } from '../http/guest-session.ts';
import { isForeignEffect } from '../http/same-origin.ts';
import { route } from '../http/route.ts';
import { capturePayment, returnFromPayment } from './capture-payment.ts';
import { abandonPayment } from './abandon-payment.ts';
import { preparePayment } from './prepare-payment.ts';

/** Paying an order (S2 §7 Shop calls), only for the session that placed it. */
export const paymentRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.preparePayment, async ({ shop, params, body, request }) => {
    const { gateway, orderId } = params;
    const { walletSession } = body;
    const wallet = walletSession === null ? {} : { walletSession };
    const payRequest = { gateway, orderId, session: readGuestSession(request, deps), ...wallet };
    return requireAnswer(await preparePayment(deps, shop, payRequest));
  });

  route(app, calls.settlePayment, async ({ shop, params, request }) => {
    const { gateway, orderId } = params;
    const payRequest = { gateway, orderId, session: readGuestSession(request, deps) };
    return requireAnswer(await returnFromPayment(deps, shop, payRequest));
  });

  route(app, calls.abandonPayment, async ({ shop, params, request }) => {
    const { gateway, orderId } = params;
    const payRequest = { gateway, orderId, session: readGuestSession(request, deps) };
    return requireAnswer(await abandonPayment(deps, shop, payRequest));
  });

  route(app, calls.capturePayPal, async ({ shop, params, request }) => {
    if (isForeignEffect(request)) return refuse('foreignOrigin');
    const { gateway, orderId, reference } = params;
    const payRequest = { gateway, orderId, reference, session: readGuestSession(request, deps) };
    return requireAnswer(await capturePayment(deps, shop, payRequest));
  });
};

const PROBLEMS = { orderUnknown: 'orderUnknown', methodNotAllowed: 7, unreachable: 'paymentUnreachable' } as const;

type Outcome<Answer> = { readonly code: 'answer'; readonly answer: Answer } | { readonly code: keyof typeof PROBLEMS };

function requireAnswer<Answer>(outcome: Outcome<Answer>): Answer {
  if (outcome.code !== 'answer') throw refuse(PROBLEMS[outcome.code]);
  return outcome.answer;
}
