import { correctionMail } from '@tischlein/documents/mail';
import { type OrderMailDeps, sendOrderMail } from '../orders/send-order-mail.ts';
import type { JobHandler } from '../outbox/job-kind.ts';
import { findCorrection, findElectronicInvoice } from './electronic-invoices.store.ts';
import { CORRECTION_MAIL } from '../receipts/jobs.ts';
import { readBuyerEmail } from './write-agreement.ts';

/** The correction of an e-invoice, as XML. */
export const bookMails = (deps: OrderMailDeps): readonly JobHandler[] => [
  CORRECTION_MAIL.handle(({ number }, job) =>
    sendOrderMail(deps, job, async ({ mail, order, shop }) => {
      const found = await findCorrection(deps.database.read, shop.id, { orderId: order.order_id, number });
      const invoice = await findElectronicInvoice(deps.database.read, shop.id, order.order_id);
      if (!found || !invoice) throw new Error(`no correction ${number} of ${order.order_id}`);
      const file = { name: `xrechnung-${number}.xml`, text: found.document, type: 'application/xml' };
      return {
        content: { ...correctionMail(mail, number), attachments: [file] },
        to: { name: '', email: readBuyerEmail(invoice.document) },
      };
    }),
  ),
];
