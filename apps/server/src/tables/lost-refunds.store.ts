import type { Reader } from '../db/database.ts';

interface LostRefund {
  readonly shop: string;
  readonly table: number | null;
  readonly number: number;
  readonly amount: number;
}

/** What staff have not paid back of refunds that an earlier version has lost, by order; without guests. */
export async function readLostRefunds(reader: Reader): Promise<LostRefund[]> {
  const rows = await reader
    .selectFrom('payment_tasks')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.shop_id', '=', 'payment_tasks.shop_id')
        .onRef('orders.order_id', '=', 'payment_tasks.order_id'),
    )
    .innerJoin('refunds', (join) =>
      join
        .onRef('refunds.shop_id', '=', 'payment_tasks.shop_id')
        .onRef('refunds.order_id', '=', 'payment_tasks.order_id')
        .on('failure', '=', 'lost'),
    )
    .innerJoin('shops', 'shops.shop_id', 'payment_tasks.shop_id')
    .select(({ fn }) => [
      'shops.slug as shop',
      'orders.table_number as table',
      'orders.number',
      fn.sum<number | string>('refunds.amount').as('amount'),
    ])
    .where('kind', '=', 'refundLost')
    .where('done_at', 'is', null)
    .groupBy(['shops.slug', 'orders.table_number', 'orders.number'])
    .orderBy('shops.slug')
    .orderBy('orders.number')
    .execute();
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}
