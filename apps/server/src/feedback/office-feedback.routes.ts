import * as calls from '@tischlein/contract/calls';
import { orderId } from '@tischlein/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { readPlace } from './feedback-list.store.ts';
import { updateRating } from './feedback.store.ts';
import { listFeedback } from './list-feedback.ts';

/** The feedback of a shop, for its staff. */
export const officeFeedbackRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listFeedback, ({ shop, query }) => listFeedback(deps, shop.id, readPlace(query.before ?? '')));

  route(app, calls.answerRating, async ({ shop, params, body }) => {
    const rating = { shopId: shop.id, orderId: orderId(params.orderId), dish: params.dish };
    const answer = body.answer.trim() || null;
    const isKnown = await deps.database.write((writer) => updateRating(writer, rating, { answer }));
    return isKnown ? undefined : refuse('ratingUnknown');
  });

  route(app, calls.hideRating, async ({ shop, params, body }) => {
    const rating = { shopId: shop.id, orderId: orderId(params.orderId), dish: params.dish };
    const hidden = body.reason;
    const isKnown = await deps.database.write((writer) => updateRating(writer, rating, { hidden }));
    return isKnown ? undefined : refuse('ratingUnknown');
  });
};
