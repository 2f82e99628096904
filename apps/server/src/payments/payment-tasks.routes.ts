import * as calls from '@tischlein/contract/calls';
import { orderId } from '@tischlein/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireShop, requireStaff } from '../staff/staff-session.http.ts';
import { listPaymentTasks as paymentTasksOf } from './order-payment.ts';
import { finishPaymentTask } from './refunds.store.ts';

/** Open payment tasks. */
export const paymentTaskRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listTasks, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    return paymentTasksOf(deps, shop);
  });

  route(app, calls.finishTask, async (request) => {
    const { shop: reference, orderId: id, kind } = request.params;
    const shop = await requireShop(request, deps, reference);
    const { id: by } = await requireStaff(request, deps);
    const task = { shopId: shop.id, orderId: orderId(id), kind };
    const at = deps.clock.now();
    const isDone = await deps.database.write((writer) => finishPaymentTask(writer, task, { at, by }));
    if (!isDone) throw httpProblem('orderUnknown');
  });
};
