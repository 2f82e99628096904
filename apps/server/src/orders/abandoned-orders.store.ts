import type { Writer } from '../db/database.ts';
import type { StoredOrder } from './orders.store.ts';

/** Marks an unpaid order as abandoned by its guest. Returns false if the desk has it or it has ended. */
export async function markAbandoned(
  writer: Writer,
  { shop_id, order_id }: Pick<StoredOrder, 'shop_id' | 'order_id'>,
  at: string,
): Promise<boolean> {
  const marked = await writer
    .updateTable('orders')
    .set({ given_up_at: at })
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .where('status', '=', 'placed')
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow();
  return marked.numUpdatedRows > 0n;
}

/** Marks an order that has ended without payment, so that it is not revived by late money. */
export async function abandonEnded(
  writer: Writer,
  { shop_id, order_id }: Pick<StoredOrder, 'shop_id' | 'order_id'>,
  at: string,
): Promise<void> {
  await writer
    .updateTable('orders')
    .set({ given_up_at: at })
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .where('given_up_at', 'is', null)
    .where('released_at', 'is', null)
    .execute();
}
