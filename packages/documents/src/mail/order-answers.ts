import type { Cents } from '@tischlein/domain';
import type { VatPart } from '@tischlein/domain/pricing';
import type { MailKind, MailValues } from '@tischlein/domain/shop';
import { calledOffMoneyText, euro, firstName, moneyWayText, percent, serveTimeText } from '@tischlein/wording';
import { ORDER_ANSWER, questionsText } from '@tischlein/wording/documents';
import { type Mail, type MailBlock, renderMail } from './mail-content.ts';
import { mailWords } from './mail-words.ts';
import type { OrderMail } from './order-mail.ts';
import { footBlock } from './shop-blocks.ts';

/** `promised` is '19:25' or 'Montag 11:30'. */
export function orderAcceptedMail(order: OrderMail, promised: string): Mail {
  return answer(order, { kind: 'orderAccepted', zeit: promised }, [
    { kind: 'paragraph', text: `${serveTimeText(order.deliveryType, promised, true)}.` },
    { kind: 'button', text: ORDER_ANSWER.follow, url: order.statusUrl },
  ]);
}

export const orderRefusedMail = (order: OrderMail, reason: string): Mail =>
  answer(order, { kind: 'orderRefused' }, afterAll(order, reason));

/** The restaurant cancelled an order it had accepted. */
export const orderCancelledMail = (order: OrderMail, reason: string): Mail =>
  answer(order, { kind: 'orderCancelled' }, afterAll(order, reason));

/** The refunded amount and the VAT in it. */
interface MailedRefund {
  readonly amount: Cents;
  readonly reason: string;
  readonly vat: readonly VatPart[];
}

export function orderRefundedMail(order: OrderMail, { amount, reason, vat }: MailedRefund): Mail {
  const held = vat.map((part) => ORDER_ANSWER.vat(euro(part.vat), percent(part.rate))).join(', ');
  return answer(order, { kind: 'orderRefunded', betrag: euro(amount) }, [
    ...(held ? [{ kind: 'paragraph', text: ORDER_ANSWER.included(held) } as const] : []),
    { kind: 'paragraph', text: ORDER_ANSWER.reason(reason) },
    { kind: 'paragraph', text: moneyWayText(order) },
    { kind: 'paragraph', text: questionsText(order.shop.phone) },
    { kind: 'button', text: ORDER_ANSWER.view, url: order.statusUrl },
  ]);
}

function afterAll(order: OrderMail, reason: string): readonly MailBlock[] {
  const why = reason ? [ORDER_ANSWER.reason(reason)] : [];
  return [
    ...[...why, calledOffMoneyText(order), questionsText(order.shop.phone)].map(
      (text) => ({ kind: 'paragraph', text }) as const,
    ),
    { kind: 'button', text: ORDER_ANSWER.view, url: order.statusUrl },
  ];
}

type Answered = MailValues & { readonly kind: MailKind };

/** The introduction, what happened, and the closing words. */
function answer(order: OrderMail, { kind, ...own }: Answered, blocks: readonly MailBlock[]): Mail {
  const values = { name: firstName(order.contact.name), nummer: String(order.number), ...own };
  const { subject, intro, closing } = mailWords(order, kind, { values });
  return renderMail({ subject, sender: order, blocks: [...intro, ...blocks, ...closing, footBlock(order)] });
}
