import { type Cents, sum } from '@tischlein/domain';
import { euro, firstName } from '@tischlein/wording';
import { TABLE_PAID } from '@tischlein/wording/storefront';
import { linkTo, type Mail, type MailRow, renderMail } from './mail-content.ts';
import type { OrderMail } from './order-mail.ts';
import { footBlock, questionsText } from './shop-blocks.ts';

interface PaidPart {
  readonly table: number;
  readonly tip: Cents;
}

/** The invoice of a part of a table's bill; the document itself is attached. */
export function billPartPaidMail(order: OrderMail, { table, tip }: PaidPart): Mail {
  const { shop, contact, placedAt, receiptUrl, quote } = order;
  const paid = sum([quote.steps.TOTAL, tip]);
  return renderMail({
    subject: `Deine Rechnung für Tisch ${table} – ${shop.restaurantName}`,
    sender: order,
    blocks: [
      { kind: 'title', text: TABLE_PAID.thanks(firstName(contact.name)) },
      { kind: 'paragraph', text: `Tisch ${table}, ${placedAt} Uhr. Deine Rechnung findest Du im Anhang.` },
      {
        kind: 'rows',
        rows: [
          ...quote.lines.map(({ amount, name, price }) => row(`${amount}× ${name}`, price)),
          ...(tip > 0 ? [row('Trinkgeld', tip)] : []),
          { ...row(TABLE_PAID.paid, paid), isTotal: true },
        ],
      },
      ...linkTo('Rechnung ansehen', receiptUrl),
      { kind: 'paragraph', text: questionsText(shop) },
      footBlock(order),
    ],
  });
}

const row = (name: string, amount: Cents): MailRow => ({ name, details: [], amount: euro(amount), isTotal: false });
