import * as calls from '@tischlein/contract/calls';
import type { DishRatings } from '@tischlein/contract/shop';
import { dishId, type ShopId } from '@tischlein/domain';
import { averageRating } from '@tischlein/domain/feedback';
import { ratingsProblem } from '@tischlein/wording';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions, Deps } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { readGuestSession } from '../http/guest-session.ts';
import { route } from '../http/route.ts';
import { toWallTime } from '../clock.ts';
import { findOrderToRate, toOrderFeedback } from './find-order-to-rate.ts';
import { giveFeedback } from './give-feedback.ts';
import { reportNotUsed } from './report-not-used.ts';
import { countStars, readTexts } from './feedback.store.ts';

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

const STARS = [1, 2, 3, 4, 5] as const;
const MOST_TEXTS = 50;

/** What guests read about a dish; nothing but their number while there are too few ratings. */
async function readDishRatings(
  { database: { read } }: Pick<Deps, 'database'>,
  shopId: ShopId,
  dish: string,
): Promise<DishRatings> {
  const rows = await countStars(read, shopId, dish);
  const byStars = STARS.map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0);
  const count = byStars.reduce((total, number) => total + number, 0);
  const sum = byStars.reduce((total, number, index) => total + number * (index + 1), 0);
  const average = averageRating({ count, stars: sum });
  if (!average) return { average: null, count, byStars: STARS.map(() => 0), hidden: 0, texts: [] };
  const texts = await readTexts(read, shopId, { dish, most: MOST_TEXTS });
  return {
    ...average,
    byStars,
    hidden: rows.reduce((total, row) => total + row.hidden, 0),
    texts: texts.map(({ stars, text, first_name, rated_at, answer }) => ({
      stars,
      text,
      firstName: first_name,
      ratedOn: toWallTime(rated_at).date,
      answer,
    })),
  };
}
