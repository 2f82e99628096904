import type { ShopState } from '@tischlein/domain/shop';
import type { Writer } from '../db/database.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import { ORDER_PLACED } from './jobs.ts';
import type { NewOrder } from './orders.store.ts';

/** The member of staff who tries out a draft; gets the mails of the order. */
export interface Tester {
  readonly email: string;
}

/** An order that is never paid and counts nowhere: no coupon, account, consent or kitchen slot (decision 046). */
export const toTestOrder = (order: NewOrder, { email }: Tester): NewOrder => ({
  ...order,
  purpose: 'test',
  contact: { ...order.contact, email },
  make_minutes: 0,
  coupon_code: null,
  accept_advertising: 0,
  advertising_version: null,
  told_of_objection: 0,
  accepted_terms: null,
  account_shop_id: null,
  account_id: null,
});

/** The state in which a shop takes the order (S3 L1). */
export const findNeededState = ({ purpose }: Pick<NewOrder, 'purpose'>): ShopState =>
  purpose === 'test' ? 'draft' : 'open';

/** Confirms a test order to the person who has placed it; no other room hears of it. */
export const confirmTestOrder = (
  writer: Writer,
  { shop_id: shopId, order_id: orderId, placed_at: at }: NewOrder,
): Promise<unknown> => addToOutbox(writer, { shopId, orderId, at }, [ORDER_PLACED.create({})]);
