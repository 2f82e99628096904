import * as calls from '@tischlein/contract/calls';
import { orderId } from '@tischlein/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireShop } from '../staff/staff-session.http.ts';
import { readPlace } from './feedback-list.store.ts';
import { updateRating } from './feedback.store.ts';
import { listFeedback } from './list-feedback.ts';

/** The feedback of a shop, for its staff. */
export const officeFeedbackRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listFeedback, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    return listFeedback(deps, shop.id, readPlace(request.query.before ?? ''));
  });

  route(app, calls.answerRating, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const rating = { shopId: shop.id, orderId: orderId(request.params.orderId), dish: request.params.dish };
    const answer = request.body.answer.trim() || null;
    const isKnown = await deps.database.write((writer) => updateRating(writer, rating, { answer }));
    if (!isKnown) throw httpProblem('ratingUnknown');
  });

  route(app, calls.hideRating, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const rating = { shopId: shop.id, orderId: orderId(request.params.orderId), dish: request.params.dish };
    const hidden = request.body.reason;
    const isKnown = await deps.database.write((writer) => updateRating(writer, rating, { hidden }));
    if (!isKnown) throw httpProblem('ratingUnknown');
  });
};
