import { orderPayment, PAYMENT_TASK_KINDS, paymentTasks, refundRequest } from '@tischlein/contract/office';
import { orderId } from '@tischlein/domain';
import { moneyBackProblemText } from '@tischlein/wording';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { requireShop, requireStaff } from '../http/staff-session.ts';
import { orderPayment as orderPaymentOf, paymentTasks as paymentTasksOf } from './order-payment.ts';
import { refundOrder } from './refund-order.ts';
import { finishPaymentTask } from './refunds.store.ts';

const ofOrder = { tags: ['office'], params: z.object({ shop: z.string(), orderId: z.string() }) };
const PAYMENT = { ...ofOrder, summary: "An order's money, in words and figures", response: { 200: orderPayment } };
const REFUND = {
  ...ofOrder,
  summary: 'Gives money back, whole or in part, with a reason',
  body: refundRequest,
  response: { 200: orderPayment },
};
const TASKS = {
  tags: ['office'],
  summary: 'What somebody has to know or do about payments',
  params: z.object({ shop: z.string() }),
  response: { 200: paymentTasks },
};
const TASK_DONE = {
  tags: ['office'],
  summary: 'Ticks one of them off',
  params: ofOrder.params.extend({ kind: z.enum(PAYMENT_TASK_KINDS) }),
  response: { 204: z.undefined() },
};

/** The money of orders, for everyone who works for the shop. */
export const deskPaymentRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.get('/api/office/shop/:shop/orders/:orderId/payment', { schema: PAYMENT }, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    const payment = await orderPaymentOf(deps, shop, request.params.orderId);
    if (!payment) throw httpProblem('orderUnknown');
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

  app.get('/api/office/shop/:shop/payment-tasks', { schema: TASKS }, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    return paymentTasksOf(deps, shop);
  });

  app.delete('/api/office/shop/:shop/payment-tasks/:orderId/:kind', { schema: TASK_DONE }, async (request, reply) => {
    const { shop: reference, orderId: id, kind } = request.params;
    const shop = await requireShop(request, deps, reference);
    const { id: by } = await requireStaff(request, deps);
    const task = { shopId: shop.id, orderId: orderId(id), kind };
    const at = deps.clock.now();
    const isDone = await deps.database.write((writer) => finishPaymentTask(writer, task, { at, by }));
    if (!isDone) throw httpProblem('orderUnknown');
    return reply.code(204).send();
  });
};
