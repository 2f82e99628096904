import * as calls from '@tischlein/contract/calls';
import { dishId } from '@tischlein/domain';
import { ratingsProblem } from '@tischlein/wording';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { readGuestSession } from '../http/guest-session.ts';
import { route } from '../http/route.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { findOrderToRate, toOrderFeedback } from './find-order-to-rate.ts';
import { giveFeedback } from './give-feedback.ts';
import { readDishRatings } from './read-dish-ratings.ts';
import { reportNotUsed } from './report-not-used.ts';

/** Rating an order (S1 §2, S2 §7), and what guests read about a dish. */
export const feedbackRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.lookAtFeedback, async (request, reply) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    const author = { id: request.params.orderId, session: readGuestSession(request, deps), token: request.body.token };
    const found = await findOrderToRate(deps, shop, author);
    if (found.code !== 'found') throw httpProblem(found.code);
    return toOrderFeedback(deps.database.read, found);
  });

  route(app, calls.giveFeedback, async (request, reply) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    const author = { id: request.params.orderId, session: readGuestSession(request, deps), token: request.body.token };
    const outcome = await giveFeedback(deps, shop, { author, feedback: request.body });
    if (outcome.code === 'ratingsInvalid')
      throw httpProblem('invalidRequest', { form: { [outcome.problem]: ratingsProblem(outcome.problem) } });
    if (outcome.code !== 'given') throw httpProblem(outcome.code);
    return toOrderFeedback(deps.database.read, outcome);
  });

  route(app, calls.reportNotUsed, async (request, reply) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    const { token, reason } = request.body;
    const author = { id: request.params.orderId, session: readGuestSession(request, deps), token };
    const outcome = await reportNotUsed(deps, shop, { author, reason });
    if (outcome.code !== 'reported') throw httpProblem(outcome.code);
  });

  route(app, calls.getDishRatings, async (request, reply) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    const dish = dishId(request.params.dish);
    if (!shop.menu.dishes.has(dish)) throw httpProblem('dishUnknown');
    reply.header('cache-control', 'no-cache');
    return readDishRatings(deps, shop.id, dish);
  });
};
