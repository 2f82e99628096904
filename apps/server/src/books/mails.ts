import { correctionMail, electronicInvoiceMail } from '@tischlein/documents/mail';
import { type OrderMailDeps, sendOrderMail } from '../orders/send-order-mail.ts';
import type { Job, JobHandler } from '../outbox/job-kind.ts';
import { type ElectronicDocument, readElectronicDocuments } from './electronic-invoices.store.ts';
import { CORRECTION_MAIL, ELECTRONIC_INVOICE_MAIL } from '../receipts/jobs.ts';
import { readBuyerEmail } from './write-agreement.ts';

/** E-invoices and their corrections, as XML, to the address that they name. */
export const bookMails = (deps: OrderMailDeps): readonly JobHandler[] => [
  ELECTRONIC_INVOICE_MAIL.handle(({ number }, job) =>
    sendDocument(deps, job, { number, write: electronicInvoiceMail }),
  ),
  CORRECTION_MAIL.handle(({ number, addressOf }, job) =>
    sendDocument(deps, job, { number, addressOf, write: correctionMail }),
  ),
];

interface DocumentToSend {
  readonly number: number;
  readonly addressOf?: number | undefined;
  readonly write: typeof correctionMail;
}

const sendDocument = (
  deps: OrderMailDeps,
  job: Job,
  { number, addressOf = number, write }: DocumentToSend,
): Promise<void> =>
  sendOrderMail(deps, job, async ({ mail, order, shop }) => {
    const documents = await readElectronicDocuments(deps.database.read, shop.id, order.order_id);
    const find = (wanted: number): ElectronicDocument => {
      const found = documents.find((document) => document.number === wanted);
      if (!found) throw new Error(`no e-invoice ${wanted} of ${order.order_id}`);
      return found;
    };
    const file = { name: `xrechnung-${number}.xml`, text: find(number).document, type: 'application/xml' };
    return {
      content: { ...write(mail, number), attachments: [file] },
      to: { name: '', email: readBuyerEmail(find(addressOf).document) || order.contact.email },
    };
  });
