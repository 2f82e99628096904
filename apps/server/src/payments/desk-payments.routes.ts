import * as calls from '@tischlein/contract/calls';
import { moneyBackProblemText } from '@tischlein/wording';
import { findRefundLimit } from '@tischlein/domain/staff';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { readOrderPayment as orderPaymentOf } from './order-payment.ts';
import { refundOrder } from './refund-order.ts';

/** Payments and refunds of orders. */
export const deskPaymentRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getOrderPayment, async ({ shop, params }) => {
    const payment = await orderPaymentOf(deps, shop, params.orderId);
    if (!payment) return refuse('orderUnknown');
    return payment;
  });

  route(app, calls.refundOrder, async ({ shop, staff: { id: by, role }, params, body }) => {
    const { orderId: id } = params;
    const limit = findRefundLimit(role, shop.config);
    const outcome = await refundOrder(deps, shop, { ...body, orderId: id, by, limit });
    if (outcome.code === 'refused')
      return refuse('refundNotPossible', { message: moneyBackProblemText(outcome.problem, outcome.most) });
    if (outcome.code === 'keyReused') return refuse('idempotencyKeyReused');
    const payment = outcome.code === 'requested' ? await orderPaymentOf(deps, shop, id) : null;
    if (!payment) return refuse('orderUnknown');
    return payment;
  });
};
