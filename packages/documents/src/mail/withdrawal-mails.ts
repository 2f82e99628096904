import { declarationText } from '@tischlein/wording';
import { WITHDRAWAL_MAILS } from '@tischlein/wording/documents';
import { type Mail, renderMail } from './mail-content.ts';
import type { OrderMail } from './order-mail.ts';
import { footBlock } from './shop-blocks.ts';

interface DeclaredWithdrawal {
  readonly name: string;
  readonly email: string;
  readonly items: string;
  /** '21.11.2026 um 19:30 Uhr' */
  readonly declaredAt: string;
}

/** The acknowledgement on a durable medium: the declaration with its date and time (§ 356a (4) BGB). */
export function withdrawalReceivedMail(order: OrderMail, withdrawal: DeclaredWithdrawal): Mail {
  return renderMail({
    subject: WITHDRAWAL_MAILS.receivedSubject(order.number, order.shop.restaurantName),
    sender: order,
    blocks: [
      { kind: 'paragraph', text: WITHDRAWAL_MAILS.received(withdrawal.declaredAt) },
      { kind: 'heading', text: WITHDRAWAL_MAILS.declaration },
      { kind: 'paragraph', text: declarationText({ number: order.number, ...withdrawal }) },
      { kind: 'paragraph', text: WITHDRAWAL_MAILS.check },
      footBlock(order),
    ],
  });
}

/** Tells the restaurant about a withdrawal and what it has to do. */
export function withdrawalDeclaredMail(order: OrderMail, withdrawal: DeclaredWithdrawal): Mail {
  const allowed = order.quote.lines.filter(({ withdrawalAllowed }) => withdrawalAllowed === true);
  const articles = allowed.map(({ amount, name }) => `${amount}× ${name}`).join(', ');
  return renderMail({
    subject: WITHDRAWAL_MAILS.declaredSubject(order.number),
    sender: order,
    blocks: [
      { kind: 'paragraph', text: WITHDRAWAL_MAILS.declared(withdrawal.declaredAt) },
      { kind: 'paragraph', text: declarationText({ number: order.number, ...withdrawal }) },
      { kind: 'paragraph', text: articles ? WITHDRAWAL_MAILS.allowed(articles) : WITHDRAWAL_MAILS.noneAllowed },
      { kind: 'paragraph', text: WITHDRAWAL_MAILS.answer },
    ],
  });
}
