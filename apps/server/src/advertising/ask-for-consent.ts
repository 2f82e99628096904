import { days } from '@tischlein/domain';
import { randomBytes } from 'node:crypto';
import { isAtOrAfter, plusSeconds } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import type { Writer } from '../db/database.ts';
import { foldEmail } from '../identity.ts';
import type { NewOrder } from '../orders/orders.store.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import { readLatestConsent, saveConsent } from './advertising.store.ts';
import { ADVERTISING_ASKED } from './jobs.ts';

/** A shop asks an address at most this often: anyone can type someone else's address. */
const ASKED_AGAIN_AFTER_SECONDS = days(1);

interface ConsentOrder extends Pick<NewOrder, 'shop_id' | 'order_id' | 'accept_advertising' | 'advertising_version'> {
  readonly contact: { readonly email: string };
  /** The mailbox is confirmed, so its owner may change their mind on the same day. */
  readonly isOwnMailbox?: boolean;
}

/**
 * Sends a confirmation mail to a guest who ticked the advertising box (S3 K6), unless they have already confirmed. Call it in
 * the transaction that releases the order: it holds the shop's lock.
 */
export async function askForConsent(writer: Writer, order: ConsentOrder, now: string): Promise<void> {
  const { shop_id, order_id, contact, accept_advertising, advertising_version: text_version } = order;
  const email = foldEmail(contact.email);
  if (accept_advertising === 0 || email === '') return;
  const earlier = await readLatestConsent(writer, shop_id, email);
  if (earlier && !mayAskAgain(earlier, order, now)) return;
  const consent_id = earlier && isConsentPending(earlier) ? earlier.consent_id : randomBytes(12).toString('base64url');
  const open = { confirmed_at: null, confirmed_from: null, withdrawn_at: null };
  await saveConsent(writer, { shop_id, consent_id, order_id, email, text_version, requested_at: now, ...open });
  // Without an order, so that a failure does not ask staff to contact the guest about advertising.
  const job = ADVERTISING_ASKED.create({ consentId: consent_id });
  await addToOutbox(writer, { shopId: shop_id, orderId: null, at: now }, [job]);
}

function mayAskAgain(
  earlier: Row<'advertising_consents'>,
  { isOwnMailbox = false }: ConsentOrder,
  now: string,
): boolean {
  if (isConsentGiven(earlier)) return false;
  return (
    (isOwnMailbox && !isConsentPending(earlier)) ||
    isAtOrAfter(now, plusSeconds(earlier.requested_at, ASKED_AGAIN_AFTER_SECONDS))
  );
}

export const isConsentGiven = ({ confirmed_at, withdrawn_at }: Row<'advertising_consents'>): boolean =>
  confirmed_at !== null && withdrawn_at === null;

export const isConsentPending = ({ confirmed_at, withdrawn_at }: Row<'advertising_consents'>): boolean =>
  confirmed_at === null && withdrawn_at === null;
