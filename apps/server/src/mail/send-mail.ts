import type { ShopConfig } from '@tischlein/domain/shop';
import type { Mail } from '@tischlein/documents/mail';
import type { PauseAt } from '../faults.ts';
import type { Job } from '../outbox/job-kind.ts';
import type { Mailbox } from './mailbox.ts';

interface MailDraft {
  /** The sender. */
  readonly shop: Pick<ShopConfig, 'restaurantName' | 'email'>;
  /** Address for replies; the restaurant's by default. */
  readonly replyTo?: string;
  readonly to: { readonly name: string; readonly email: string };
  readonly content: Mail;
  /** Required in every mail about advertising. */
  readonly unsubscribeUrl?: string;
}

/** Sends the mail of a job. */
export type SendMail = (job: Job, draft: MailDraft) => Promise<void>;

interface MailDeps {
  readonly mailbox: Mailbox;
  readonly pauseAt: PauseAt;
}

export const createMailSender =
  ({ mailbox, pauseAt }: MailDeps): SendMail =>
  async (job, { shop, replyTo = shop.email, to, content, ...more }) => {
    const address = to.email.trim();
    // Deleting an account removes the address from its orders.
    if (address === '') return;
    const from = { name: shop.restaurantName, replyTo };
    const { id, shopId, createdAt } = job;
    await mailbox.send({ id, shopId, createdAt, from, to: { name: to.name, address }, ...content, ...more }, job);
    await pauseAt('afterSendMail');
  };
