import { toCents } from '@tischlein/domain';
import { orderRefundedMail } from '@tischlein/documents/mail';
import { type OrderMailDeps, sendOrderMail } from '../orders/send-order-mail.ts';
import type { JobHandler } from '../outbox/job-kind.ts';
import { ORDER_REFUNDED } from './jobs.ts';
import { calculateRefundVat } from './refund-vat.ts';
import { readRefunds } from './refunds.store.ts';

/** The mail to the guest about a refund. */
export const paymentMails = (deps: OrderMailDeps): readonly JobHandler[] => [
  ORDER_REFUNDED.handle(({ refundId }, job) =>
    sendOrderMail(deps, job, async ({ mail, order }) => {
      const refunds = await readRefunds(deps.database.read, order.shop_id, order.order_id);
      const refund = refunds.find(({ refund_id }) => refund_id === refundId);
      if (!refund) throw new Error(`no refund ${refundId}`);
      const vat = calculateRefundVat(refunds).get(refundId) ?? [];
      return { content: orderRefundedMail(mail, { amount: toCents(refund.amount), reason: refund.reason, vat }) };
    }),
  ),
];
