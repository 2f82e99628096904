import type { SentMail, ShopMails } from '@tischlein/contract/office';
import type { OrderId } from '@tischlein/domain';
import { SIGN_IN_LINK } from '../accounts/jobs.ts';
import { ADVERTISING_ASKED } from '../advertising/jobs.ts';
import { APPLICATION_RECEIVED } from '../applications/jobs.ts';
import { CORRECTION_MAIL, MONTHLY_FIGURES } from '../receipts/jobs.ts';
import type { Deps } from '../deps.ts';
import { FEEDBACK_INVITED } from '../feedback/jobs.ts';
import { BILL_PART_PAID, ORDER_ACCEPTED, ORDER_CANCELLED, ORDER_PLACED, ORDER_REFUSED } from '../orders/jobs.ts';
import { readMailLog, readOrderMails, retryMail } from '../outbox/mail-log.store.ts';
import { ORDER_REFUNDED } from '../payments/jobs.ts';
import { GUEST_TOLD, RESTAURANT_TOLD } from '../reservations/jobs.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { WITHDRAWAL_DECLARED, WITHDRAWAL_RECEIVED } from '../withdrawals/jobs.ts';

/** The jobs that send mails; the outbox has others, too. */
const MAIL_JOBS: readonly string[] = [
  ORDER_PLACED,
  ORDER_ACCEPTED,
  ORDER_REFUSED,
  ORDER_CANCELLED,
  ORDER_REFUNDED,
  BILL_PART_PAID,
  CORRECTION_MAIL,
  MONTHLY_FIGURES,
  FEEDBACK_INVITED,
  SIGN_IN_LINK,
  ADVERTISING_ASKED,
  APPLICATION_RECEIVED,
  GUEST_TOLD,
  RESTAURANT_TOLD,
  WITHDRAWAL_DECLARED,
  WITHDRAWAL_RECEIVED,
].map(({ kind }) => kind);

/** The mails of the last 30 days, without names and addresses: their orders have them. */
export async function listShopMails({ database, services }: Deps, shop: LoadedShop): Promise<ShopMails> {
  const rows = await readMailLog(database.read, shop.id, MAIL_JOBS);
  return {
    smtpHost: services.smtpUrl === null ? null : new URL(services.smtpUrl).hostname,
    mails: rows.map(toSentMail),
  };
}

/** The mails about an order. */
export async function listOrderMails(
  { database }: Pick<Deps, 'database'>,
  { id: shopId }: LoadedShop,
  orderId: OrderId,
): Promise<SentMail[]> {
  return (await readOrderMails(database.read, { shopId, orderId, kinds: MAIL_JOBS })).map(toSentMail);
}

const toSentMail = (row: Awaited<ReturnType<typeof readMailLog>>[number]): SentMail => ({
  id: row.outbox_id,
  kind: row.kind,
  orderNumber: row.number,
  state: toState(row),
  at: row.done_at ?? row.run_at,
  attempts: row.attempts,
  failure: row.failure,
});

const toState = (row: { readonly done_at: string | null; readonly failure: string | null }): SentMail['state'] =>
  row.done_at === null ? 'waiting' : row.failure === null ? 'sent' : 'failed';

/** Tries a mail that failed again, at once; false: there is none. */
export async function resendMail({ database, clock, outbox }: Deps, shop: LoadedShop, id: string): Promise<boolean> {
  const mail = { shopId: shop.id, id, kinds: MAIL_JOBS };
  const isQueued = await database.write((writer) => retryMail(writer, mail, clock.now()));
  if (isQueued) outbox.wake();
  return isQueued;
}
