import type { Writer } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import type { OrderKey } from './order-follower.ts';

/** Changes what only orders at tables have: the number of the round on its bill, its table, the waiter who confirmed it. */
export async function saveAtTable(
  writer: Writer,
  { shop_id, order_id }: OrderKey,
  columns: Partial<Pick<Row<'orders'>, 'round' | 'table_number' | 'waiter'>>,
): Promise<void> {
  await writer
    .updateTable('orders')
    .set(columns)
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .execute();
}
