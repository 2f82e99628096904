import { followOrder } from '@tischlein/domain/tours';
import type { OrderFollower } from '../orders/order-follower.ts';
import { findOpenTour, readTour, saveTour } from './tours.store.ts';

/** A tour follows its orders, in the transaction that moves them. */
export const tourFollower: OrderFollower = {
  moved: async (writer, { shop_id: shopId, order_id: orderId }, { status, now }) => {
    const tourId = await findOpenTour(writer, shopId, orderId);
    const tour = tourId && (await readTour(writer, { shopId, tourId }));
    if (!tour) return;
    const followed = followOrder(tour, orderId, status);
    if (followed !== tour) await saveTour(writer, shopId, { ...tour, ...followed, now });
  },
};
