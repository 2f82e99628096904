import * as calls from '@tischlein/contract/calls';
import type { FeedbackList } from '@tischlein/contract/office';
import { orderId, type ShopId } from '@tischlein/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions, Deps } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { contactColumn } from '../orders/order-columns.ts';
import { readRatingSums } from '../shops/ratings.store.ts';
import {
  readPlace,
  countUnanswered,
  type FeedbackPlace,
  readFeedbackPage,
  readRatingsOfOrders,
  writePlace,
} from './feedback-list.store.ts';
import { updateRating } from './feedback.store.ts';

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

const PAGE = 50;

/** Lists the feedback of a shop for its staff, newest first. */
async function listFeedback(
  { database: { read } }: Pick<Deps, 'database'>,
  shopId: ShopId,
  before: FeedbackPlace | null,
): Promise<FeedbackList> {
  const found = await readFeedbackPage(read, shopId, { before, most: PAGE + 1 });
  const rows = found.slice(0, PAGE);
  const last = found.length > PAGE ? rows.at(-1) : undefined;
  const orderIds = rows.map(({ order_id }) => order_id);
  const ratings = orderIds.length === 0 ? [] : await readRatingsOfOrders(read, shopId, orderIds);
  const byOrder = Map.groupBy(ratings, ({ order_id }) => order_id);
  const sums = await readRatingSums(read, shopId);
  const count = sums.reduce((total, sum) => total + sum.count, 0);
  const stars = sums.reduce((total, sum) => total + sum.stars, 0);
  return {
    average: count === 0 ? null : Math.round((stars * 10) / count) / 10,
    count,
    unanswered: await countUnanswered(read, shopId),
    entries: rows.map((row) => ({
      orderId: row.order_id,
      number: row.number,
      givenAt: row.given_at,
      firstName: row.first_name,
      note: row.note,
      email: row.note === '' ? '' : contactColumn.read(row.contact).email,
      notUsed: row.not_used,
      ratings: (byOrder.get(row.order_id) ?? []).map((rating) => ({
        dishId: rating.dish_id,
        name: rating.dish_name,
        stars: rating.stars,
        text: rating.text,
        answer: rating.answer,
        hidden: rating.hidden,
      })),
    })),
    next: last ? writePlace({ givenAt: last.given_at, orderId: last.order_id }) : null,
  };
}
