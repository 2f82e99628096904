import type { PersonalDataPart } from '../db/personal-data.ts';

/** Payments: what the provider told the browser goes; amounts and the provider's number belong to the books. */
export const paymentData: PersonalDataPart = {
  columns: { payments: ['answer'] },
  read: async () => [],
  erase: async (writer, { shopId, orders }) => {
    await writer
      .updateTable('payments')
      .set({ answer: null })
      .where('shop_id', '=', shopId)
      .where('order_id', 'in', orders)
      .execute();
  },
  findHindrances: async (reader, { shopId, orders }) => {
    const rows = await reader
      .selectFrom('refunds')
      .innerJoin('orders', (join) =>
        join.onRef('orders.shop_id', '=', 'refunds.shop_id').onRef('orders.order_id', '=', 'refunds.order_id'),
      )
      .select('number')
      .distinct()
      .where('refunds.shop_id', '=', shopId)
      .where('refunds.order_id', 'in', orders)
      .where('refunds.state', '=', 'requested')
      .execute();
    return rows.map(({ number }) => ({ kind: 'refund', number }));
  },
};
