import { waitForDaytime } from '@tischlein/domain/feedback';
import { DEFAULT_FEEDBACK_HOURS } from '@tischlein/domain/shop';
import { plusMinutes, toInstant, toWallTime } from '../clock.ts';
import type { OrderFollower } from '../orders/order-follower.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import { FEEDBACK_INVITED } from './jobs.ts';

/** Plans the invitation to rate an order when it is handed over. Whether it may be sent is decided when it is due (S3 R7). */
export const inviteToRate: OrderFollower = {
  handedOver: async (writer, { config }, { order, now }) => {
    const { feedbackMails, feedbackAfterHours: hours = DEFAULT_FEEDBACK_HOURS } = config;
    if (!feedbackMails || order.contact.email === '') return;
    const due = plusMinutes(now, hours * 60);
    const morning = waitForDaytime(toWallTime(due));
    const runAt = (morning && toInstant(morning.date, morning.minute)) ?? due;
    const job = FEEDBACK_INVITED.create({ orderId: order.order_id });
    // Without an order, so that a failure does not ask staff to contact the guest about advertising.
    await addToOutbox(writer, { shopId: order.shop_id, orderId: null, at: now, runAt }, [job]);
  },
};
