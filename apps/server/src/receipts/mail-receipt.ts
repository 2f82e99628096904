import { hours } from '@tischlein/domain';
import { isPaid } from '@tischlein/domain/payments';
import { takeShared } from '../db/shared-limits.ts';
import type { Deps } from '../deps.ts';
import { hashMailbox } from '../identity.ts';
import { findOrder } from '../orders/find-order.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { RECEIPT_MAIL } from './jobs.ts';

// Anyone can type the address of someone else.
const MOST_FOR_ORDER = 3;
const MOST_FOR_MAILBOX = 10;

interface ReceiptMail {
  readonly id: string;
  /** null: no session. */
  readonly session: string | null;
  readonly email: string;
}

export type MailReceiptOutcome = 'queued' | 'orderUnknown' | 'tooManyRequests';

/** Queues the mail with the documents of a paid part of a bill, for the session that paid it. */
export async function mailReceipt(
  deps: Deps,
  shop: LoadedShop,
  { id, session, email }: ReceiptMail,
): Promise<MailReceiptOutcome> {
  const match = await findOrder(deps, shop, { id, session });
  if (!match?.isOwn || match.order.purpose !== 'billPart' || !isPaid(match.order.payment_status)) return 'orderUnknown';
  const { order_id: orderId } = match.order;
  const now = deps.clock.now();
  const limit = { scope: shop.id, seconds: hours(1) };
  const outcome = await deps.database.write(async (writer) => {
    const limits = [
      { ...limit, key: `receiptMail ${orderId}`, most: MOST_FOR_ORDER },
      { ...limit, key: hashMailbox(email), most: MOST_FOR_MAILBOX },
    ];
    for (const each of limits) if ((await takeShared(writer, each, now)) > 0) return 'tooManyRequests';
    await addToOutbox(writer, { shopId: shop.id, orderId: null, at: now }, [RECEIPT_MAIL.create({ orderId, email })]);
    return 'queued';
  });
  if (outcome === 'queued') deps.outbox.wake();
  return outcome;
}
