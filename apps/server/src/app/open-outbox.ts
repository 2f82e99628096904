import { accountMails } from '../accounts/mails.ts';
import { advertisingMails } from '../advertising/mails.ts';
import { applicationMails } from '../applications/mails.ts';
import type { Deps } from '../deps.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { createMailSender } from '../mail/send-mail.ts';
import { orderMails } from '../orders/mails.ts';
import { type Outbox, startOutbox } from '../outbox/outbox.ts';
import type { OnAbandoned } from '../outbox/outbox.store.ts';
import { paymentMails } from '../payments/mails.ts';
import { addPaymentTask } from '../payments/refunds.store.ts';
import { withdrawalMails } from '../withdrawals/mails.ts';

interface OpenOutboxDeps extends Pick<
  Deps,
  'database' | 'shops' | 'clock' | 'events' | 'publicUrl' | 'secretKey' | 'pauseAt'
> {
  readonly mailbox: Mailbox;
}

/** Starts the outbox with the jobs of every room. */
export function openOutbox({ mailbox, ...deps }: OpenOutboxDeps): Outbox {
  const mailDeps = { ...deps, sendMail: createMailSender({ mailbox, pauseAt: deps.pauseAt }) };
  const rooms = [orderMails, paymentMails, withdrawalMails, accountMails, advertisingMails, applicationMails];
  return startOutbox({ ...deps, handlers: rooms.flatMap((createHandlers) => createHandlers(mailDeps)), onAbandoned });
}

const onAbandoned: OnAbandoned = async (writer, { shopId, orderId }, at) => {
  // Staff have to contact the guest instead.
  if (orderId) await addPaymentTask(writer, { shopId, orderId }, { kind: 'mailFailed', at });
};
