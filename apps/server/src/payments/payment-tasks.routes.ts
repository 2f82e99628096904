import { PAYMENT_TASK_KINDS, paymentTasks } from '@tischlein/contract/office';
import { orderId } from '@tischlein/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { requireShop, requireStaff } from '../staff/staff-session.http.ts';
import { listPaymentTasks as paymentTasksOf } from './order-payment.ts';
import { finishPaymentTask } from './refunds.store.ts';

const TASKS = {
  tags: ['office'],
  summary: 'What somebody has to know or do about payments',
  params: z.object({ shop: z.string() }),
  response: { 200: paymentTasks },
};
const TASK_DONE = {
  tags: ['office'],
  summary: 'Ticks one of them off',
  params: z.object({ shop: z.string(), orderId: z.string(), kind: z.enum(PAYMENT_TASK_KINDS) }),
  response: { 204: z.undefined() },
};

/** Open payment tasks, for all staff. */
export const paymentTaskRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
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
