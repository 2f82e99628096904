import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Refusal } from '../orders/check-order-request.ts';
import { toRefusalProblem } from '../orders/refusal-problem.ts';
import { requireShop, requireStaff } from '../staff/staff-session.http.ts';
import { readDeskOrder } from './desk-orders.ts';
import { previewChange, proposeChange } from '../order-changes/propose-change.ts';
import { withdrawChange } from '../order-changes/withdraw-change.ts';

/** Changes of orders as the desk proposes them. */
export const orderChangeRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.previewOrderChange, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const outcome = await previewChange(deps, shop, { id: request.params.orderId, change: request.body });
    if (outcome.code !== 'planned') throw toProblem(outcome);
    return outcome.preview;
  });

  route(app, calls.proposeOrderChange, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const { email: by } = await requireStaff(request, deps);
    const { reason, minutes, ...change } = request.body;
    const outcome = await proposeChange(deps, shop, { id: request.params.orderId, change, reason, minutes, by });
    if (outcome.code !== 'proposed') throw toProblem(outcome);
    return readDeskOrder(deps, outcome.order);
  });

  route(app, calls.withdrawOrderChange, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const { email: by } = await requireStaff(request, deps);
    const { orderId: id, change } = request.params;
    const outcome = await withdrawChange(deps, shop, { id, change, by });
    if (outcome.code !== 'withdrawn') throw httpProblem(outcome.code);
    return readDeskOrder(deps, outcome.order);
  });
};

type Failed =
  | { readonly code: 'orderUnknown' | 'conflictingAction' | 'changeEmpty' | 'changeOpen' }
  | { readonly code: 'refused'; readonly refusal: Refusal };

const CODES = {
  orderUnknown: 'orderUnknown',
  conflictingAction: 'conflictingAction',
  changeEmpty: 'invalidRequest',
  changeOpen: 'changeOpen',
} as const;

const toProblem = (failed: Failed): Error =>
  failed.code === 'refused' ? toRefusalProblem(failed.refusal, null) : httpProblem(CODES[failed.code]);
