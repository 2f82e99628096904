import { type Cents, sum } from '@tischlein/domain';
import { euro, firstName } from '@tischlein/wording';
import { TABLE_PAID } from '@tischlein/wording/storefront';
import { BILL_PART_MAIL, questionsText } from '@tischlein/wording/documents';
import { linkTo, type Mail, type MailRow, renderMail } from './mail-content.ts';
import type { OrderMail } from './order-mail.ts';
import { footBlock } from './shop-blocks.ts';

interface PaidPart {
  readonly table: number;
  readonly tip: Cents;
}

/** The invoice of a part of a table's bill; the document itself is attached. */
export function billPartPaidMail(order: OrderMail, { table, tip }: PaidPart): Mail {
  const { shop, contact, placedAt, receiptUrl, quote } = order;
  const paid = sum([quote.steps.TOTAL, tip]);
  return renderMail({
    subject: BILL_PART_MAIL.subject(table, shop.restaurantName),
    sender: order,
    blocks: [
      { kind: 'title', text: TABLE_PAID.thanks(firstName(contact.name)) },
      { kind: 'paragraph', text: BILL_PART_MAIL.attached(table, placedAt) },
      {
        kind: 'rows',
        rows: [
          ...quote.lines.map(({ amount, name, price }) => row(`${amount}× ${name}`, price)),
          ...(tip > 0 ? [row(BILL_PART_MAIL.tip, tip)] : []),
          { ...row(TABLE_PAID.paid, paid), isTotal: true },
        ],
      },
      ...linkTo(BILL_PART_MAIL.view, receiptUrl),
      { kind: 'paragraph', text: questionsText(shop.phone) },
      footBlock(order),
    ],
  });
}

const row = (name: string, amount: Cents): MailRow => ({ name, details: [], amount: euro(amount), isTotal: false });
