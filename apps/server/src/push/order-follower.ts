import { isFinished, toOrderNews } from '@tischlein/domain/orders';
import type { OrderFollower } from '../orders/order-follower.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import { CHANGE_PUSH, ORDER_PUSH } from './jobs.ts';
import { deleteOrderSubscriptions, readSubscriptions } from './push.store.ts';

/** Queues messages to the browsers that follow an order, in the transaction of the desk's action. */
export const pushFollower: OrderFollower = {
  moved: async (writer, { shop_id: shopId, order_id: orderId }, { status, now }) => {
    if (isFinished(status)) return deleteOrderSubscriptions(writer, shopId, orderId);
    const news = toOrderNews(status);
    if (!news) return undefined;
    const subscriptions = await readSubscriptions(writer, shopId, orderId);
    const jobs = subscriptions.map(({ subscription_id: subscriptionId }) =>
      ORDER_PUSH.create({ orderId, subscriptionId, news }),
    );
    return addToOutbox(writer, { shopId, orderId: null, at: now }, jobs);
  },
  proposed: async (writer, { shop_id: shopId, order_id: orderId }, { change, now }) => {
    const subscriptions = await readSubscriptions(writer, shopId, orderId);
    const jobs = subscriptions.map(({ subscription_id: subscriptionId }) =>
      CHANGE_PUSH.create({ orderId, subscriptionId, change }),
    );
    await addToOutbox(writer, { shopId, orderId: null, at: now }, jobs);
  },
};
