import type { ParsedFeedback } from '@tischlein/contract/shop';
import { checkRatings, LEAST_RATINGS, type RatingsProblem } from '@tischlein/domain/feedback';
import type { Writer } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import { readRatingSums } from '../shops/ratings.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { raiseVersion } from '../shops/shops.store.ts';
import { insertFeedback, readFeedback, readOrderRatings } from './feedback.store.ts';
import { type FeedbackAuthor, findOrderToRate, type OrderToRate } from './find-order-to-rate.ts';
import { listOrderedDishes } from './list-ordered-dishes.ts';

type GiveOutcome =
  | ({ readonly code: 'given' } & OrderToRate)
  | { readonly code: 'orderUnknown' | 'feedbackNotAllowed' | 'feedbackClosed' | 'feedbackGiven' }
  | { readonly code: 'ratingsInvalid'; readonly problem: RatingsProblem };

/** Stores the ratings of an order, once; sending the same again changes nothing. */
export async function giveFeedback(
  deps: Pick<Deps, 'database' | 'clock' | 'secretKey' | 'shops'>,
  shop: LoadedShop,
  { author, feedback }: { readonly author: FeedbackAuthor; readonly feedback: ParsedFeedback },
): Promise<GiveOutcome> {
  const found = await findOrderToRate(deps, shop, author);
  if (found.code !== 'found') return found;
  const { order, state } = found;
  if (state !== 'open' && state !== 'given') return { code: state === 'notUsed' ? 'feedbackGiven' : 'feedbackClosed' };
  const problem = checkRatings(feedback.ratings, listOrderedDishes(order.quote));
  if (problem) return { code: 'ratingsInvalid', problem };
  const rows = toRows(order, feedback, deps.clock.now());
  const isStored = await deps.database.write((writer) => saveFeedback(writer, rows));
  if (!isStored) return { code: 'feedbackGiven' };
  await deps.shops.refresh();
  return { code: 'given', order, state: 'given', feedback: rows.row };
}

interface FeedbackRows {
  readonly row: Row<'feedback'>;
  readonly ratings: readonly Row<'dish_ratings'>[];
}

/** Returns false if there is other feedback about the order. */
async function saveFeedback(writer: Writer, { row, ratings }: FeedbackRows): Promise<boolean> {
  if ((await insertFeedback(writer, row, ratings)) === 'exists')
    return isSame(
      { row, ratings },
      { row: await readFeedback(writer, row), ratings: await readOrderRatings(writer, row) },
    );
  const rated = new Set(ratings.map(({ dish_id }) => dish_id));
  const sums = await readRatingSums(writer, row.shop_id, [...rated]);
  // Below the threshold, nothing on the menu changes.
  if (sums.some(({ count }) => count >= LEAST_RATINGS)) await raiseVersion(writer, row.shop_id, 'ratings_version');
  return true;
}

function toRows(order: StoredOrder, { firstName, note, ratings }: ParsedFeedback, now: string): FeedbackRows {
  const { shop_id, order_id } = order;
  const names = new Map(listOrderedDishes(order.quote).map(({ dishId, name }) => [dishId, name]));
  const row: Row<'feedback'> = {
    shop_id,
    order_id,
    given_at: now,
    not_used: null,
    first_name: firstName.trim(),
    note: note.trim(),
  };
  const rated = ratings.flatMap(({ dishId, stars, text }): Row<'dish_ratings'>[] =>
    stars === null
      ? []
      : [
          {
            shop_id,
            order_id,
            dish_id: dishId,
            dish_name: names.get(dishId) ?? '',
            stars,
            text: text.trim(),
            rated_at: now,
            answer: null,
            hidden: null,
          },
        ],
  );
  return { row, ratings: rated };
}

function isSame(
  sent: FeedbackRows,
  stored: { readonly row: Row<'feedback'> | null; readonly ratings: readonly Row<'dish_ratings'>[] },
): boolean {
  const content = ({ row, ratings }: typeof stored): string =>
    JSON.stringify([
      row?.not_used,
      row?.first_name,
      row?.note,
      ratings.map(({ dish_id, stars, text }) => `${dish_id} ${stars} ${text}`).toSorted(),
    ]);
  return content(sent) === content(stored);
}
