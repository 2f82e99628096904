import { hours } from '@tischlein/domain';
import { type SharedLimit, takeShared } from '../db/shared-limits.ts';
import { hashMailbox } from '../identity.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import { BILL_PART_PAID, ORDER_PLACED } from './jobs.ts';
import type { OrderFollower } from './order-follower.ts';

const MOST_PER_HOUR = 10;

/**
 * Confirms an order by mail once the desk gets it, in the same transaction. Anyone can type the address of someone else, so a
 * shop confirms ten orders an hour to one address; the others are on their pages only. A part of a table's bill orders nothing:
 * its guest gets the invoice.
 */
export const confirmByMail = (rateLimitFactor: number): OrderFollower => ({
  released: async (writer, { shop_id: shopId, order_id: orderId, contact, purpose }, now) => {
    if (contact.email === '') return;
    const most = MOST_PER_HOUR * rateLimitFactor;
    const limit: SharedLimit = { scope: shopId, key: hashMailbox(contact.email), most, seconds: hours(1) };
    if ((await takeShared(writer, limit, now)) > 0) return;
    const mail = purpose === 'billPart' ? BILL_PART_PAID : ORDER_PLACED;
    await addToOutbox(writer, { shopId, orderId, at: now }, [mail.create({})]);
  },
});
