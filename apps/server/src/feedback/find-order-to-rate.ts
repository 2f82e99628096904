import type { OrderFeedback } from '@tischlein/contract/shop';
import { dayNumber, dishId } from '@tischlein/domain';
import { findFeedbackState, type FeedbackState } from '@tischlein/domain/feedback';
import { longDate } from '@tischlein/wording';
import { toWallTime } from '../clock.ts';
import type { Reader } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { findOrder } from '../orders/find-order.ts';
import { readOrderEvents } from '../orders/order-events.store.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readFeedback, readOrderRatings } from './feedback.store.ts';
import { isFeedbackToken } from './feedback-token.ts';
import { listOrderedDishes } from './list-ordered-dishes.ts';

/** Who asks about an order. */
export interface FeedbackAuthor {
  readonly id: string;
  /** null: no session. */
  readonly session: string | null;
  /** null: no invitation. */
  readonly token: string | null;
}

export interface OrderToRate {
  readonly order: StoredOrder;
  readonly state: FeedbackState;
  readonly feedback: Row<'feedback'> | null;
}

type Refusal = { readonly code: 'orderUnknown' | 'feedbackNotAllowed' };
export type OrderToRateLookup = Refusal | ({ readonly code: 'found' } & OrderToRate);

/** Finds an order for the session that placed it, or for the invitation (S3 K8). */
export async function findOrderToRate(
  deps: Pick<Deps, 'database' | 'clock' | 'secretKey'>,
  shop: LoadedShop,
  { id, session, token }: FeedbackAuthor,
): Promise<OrderToRateLookup> {
  const match = await findOrder(deps, shop, { id, session });
  if (!match || match.order.released_at === null || match.order.purpose === 'test') return { code: 'orderUnknown' };
  const { order, isOwn } = match;
  const isInvited = token !== null && isFeedbackToken(token, order, deps.secretKey);
  if (!isOwn && !isInvited) return { code: 'feedbackNotAllowed' };
  const { read } = deps.database;
  const feedback = await readFeedback(read, order);
  const state = findFeedbackState({
    status: order.status,
    daysSinceHandOver: await countDaysSinceHandOver(read, order, deps.clock.now()),
    stored: feedback && (feedback.not_used === null ? 'given' : 'notUsed'),
  });
  return { code: 'found', order, state, feedback };
}

async function countDaysSinceHandOver(reader: Reader, order: StoredOrder, now: string): Promise<number | null> {
  const events = await readOrderEvents(reader, order.shop_id, order.order_id);
  const handedOver = events.find(({ action }) => action === 'handOver');
  return handedOver ? dayNumber(toWallTime(now).date) - dayNumber(toWallTime(handedOver.at).date) : null;
}

/** The order for the page that rates it. */
export async function toOrderFeedback(reader: Reader, { order, state }: OrderToRate): Promise<OrderFeedback> {
  const given = state === 'given' ? await readOrderRatings(reader, order) : [];
  return {
    number: order.number,
    placedOn: longDate(toWallTime(order.placed_at).date),
    total: order.quote.steps.TOTAL,
    state,
    dishes: [...listOrderedDishes(order.quote)],
    given: given.map(toGiven),
  };
}

const toGiven = ({
  dish_id,
  dish_name,
  stars,
  text,
  answer,
  hidden,
}: Row<'dish_ratings'>): OrderFeedback['given'][number] => ({
  dishId: dishId(dish_id),
  name: dish_name,
  stars,
  text,
  answer,
  hidden,
});
