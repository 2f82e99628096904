import { orderPayment, refundRequest } from '@tischlein/contract/office';
import { moneyBackProblemText } from '@tischlein/wording';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { findOrderByNumber } from '../orders/desk.store.ts';
import { requireShop, requireStaff } from '../staff/staff-session.http.ts';
import { readOrderPayment as orderPaymentOf } from './order-payment.ts';
import { refundOrder } from './refund-order.ts';

const ofOrder = { tags: ['office'], params: z.object({ shop: z.string(), orderId: z.string() }) };
const PAYMENT = { ...ofOrder, summary: "An order's money, in words and figures", response: { 200: orderPayment } };
const BY_NUMBER = {
  ...PAYMENT,
  summary: 'The same, found by the number on the ticket',
  params: z.object({ shop: z.string(), number: z.coerce.number().int().min(1).max(999_999_999) }),
};
const REFUND = {
  ...ofOrder,
  summary: 'Gives money back, whole or in part, with a reason',
  body: refundRequest,
  response: { 200: orderPayment },
};
/** Payments and refunds of orders, for all staff. */
export const deskPaymentRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.get('/api/office/shop/:shop/orders/:orderId/payment', { schema: PAYMENT }, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    const payment = await orderPaymentOf(deps, shop, request.params.orderId);
    if (!payment) throw httpProblem('orderUnknown');
    return payment;
  });

  app.get('/api/office/shop/:shop/order-numbers/:number/payment', { schema: BY_NUMBER }, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    const id = await findOrderByNumber(deps.database.read, shop.id, request.params.number);
    const payment = id && (await orderPaymentOf(deps, shop, id));
    if (!payment) throw httpProblem('orderNumberUnknown');
    return payment;
  });

  app.post('/api/office/shop/:shop/orders/:orderId/refunds', { schema: REFUND }, async (request) => {
    const { shop: reference, orderId: id } = request.params;
    const shop = await requireShop(request, deps, reference);
    const { id: by } = await requireStaff(request, deps);
    const outcome = await refundOrder(deps, shop, { ...request.body, orderId: id, by });
    if (outcome.code === 'refused')
      throw httpProblem('refundNotPossible', { message: moneyBackProblemText(outcome.problem, outcome.most) });
    const payment = outcome.code === 'requested' ? await orderPaymentOf(deps, shop, id) : null;
    if (!payment) throw httpProblem('orderUnknown');
    return payment;
  });
};
