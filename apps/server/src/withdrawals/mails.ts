import { withdrawalDeclaredMail, withdrawalReceivedMail } from '@tischlein/documents/mail';
import { type OrderMailDeps, sendOrderMail } from '../orders/send-order-mail.ts';
import type { Job, JobHandler } from '../outbox/job-kind.ts';
import { formatDeclaredAt } from './format-declared-at.ts';
import { WITHDRAWAL_DECLARED, WITHDRAWAL_RECEIVED } from './jobs.ts';
import { readWithdrawal } from './withdrawals.store.ts';

/** Mails to guest and restaurant about a withdrawal (§ 356a BGB). */
export const withdrawalMails = (deps: OrderMailDeps): readonly JobHandler[] => [
  WITHDRAWAL_RECEIVED.handle(({ withdrawalId }, job) =>
    sendOrderMail(deps, job, async ({ mail }) => {
      const withdrawal = await findWithdrawal(deps, job, withdrawalId);
      return { content: withdrawalReceivedMail(mail, withdrawal) };
    }),
  ),
  WITHDRAWAL_DECLARED.handle(({ withdrawalId }, job) =>
    sendOrderMail(deps, job, async ({ mail, order, shop: { config } }) => {
      const withdrawal = await findWithdrawal(deps, job, withdrawalId);
      return {
        content: withdrawalDeclaredMail(mail, withdrawal),
        to: { name: config.restaurantName, email: config.email },
        // A stranger may have typed theirs.
        replyTo: order.contact.email || withdrawal.email,
      };
    }),
  ),
];

async function findWithdrawal({ database }: OrderMailDeps, { shopId }: Job, id: string) {
  const row = await readWithdrawal(database.read, shopId, id);
  if (!row) throw new Error(`no withdrawal ${id}`);
  return { ...row, declaredAt: formatDeclaredAt(row.declared_at) };
}
