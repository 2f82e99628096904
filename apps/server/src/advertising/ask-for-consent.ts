import { randomBytes } from 'node:crypto';
import { isAtOrAfter, plusSeconds } from '../clock.ts';
import type { AdvertisingConsentRow } from '../db/advertising-tables.ts';
import type { Writer } from '../db/database.ts';
import type { NewOrder } from '../orders/orders.store.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import { readLatestConsent, saveConsent } from './advertising.store.ts';

/** So often at most an address is asked by a shop: anybody can type the address of somebody else. */
const ASKED_AGAIN_AFTER_SECONDS = 24 * 60 * 60;

interface ConsentOrder extends Pick<NewOrder, 'shop_id' | 'order_id' | 'accept_advertising' | 'advertising_version'> {
  readonly contact: { readonly email: string };
  /** Whoever asks has shown that the mailbox is his: he may think again on the same day. */
  readonly isOwnMailbox?: boolean;
}

/**
 * Asks by mail whoever ticked the box whether it was him (spec 3 K6), unless he has confirmed before. Belongs into the
 * transaction in which the restaurant gets the order: that one lets no other order of the shop pass.
 */
export async function askForConsent(writer: Writer, order: ConsentOrder, now: string): Promise<void> {
  const { shop_id, order_id, contact, accept_advertising, advertising_version: text_version } = order;
  const email = contact.email.trim().toLowerCase();
  if (accept_advertising === 0 || email === '') return;
  const earlier = await readLatestConsent(writer, shop_id, email);
  if (earlier && !mayAskAgain(earlier, order, now)) return;
  const consent_id = earlier && isConsentPending(earlier) ? earlier.consent_id : randomBytes(12).toString('base64url');
  const open = { confirmed_at: null, confirmed_from: null, withdrawn_at: null };
  await saveConsent(writer, { shop_id, consent_id, order_id, email, text_version, requested_at: now, ...open });
  await addToOutbox(writer, { shopId: shop_id, orderId: order_id, at: now }, [`advertisingAsked ${consent_id}`]);
}

function mayAskAgain(earlier: AdvertisingConsentRow, { isOwnMailbox = false }: ConsentOrder, now: string): boolean {
  if (isConsentGiven(earlier)) return false;
  return (
    (isOwnMailbox && !isConsentPending(earlier)) ||
    isAtOrAfter(now, plusSeconds(earlier.requested_at, ASKED_AGAIN_AFTER_SECONDS))
  );
}

/** Confirmed and not withdrawn. */
export const isConsentGiven = ({ confirmed_at, withdrawn_at }: AdvertisingConsentRow): boolean =>
  confirmed_at !== null && withdrawn_at === null;

/** Neither confirmed nor withdrawn. */
export const isConsentPending = ({ confirmed_at, withdrawn_at }: AdvertisingConsentRow): boolean =>
  confirmed_at === null && withdrawn_at === null;
