import type { PersonalDataPart } from '../db/personal-data.ts';

/** Browsers that are notified about an order. */
export const pushData: PersonalDataPart = {
  columns: { push_subscriptions: ['endpoint', 'p256dh', 'auth', 'subscription_id'] },
  read: async (reader, { shopId, orders }) => {
    const rows = await reader
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'created_at'])
      .where('shop_id', '=', shopId)
      .where('order_id', 'in', orders)
      .execute();
    return rows.map(({ endpoint, created_at }) => ({
      part: 'push',
      // The rest of the address is a secret of the browser.
      facts: { device: new URL(endpoint).host, placedAt: created_at },
    }));
  },
  erase: async (writer, { shopId, orders }) => {
    await writer
      .deleteFrom('push_subscriptions')
      .where('shop_id', '=', shopId)
      .where('order_id', 'in', orders)
      .execute();
  },
};
