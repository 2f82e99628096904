import { orderChangeMail } from '@tischlein/documents/mail';
import { formatTime } from '../orders/format-order-time.ts';
import { readLatestChanges } from '../orders/order-changes.store.ts';
import { type OrderMailDeps, sendOrderMail } from '../orders/send-order-mail.ts';
import type { Deps } from '../deps.ts';
import type { JobHandler } from '../outbox/job-kind.ts';
import { toChangeLink } from './change-link.ts';
import { CHANGE_PROPOSED } from './jobs.ts';
import { readMoney, settleTotal } from './settle.ts';

type ChangeMailDeps = OrderMailDeps & Pick<Deps, 'secretKey'>;

/** The mail with the link by which the guest answers. */
export const orderChangeMails = (deps: ChangeMailDeps): readonly JobHandler[] => [
  CHANGE_PROPOSED.handle(async ({ change: id }, job) => {
    const { read } = deps.database;
    const change = job.orderId && (await readLatestChanges(read, job.shopId, [job.orderId])).get(job.orderId);
    // It was answered or withdrawn before the mail was sent.
    if (!change || change.change_id !== id || change.state !== 'open') return;
    await sendOrderMail(deps, job, async ({ mail, order, shop }) => {
      const total = change.quote_after.steps.TOTAL;
      const settled = settleTotal(await readMoney(read, order), total);
      const until = formatTime(change.proposed_at, change.expires_at);
      const url = toChangeLink(deps, shop, change);
      return { content: orderChangeMail(mail, { reason: change.reason, until, total, ...settled, url }) };
    });
  }),
];
