import { CORRECTION_MAIL, ELECTRONIC_INVOICE_MAIL, questionsText } from '@tischlein/wording/documents';
import { linkTo, type Mail, renderMail } from './mail-content.ts';
import type { OrderMail } from './order-mail.ts';
import { footBlock } from './shop-blocks.ts';

/** After a refund or a cancellation, to the company that got an e-invoice; the correction is attached. */
export const correctionMail = (order: OrderMail, number: number): Mail =>
  renderMail({
    subject: CORRECTION_MAIL.subject(number, order.shop.restaurantName),
    sender: order,
    blocks: [
      { kind: 'title', text: CORRECTION_MAIL.title },
      { kind: 'paragraph', text: CORRECTION_MAIL.attached(order.number, order.placedAt) },
      ...linkTo(CORRECTION_MAIL.view, order.receiptUrl),
      { kind: 'paragraph', text: questionsText(order.shop.phone) },
      footBlock(order),
    ],
  });

/** The e-invoice that the restaurant has made for a company, attached. */
export const electronicInvoiceMail = (order: OrderMail, number: number): Mail =>
  renderMail({
    subject: ELECTRONIC_INVOICE_MAIL.subject(number, order.shop.restaurantName),
    sender: order,
    blocks: [
      { kind: 'title', text: ELECTRONIC_INVOICE_MAIL.title },
      { kind: 'paragraph', text: ELECTRONIC_INVOICE_MAIL.attached(order.number, order.placedAt) },
      { kind: 'paragraph', text: questionsText(order.shop.phone) },
      footBlock(order),
    ],
  });
