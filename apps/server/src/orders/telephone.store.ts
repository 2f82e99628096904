import type { OrderId, ShopId } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';

const MOST_ORDERS = 60;

/** The latest orders of goods whose guests have a number with these digits. */
export async function findOrdersByPhone(reader: Reader, shopId: ShopId, digits: string): Promise<readonly OrderId[]> {
  const rows = await reader
    .selectFrom('orders')
    .select(['order_id', 'number'])
    .where('shop_id', '=', shopId)
    // Test orders count down from -1.
    .where('number', '>', 0)
    .where('purpose', '=', 'goods')
    .where('delivery_type', '!=', 'dineIn')
    // The digits of the number come first in the words.
    .where('search_words', 'like', `${digits}%`)
    .orderBy('number', 'desc')
    .limit(MOST_ORDERS)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** Gives an order by telephone to the browser of its guest; false: it is no such order. */
export async function giveToSession(
  writer: Writer,
  {
    shopId,
    orderId,
    sessionHash,
  }: { readonly shopId: ShopId; readonly orderId: OrderId; readonly sessionHash: string },
): Promise<boolean> {
  const given = await writer
    .updateTable('orders')
    .set({ session_hash: sessionHash })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('taken_by', '!=', '')
    .executeTakeFirstOrThrow();
  return given.numUpdatedRows > 0n;
}
