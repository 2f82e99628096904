import { linkTo, type Mail, renderMail } from './mail-content.ts';
import type { OrderMail } from './order-mail.ts';
import { footBlock, questionsText } from './shop-blocks.ts';

/** After a refund or a cancellation, to the company that got an e-invoice; the correction is attached. */
export const correctionMail = (order: OrderMail, number: number): Mail =>
  renderMail({
    subject: `Rechnungskorrektur ${number} – ${order.shop.restaurantName}`,
    sender: order,
    blocks: [
      { kind: 'title', text: 'Korrektur Deiner E-Rechnung' },
      {
        kind: 'paragraph',
        text: `Zur Bestellung ${order.number} vom ${order.placedAt} Uhr hat sich etwas geändert. Die Korrektur liegt als XRechnung im Anhang, für Deine Buchhaltung.`,
      },
      ...linkTo('Belege ansehen', order.receiptUrl),
      { kind: 'paragraph', text: questionsText(order.shop) },
      footBlock(order),
    ],
  });
