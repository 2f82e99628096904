import * as calls from '@tischlein/contract/calls';
import { moneyBackProblemText } from '@tischlein/wording';
import { findRefundLimit } from '@tischlein/domain/staff';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireShop, requireStaff } from '../staff/staff-session.http.ts';
import { readOrderPayment as orderPaymentOf } from './order-payment.ts';
import { refundOrder } from './refund-order.ts';

/** Payments and refunds of orders. */
export const deskPaymentRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getOrderPayment, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    const payment = await orderPaymentOf(deps, shop, request.params.orderId);
    if (!payment) throw httpProblem('orderUnknown');
    return payment;
  });

  route(app, calls.refundOrder, async (request) => {
    const { shop: reference, orderId: id } = request.params;
    const shop = await requireShop(request, deps, reference);
    const { id: by, role } = await requireStaff(request, deps);
    const limit = findRefundLimit(role, shop.config);
    const outcome = await refundOrder(deps, shop, { ...request.body, orderId: id, by, limit });
    if (outcome.code === 'refused')
      throw httpProblem('refundNotPossible', { message: moneyBackProblemText(outcome.problem, outcome.most) });
    if (outcome.code === 'keyReused') throw httpProblem('idempotencyKeyReused');
    const payment = outcome.code === 'requested' ? await orderPaymentOf(deps, shop, id) : null;
    if (!payment) throw httpProblem('orderUnknown');
    return payment;
  });
};
