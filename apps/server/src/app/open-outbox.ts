import { setTimeout as pause } from 'node:timers/promises';
import { accountMails } from '../accounts/mails.ts';
import { advertisingMails } from '../advertising/mails.ts';
import { applicationMails } from '../applications/mails.ts';
import { bookMails } from '../books/mails.ts';
import { monthlyMails } from '../books/monthly-mails.ts';
import type { Deps } from '../deps.ts';
import { escalationMails } from '../escalation/mails.ts';
import { feedbackMails } from '../feedback/mails.ts';
import { guestMails } from '../guests/mails.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { createMailSender } from '../mail/send-mail.ts';
import { isMailServerAway } from '../mail/smtp.ts';
import { orderChangeMails } from '../order-changes/mails.ts';
import { orderMails } from '../orders/mails.ts';
import { type Outbox, startOutbox } from '../outbox/outbox.ts';
import type { OnAbandoned } from '../outbox/outbox.store.ts';
import { paymentMails } from '../payments/mails.ts';
import { addPaymentTask } from '../payments/refunds.store.ts';
import { createTableJobs, REFUND_KINDS } from '../tables/jobs.ts';
import { listRefundLines } from '../tables/order-follower.ts';
import { pushMessages, type PushDeps } from '../push/notify-guests.ts';
import { shiftMessages } from '../push/notify-shift.ts';
import { reservationMails } from '../reservations/mails.ts';
import { receiptMails } from '../receipts/mails.ts';
import { staffMails } from '../staff/mails.ts';
import { withdrawalMails } from '../withdrawals/mails.ts';

interface OpenOutboxDeps
  extends
    Pick<Deps, 'database' | 'shops' | 'clock' | 'events' | 'publicUrl' | 'pictureCache' | 'secretKey' | 'pauseAt'>,
    Pick<PushDeps, 'toServiceUrl'> {
  readonly mailbox: Mailbox;
}

/** The restart of a service waits until it has stopped. */
const STOP_MAILS_AFTER_MS = 5000;

/** Starts the outbox with the jobs of every room. When it stops, it closes the mailbox. */
export function openOutbox({ mailbox, ...deps }: OpenOutboxDeps): Outbox {
  const mailDeps = { ...deps, sendMail: createMailSender({ mailbox, pauseAt: deps.pauseAt }) };
  const tableJobs = (jobDeps: typeof mailDeps) => createTableJobs(jobDeps, listRefundLines);
  const rooms = [
    tableJobs,
    orderMails,
    orderChangeMails,
    paymentMails,
    receiptMails,
    withdrawalMails,
    accountMails,
    advertisingMails,
    applicationMails,
    reservationMails,
    feedbackMails,
    escalationMails,
    guestMails,
    staffMails,
    bookMails,
    monthlyMails,
  ];
  const mails = rooms.flatMap((createHandlers) => createHandlers(mailDeps));
  const handlers = [...mails, ...pushMessages(deps), ...shiftMessages(deps)];
  const outbox = startOutbox({ ...deps, handlers, onAbandoned, isServiceAway: isMailServerAway });
  return { ...outbox, stop: () => stopOutbox(outbox, mailbox) };
}

/** Gives the mail server a moment. Mails that it has not taken then are left to the next process. */
async function stopOutbox(outbox: Outbox, mailbox: Mailbox): Promise<void> {
  const stopped = outbox.stop();
  await Promise.race([stopped, pause(STOP_MAILS_AFTER_MS, undefined, { ref: false })]);
  mailbox.close();
  await stopped;
}

const onAbandoned: OnAbandoned = async (writer, { kind: job, shopId, orderId }, at) => {
  // Staff have to pay back, or to contact the guest instead.
  const kind = REFUND_KINDS.includes(job) ? 'refundFailed' : 'mailFailed';
  if (orderId) await addPaymentTask(writer, { shopId, orderId }, { kind, at });
};
