import { type OrderId, orderId, type ShopId } from '@tischlein/domain';
import type { Reader } from '../db/database.ts';
import type { Row } from '../db/tables.ts';

/** A place in the list: the feedback before it is older. */
export interface FeedbackPlace {
  readonly givenAt: string;
  readonly orderId: OrderId;
}

export const writePlace = ({ givenAt, orderId: id }: FeedbackPlace): string => `${givenAt}_${id}`;

/** null: no place. */
export function readPlace(text: string): FeedbackPlace | null {
  const [givenAt = '', id = ''] = text.split('_');
  return givenAt === '' || id === '' ? null : { givenAt, orderId: orderId(id) };
}

/** Feedback with the orders it is about, newest first. */
export function readFeedbackPage(
  reader: Reader,
  shopId: ShopId,
  { before, most }: { readonly before: FeedbackPlace | null; readonly most: number },
) {
  const newest = reader
    .selectFrom('feedback')
    .innerJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'feedback.shop_id').onRef('orders.order_id', '=', 'feedback.order_id'),
    )
    .select([
      'feedback.order_id',
      'orders.number',
      'orders.contact',
      'feedback.given_at',
      'feedback.not_used',
      'feedback.first_name',
      'feedback.note',
    ])
    .where('feedback.shop_id', '=', shopId)
    .orderBy('feedback.given_at', 'desc')
    .orderBy('feedback.order_id', 'desc')
    .limit(most);
  if (before === null) return newest.execute();
  const { givenAt, orderId: id } = before;
  return newest
    .where((row) =>
      row.or([
        row('feedback.given_at', '<', givenAt),
        row.and([row('feedback.given_at', '=', givenAt), row('feedback.order_id', '<', id)]),
      ]),
    )
    .execute();
}

export const readRatingsOfOrders = (
  reader: Reader,
  shopId: ShopId,
  orderIds: readonly OrderId[],
): Promise<Row<'dish_ratings'>[]> =>
  reader
    .selectFrom('dish_ratings')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', 'in', orderIds)
    .orderBy('dish_name')
    .execute();

/** Visible texts that the merchant has not answered. */
export async function countUnanswered(reader: Reader, shopId: ShopId): Promise<number> {
  const { count } = await reader
    .selectFrom('dish_ratings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .where('text', '!=', '')
    .where('answer', 'is', null)
    .where('hidden', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
