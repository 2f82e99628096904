import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Refusal } from '../orders/check-order-request.ts';
import { toRefusalProblem } from '../orders/refusal-problem.ts';
import { readDeskOrder } from './desk-orders.ts';
import { previewChange, proposeChange } from '../order-changes/propose-change.ts';
import { withdrawChange } from '../order-changes/withdraw-change.ts';

/** Changes of orders as the desk proposes them. */
export const orderChangeRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.previewOrderChange, async ({ shop, params, body }) => {
    const outcome = await previewChange(deps, shop, { id: params.orderId, change: body });
    if (outcome.code !== 'planned') throw toProblem(outcome);
    return outcome.preview;
  });

  route(app, calls.proposeOrderChange, async ({ shop, staff: { email: by }, params, body }) => {
    const { reason, minutes, ...change } = body;
    const outcome = await proposeChange(deps, shop, { id: params.orderId, change, reason, minutes, by });
    if (outcome.code !== 'proposed') throw toProblem(outcome);
    return readDeskOrder(deps, outcome.order);
  });

  route(app, calls.withdrawOrderChange, async ({ shop, staff: { email: by }, params }) => {
    const { orderId: id, change } = params;
    const outcome = await withdrawChange(deps, shop, { id, change, by });
    if (outcome.code !== 'withdrawn') return refuse(outcome.code);
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

const toProblem = (failed: Failed) =>
  failed.code === 'refused' ? toRefusalProblem(failed.refusal, null) : refuse(CODES[failed.code]);
