import type { OrderId, ShopId } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { drawEventSequence } from './order-events.store.ts';

const OPEN = ['placed', 'accepted', 'ready', 'underway'] as const;

/** The next number of a shop's test orders: -1, -2 … Call it while the shop's counters are locked. */
export async function findTestNumber(writer: Writer, shopId: ShopId): Promise<number> {
  const { last } = await writer
    .selectFrom('orders')
    .select(({ fn }) => fn.min('number').as('last'))
    .where('shop_id', '=', shopId)
    .where('purpose', '=', 'test')
    .executeTakeFirstOrThrow();
  return Number(last ?? 0) - 1;
}

/** How many test orders a shop has had. */
export async function countTestOrders(reader: Reader, shopId: ShopId): Promise<number> {
  const { count } = await reader
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .where('purpose', '=', 'test')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Hands over the test orders that are still on the desk. */
export async function finishTestOrders(writer: Writer, shopId: ShopId, at: string): Promise<readonly OrderId[]> {
  const open = await writer
    .selectFrom('orders')
    .select('order_id')
    .where('shop_id', '=', shopId)
    .where('purpose', '=', 'test')
    .where('status', 'in', OPEN)
    .execute();
  for (const { order_id } of open) {
    const sequence = await drawEventSequence(writer, shopId);
    const status = 'handedOver' as const;
    await writer
      .updateTable('orders')
      .set({ status })
      .where('shop_id', '=', shopId)
      .where('order_id', '=', order_id)
      .execute();
    const event = { shop_id: shopId, sequence, order_id, action: 'handOver', status, at, done_by: null } as const;
    await insertRows(writer, 'order_events', [event]);
  }
  return open.map(({ order_id }) => order_id);
}
