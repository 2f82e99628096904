import type { Writer } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import type { OrderGift } from './order-benefits.ts';
import type { NewOrder } from './orders.store.ts';

/** Stores what an order got for free, in its transaction. */
export async function insertGifts(
  writer: Writer,
  { shop_id, order_id }: Pick<NewOrder, 'shop_id' | 'order_id'>,
  gifts: readonly OrderGift[],
): Promise<void> {
  const rows = gifts.map(({ offerId, amount }) => ({ shop_id, order_id, offer_id: offerId, amount }));
  await insertRows(writer, 'order_gifts', rows);
}
