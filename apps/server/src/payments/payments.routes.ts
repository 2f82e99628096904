import { captureResponse, paymentRequest, paymentResponse, settleResponse } from '@tischlein/contract/shop';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { readGuestSession } from '../http/guest-session.ts';
import { isForeignEffect } from '../http/same-origin.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { capturePayment, returnFromPayment } from './capture-payment.ts';
import { abandonPayment } from './abandon-payment.ts';
import { preparePayment } from './prepare-payment.ts';

const ofPayment = {
  tags: ['shop'],
  params: z.object({ shop: z.string(), gateway: z.string(), orderId: z.string() }),
};
const PREPARE = {
  ...ofPayment,
  summary: 'Leads to where an order is paid; gateway is the paymentGatewayId of its answer',
  body: paymentRequest.prefault({}),
  response: { 200: paymentResponse },
};
const SETTLE = {
  ...ofPayment,
  summary: 'Asks the provider how a payment stands, after the guest came back',
  response: { 200: settleResponse },
};
const GIVE_UP = {
  ...ofPayment,
  summary: 'Ends an order that is not paid yet, because its guest orders otherwise; money that has come already wins',
  response: { 200: settleResponse },
};
const CAPTURE = {
  tags: ['shop'],
  summary: "Takes what was approved with PayPal's button",
  params: ofPayment.params.extend({ reference: z.string() }),
  response: { 200: captureResponse },
};

/** Paying an order (S2 §7 Shop calls), only for the session that placed it. */
export const paymentRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post('/api/shop/:shop/payment/:gateway/:orderId', { schema: PREPARE }, async (request) => {
    const { shop: reference, gateway, orderId } = request.params;
    const { walletSession } = request.body;
    const wallet = walletSession === null ? {} : { walletSession };
    const payRequest = { gateway, orderId, session: readGuestSession(request, deps), ...wallet };
    const outcome = await preparePayment(deps, requireShopByRef(deps, reference), payRequest);
    if (outcome.code !== 'answer') throw httpProblem(PROBLEMS[outcome.code]);
    return outcome.answer;
  });

  app.post('/api/shop/:shop/payment/:gateway/:orderId/settle', { schema: SETTLE }, async (request) => {
    const { shop: reference, gateway, orderId } = request.params;
    const payRequest = { gateway, orderId, session: readGuestSession(request, deps) };
    const outcome = await returnFromPayment(deps, requireShopByRef(deps, reference), payRequest);
    if (outcome.code !== 'answer') throw httpProblem(PROBLEMS[outcome.code]);
    return outcome.answer;
  });

  app.post('/api/shop/:shop/payment/:gateway/:orderId/give-up', { schema: GIVE_UP }, async (request) => {
    const { shop: reference, gateway, orderId } = request.params;
    const payRequest = { gateway, orderId, session: readGuestSession(request, deps) };
    const outcome = await abandonPayment(deps, requireShopByRef(deps, reference), payRequest);
    if (outcome.code !== 'answer') throw httpProblem(PROBLEMS[outcome.code]);
    return outcome.answer;
  });

  app.get('/api/shop/:shop/payment/:gateway/:orderId/paypal/:reference', { schema: CAPTURE }, async (request) => {
    if (isForeignEffect(request)) throw httpProblem('foreignOrigin');
    const { shop: shopReference, gateway, orderId, reference } = request.params;
    const payRequest = { gateway, orderId, reference, session: readGuestSession(request, deps) };
    const outcome = await capturePayment(deps, requireShopByRef(deps, shopReference), payRequest);
    if (outcome.code !== 'answer') throw httpProblem(PROBLEMS[outcome.code]);
    return outcome.answer;
  });
};

const PROBLEMS = { orderUnknown: 'orderUnknown', methodNotAllowed: 7, unreachable: 'paymentUnreachable' } as const;
