import { setTimeout as pause } from 'node:timers/promises';
import type { Mailbox } from '../mail/mailbox.ts';
import { createMailSender } from '../mail/send-mail.ts';
import { isMailRefused, isMailServerAway } from '../mail/smtp.ts';
import { type Outbox, startOutbox } from '../outbox/outbox.ts';
import type { OnAbandoned } from '../outbox/outbox.store.ts';
import { addPaymentTask } from '../payments/refunds.store.ts';
import type { JobDeps } from '../room.ts';
import { REFUND_KINDS } from '../tables/jobs.ts';
import { ROOMS } from './rooms.ts';

interface OpenOutboxDeps extends Omit<JobDeps, 'sendMail'> {
  readonly mailbox: Mailbox;
}

/** The restart of a service waits until it has stopped. */
const STOP_MAILS_AFTER_MS = 5000;

/** Starts the outbox with the jobs of every room. When it stops, it closes the mailbox. */
export function openOutbox(deps: OpenOutboxDeps): Outbox {
  const { mailbox } = deps;
  const jobDeps = {
    ...deps,
    sendMail: createMailSender(deps),
    // The office may change it while jobs run.
    get publicUrl() {
      return deps.publicUrl;
    },
  };
  const handlers = ROOMS.flatMap(({ jobs = [] }) => jobs).flatMap((createHandlers) => createHandlers(jobDeps));
  const outbox = startOutbox({
    ...deps,
    handlers,
    onAbandoned,
    isServiceAway: isMailServerAway,
    isRefused: isMailRefused,
  });
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
