import type { Worker } from '../worker.ts';
import type { OrderFollower } from '../orders/order-follower.ts';
import { createPayment } from './new-payment.ts';
import { insertPayment, lockPayments, readPayments } from './payments.store.ts';
import { requestRemainder } from './request-refund.ts';

/** Creates the payment of an order that is paid online, and refunds an order that ends. */
export const createPaymentFollower = (paymentWork: Worker): OrderFollower => ({
  placed: async (writer, shop, order) => {
    if (order.released_at !== null || order.waits_for_waiter === 1) return;
    await insertPayment(writer, createPayment(shop, order, { attempt: 1, now: order.placed_at }));
  },
  ending: async (writer, shopId, orderId) => {
    await lockPayments(writer, shopId, orderId);
  },
  ended: async (writer, order, cause) => {
    const payments = await readPayments(writer, order.shop_id, order.order_id);
    await requestRemainder(writer, order, { payments, ...cause });
  },
  endCommitted: () => paymentWork.wake(),
});
