import type { PersonalDataPart } from '../db/personal-data.ts';

/** Coupons recognize guests by hashes; a use stays counted without them. */
export const couponData: PersonalDataPart = {
  columns: {
    coupon_uses: ['customer'],
    coupon_reservations: ['customer', 'session_hash'],
    guest_codes: ['customer'],
  },
  read: async (reader, { shopId, customers }) => {
    if (customers.length === 0) return [];
    const rows = await reader
      .selectFrom('coupon_reservations')
      .select(['code', 'reserved_at'])
      .where('shop_id', '=', shopId)
      .where('customer', 'in', customers)
      .execute();
    return rows.map(({ code, reserved_at }) => ({ part: 'coupon', facts: { coupon: code, placedAt: reserved_at } }));
  },
  erase: async (writer, { shopId, orders, customers }) => {
    const uses = await writer
      .deleteFrom('coupon_uses')
      .where('shop_id', '=', shopId)
      .where('order_id', 'in', orders)
      .returning(['shop_id', 'code', 'order_id'])
      .execute();
    const counted = new Map(uses.map((use) => [`${use.code} ${use.order_id}`, { ...use, customer: '' }]));
    if (counted.size > 0)
      await writer
        .insertInto('coupon_uses')
        .values([...counted.values()])
        .execute();
    if (customers.length === 0) return;
    for (const table of ['coupon_reservations', 'guest_codes'] as const)
      await writer.deleteFrom(table).where('shop_id', '=', shopId).where('customer', 'in', customers).execute();
  },
};
