import { orderId, toCents } from '@tischlein/domain';
import { billPartPaidMail, type MailAttachment } from '@tischlein/documents/mail';
import type { Deps } from '../deps.ts';
import { openLogos } from '../media/open-logos.ts';
import { BILL_PART_PAID } from '../orders/jobs.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import { type OrderMailContext, type OrderMailDeps, sendOrderMail } from '../orders/send-order-mail.ts';
import type { JobHandler } from '../outbox/job-kind.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { RECEIPT_MAIL } from './jobs.ts';
import { readOrderReceipt } from './read-receipt.ts';
import { toPdfName } from './pdf-name.ts';

type ReceiptMailDeps = OrderMailDeps & Pick<Deps, 'clock' | 'pictureCache'>;

/** The mail with the invoice of a part of a table's bill. */
export function receiptMails(deps: ReceiptMailDeps): readonly JobHandler[] {
  const readLogo = openLogos(deps);
  return [
    BILL_PART_PAID.handle((_, job) => sendOrderMail(deps, job, draftInvoice)),
    RECEIPT_MAIL.handle(({ orderId: id, email }, job) =>
      sendOrderMail(deps, { ...job, orderId: orderId(id) }, async (context) => ({
        ...(await draftInvoice(context)),
        to: { name: context.order.contact.name, email },
      })),
    ),
  ];

  async function draftInvoice({ mail, order, shop }: OrderMailContext) {
    const { table_number: table, tip } = order;
    if (table === null) throw new Error(`the part ${order.order_id} is of no table`);
    const attachments = [await attachInvoice(shop, order)];
    return { content: { ...billPartPaidMail(mail, { table, tip: toCents(tip) }), attachments } };
  }

  async function attachInvoice(shop: LoadedShop, order: StoredOrder): Promise<MailAttachment> {
    const receipt = await readOrderReceipt(deps, shop, { order, isOwn: true });
    if (!receipt) throw new Error(`no invoice for ${order.order_id}`);
    // Imported late: pdfkit takes 30 MB of memory.
    const { renderReceiptPdf } = await import('./receipt-pdf.ts');
    const pdf = await renderReceiptPdf(receipt, await readLogo(shop));
    const text = Buffer.from(pdf).toString('base64');
    return { name: toPdfName(receipt), text, type: 'application/pdf', encoding: 'base64' };
  }
}
