import type { MailHealth, SentMail, ShopMails } from '@tischlein/contract/office';
import { days, type OrderId } from '@tischlein/domain';
import { SIGN_IN_LINK } from '../accounts/jobs.ts';
import { ADVERTISING_ASKED } from '../advertising/jobs.ts';
import { APPLICATION_RECEIVED } from '../applications/jobs.ts';
import { CORRECTION_MAIL, ELECTRONIC_INVOICE_MAIL, MONTHLY_FIGURES } from '../receipts/jobs.ts';
import { plusSeconds } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { FEEDBACK_INVITED } from '../feedback/jobs.ts';
import { BILL_PART_PAID, ORDER_ACCEPTED, ORDER_CANCELLED, ORDER_PLACED, ORDER_REFUSED } from '../orders/jobs.ts';
import { countFailedMails, readMailLog, readOrderMails, retryMail } from '../outbox/mail-log.store.ts';
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
  ELECTRONIC_INVOICE_MAIL,
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
export async function listShopMails({ database, settings }: Deps, shop: LoadedShop): Promise<ShopMails> {
  const rows = await readMailLog(database.read, shop.id, MAIL_JOBS);
  return {
    smtpHost: settings.smtpUrl === null ? null : new URL(settings.smtpUrl).hostname,
    mails: rows.map(toSentMail(settings)),
  };
}

/** The mails about an order. */
export async function listOrderMails(
  { database, settings }: Pick<Deps, 'database' | 'settings'>,
  { id: shopId }: LoadedShop,
  orderId: OrderId,
): Promise<SentMail[]> {
  return (await readOrderMails(database.read, { shopId, orderId, kinds: MAIL_JOBS })).map(toSentMail(settings));
}

type LoggedMail = Awaited<ReturnType<typeof readMailLog>>[number];

const toSentMail =
  ({ smtpUrl }: Deps['settings']) =>
  (row: LoggedMail): SentMail => ({
    id: row.outbox_id,
    kind: row.kind,
    orderNumber: row.number,
    state: toState(row),
    at: row.done_at ?? row.run_at,
    attempts: row.attempts,
    failure: row.failure,
    mayResend: row.failure !== null || (row.stored === 1 && row.done_at !== null && smtpUrl !== null),
  });

function toState({ done_at, failure, stored }: Pick<LoggedMail, 'done_at' | 'failure' | 'stored'>): SentMail['state'] {
  if (done_at === null) return 'waiting';
  if (failure !== null) return 'failed';
  return stored === 1 ? 'stored' : 'sent';
}

/** Whether guests of a shop get mails (§ 312i BGB), and how many of the last day were given up. */
export async function readMailHealth({ database, clock, settings }: Deps, shop: LoadedShop): Promise<MailHealth> {
  const since = plusSeconds(clock.now(), -days(1));
  const failed = await countFailedMails(database.read, { shopId: shop.id, kinds: MAIL_JOBS, since });
  return { isSending: isSending({ settings }), failed };
}

/** Mails of a demonstration go nowhere on purpose. */
export const isSending = ({ settings }: Pick<Deps, 'settings'>): boolean => settings.smtpUrl !== null || settings.demo;

/** Tries a mail that failed or was only stored again, at once; false: there is none. */
export async function resendMail({ database, clock, outbox }: Deps, shop: LoadedShop, id: string): Promise<boolean> {
  const mail = { shopId: shop.id, id, kinds: MAIL_JOBS };
  const isQueued = await database.write((writer) => retryMail(writer, mail, clock.now()));
  if (isQueued) outbox.wake();
  return isQueued;
}
