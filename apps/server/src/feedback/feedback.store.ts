import { days, type OrderId, type ShopId } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';
import { insertOnce, type InsertOutcome } from '../db/insert-once.ts';
import type { Row } from '../db/tables.ts';
import { insertRows } from '../db/insert-rows.ts';
import type { OrderKey } from '../orders/order-follower.ts';
import { raiseVersion } from '../shops/shops.store.ts';

/** Two years: older ratings say little about a kitchen. */
export const KEEP_FEEDBACK_SECONDS = days(730);

/** Inserts feedback with its ratings, unless there is feedback about the order. */
export async function insertFeedback(
  writer: Writer,
  row: Row<'feedback'>,
  ratings: readonly Row<'dish_ratings'>[],
): Promise<InsertOutcome> {
  const outcome = await insertOnce(writer.insertInto('feedback').values(row), ['shop_id', 'order_id']);
  if (outcome === 'inserted') await insertRows(writer, 'dish_ratings', [...ratings]);
  return outcome;
}

export async function readFeedback(reader: Reader, { shop_id, order_id }: OrderKey): Promise<Row<'feedback'> | null> {
  const row = await reader
    .selectFrom('feedback')
    .selectAll()
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  return row ?? null;
}

/** The ratings of an order, by dish. */
export const readOrderRatings = (reader: Reader, { shop_id, order_id }: OrderKey): Promise<Row<'dish_ratings'>[]> =>
  reader
    .selectFrom('dish_ratings')
    .selectAll()
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .orderBy('dish_id')
    .execute();

/** How often a dish got how many stars, and how many of these texts are hidden. */
export const countStars = (reader: Reader, shopId: ShopId, dish: string) =>
  reader
    .selectFrom('dish_ratings')
    .select([
      'stars',
      ({ fn }) => fn.countAll<number>().as('count'),
      ({ fn }) => fn.count<number>('hidden').as('hidden'),
    ])
    .where('shop_id', '=', shopId)
    .where('dish_id', '=', dish)
    .groupBy('stars')
    .execute();

/** The newest visible texts about a dish. */
export const readTexts = (
  reader: Reader,
  shopId: ShopId,
  { dish, most }: { readonly dish: string; readonly most: number },
) =>
  reader
    .selectFrom('dish_ratings')
    .innerJoin('feedback', (join) =>
      join
        .onRef('feedback.shop_id', '=', 'dish_ratings.shop_id')
        .onRef('feedback.order_id', '=', 'dish_ratings.order_id'),
    )
    .select(['stars', 'text', 'first_name', 'rated_at', 'answer'])
    .where('dish_ratings.shop_id', '=', shopId)
    .where('dish_id', '=', dish)
    .where('text', '!=', '')
    .where('hidden', 'is', null)
    .orderBy('rated_at', 'desc')
    .orderBy('dish_ratings.order_id')
    .limit(most)
    .execute();

/** Changes what the merchant says about a text. Returns false if there is no such text. */
export async function updateRating(
  writer: Writer,
  { shopId, orderId, dish }: { readonly shopId: ShopId; readonly orderId: OrderId; readonly dish: string },
  columns: Partial<Pick<Row<'dish_ratings'>, 'answer' | 'hidden'>>,
): Promise<boolean> {
  const changed = await writer
    .updateTable('dish_ratings')
    .set(columns)
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('dish_id', '=', dish)
    .where('text', '!=', '')
    .executeTakeFirstOrThrow();
  return changed.numUpdatedRows > 0n;
}

/** Removes what people wrote about these orders; the stars stay (S3 A4). */
export async function eraseAuthors(writer: Writer, orders: readonly OrderKey[]): Promise<void> {
  for (const { shop_id, order_id } of orders) {
    await writer
      .updateTable('feedback')
      .set({ first_name: '', note: '' })
      .where('shop_id', '=', shop_id)
      .where('order_id', '=', order_id)
      .execute();
    await writer
      .updateTable('dish_ratings')
      .set({ text: '', answer: null, hidden: null })
      .where('shop_id', '=', shop_id)
      .where('order_id', '=', order_id)
      .execute();
  }
}

/** Deletes old feedback, which changes what guests see on the menus. */
export async function deleteFeedbackBefore(writer: Writer, before: string): Promise<void> {
  const shops = await writer
    .selectFrom('feedback')
    .select('shop_id')
    .distinct()
    .where('given_at', '<=', before)
    .execute();
  for (const { shop_id } of shops) {
    await writer.deleteFrom('feedback').where('shop_id', '=', shop_id).where('given_at', '<=', before).execute();
    await raiseVersion(writer, shop_id, 'ratings_version');
  }
}
