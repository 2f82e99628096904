import * as calls from '@tischlein/contract/calls';
import { dishId } from '@tischlein/domain';
import { ratingsProblem } from '@tischlein/wording';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { readGuestSession } from '../http/guest-session.ts';
import { route } from '../http/route.ts';
import { findOrderToRate, toOrderFeedback } from './find-order-to-rate.ts';
import { giveFeedback } from './give-feedback.ts';
import { readDishRatings } from './read-dish-ratings.ts';
import { reportNotUsed } from './report-not-used.ts';

/** Rating an order (S1 §2, S2 §7), and what guests read about a dish. */
export const feedbackRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.lookAtFeedback, async ({ shop, params, body, request }) => {
    const author = { id: params.orderId, session: readGuestSession(request, deps), token: body.token };
    const found = await findOrderToRate(deps, shop, author);
    if (found.code !== 'found') return refuse(found.code);
    return toOrderFeedback(deps.database.read, found);
  });

  route(app, calls.giveFeedback, async ({ shop, params, body, request }) => {
    const author = { id: params.orderId, session: readGuestSession(request, deps), token: body.token };
    const outcome = await giveFeedback(deps, shop, { author, feedback: body });
    if (outcome.code === 'ratingsInvalid')
      return refuse('invalidRequest', { form: { [outcome.problem]: ratingsProblem(outcome.problem) } });
    if (outcome.code !== 'given') return refuse(outcome.code);
    return toOrderFeedback(deps.database.read, outcome);
  });

  route(app, calls.reportNotUsed, async ({ shop, params, body, request }) => {
    const { token, reason } = body;
    const author = { id: params.orderId, session: readGuestSession(request, deps), token };
    const outcome = await reportNotUsed(deps, shop, { author, reason });
    return outcome.code === 'reported' ? undefined : refuse(outcome.code);
  });

  route(app, calls.getDishRatings, ({ shop, params, reply }) => {
    const dish = dishId(params.dish);
    if (!shop.menu.dishes.has(dish)) return refuse('dishUnknown');
    reply.header('cache-control', 'no-cache');
    return readDishRatings(deps, shop.id, dish);
  });
};
