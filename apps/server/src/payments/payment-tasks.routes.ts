import * as calls from '@tischlein/contract/calls';
import { orderId } from '@tischlein/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { listPaymentTasks as paymentTasksOf } from './order-payment.ts';
import { finishPaymentTask } from './refunds.store.ts';

/** Open payment tasks. */
export const paymentTaskRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listTasks, ({ shop }) => paymentTasksOf(deps, shop));

  route(app, calls.finishTask, async ({ shop, staff: { id: by }, params }) => {
    const { orderId: id, kind } = params;
    const task = { shopId: shop.id, orderId: orderId(id), kind };
    const at = deps.clock.now();
    const isDone = await deps.database.write((writer) => finishPaymentTask(writer, task, { at, by }));
    return isDone ? undefined : refuse('orderUnknown');
  });
};
