import type { Cents } from '@tischlein/domain';
import type { VatPart } from '@tischlein/domain/pricing';
import { euro, percent } from '../money.ts';
import { calledOffMoneyText, firstName, moneyWayText } from '../orders.ts';
import { serveTimeText } from '../sums.ts';
import { type Mail, type MailBlock, renderMail } from './mail-content.ts';
import type { OrderMail } from './order-mail.ts';
import { footBlock, questionsText } from './shop-blocks.ts';

/** `promised` is '19:25' or 'Montag 11:30'. */
export function orderAcceptedMail(order: OrderMail, promised: string): Mail {
  return answer(order, `Deine Bestellung ${order.number} ist angenommen`, [
    { kind: 'paragraph', text: `${addressed('Gute Nachricht', order)}: Wir bereiten Deine Bestellung zu.` },
    { kind: 'paragraph', text: `${serveTimeText(order.deliveryType, promised, true)}.` },
    { kind: 'button', text: 'Bestellung verfolgen', url: order.statusUrl },
  ]);
}

export function orderRefusedMail(order: OrderMail, reason: string): Mail {
  return answer(order, `Deine Bestellung ${order.number} konnten wir nicht annehmen`, [
    { kind: 'paragraph', text: `${addressed('Leider können wir Deine Bestellung nicht annehmen', order)}.` },
    ...afterAll(order, reason),
  ]);
}

/** The restaurant cancelled an order it had accepted. */
export function orderCancelledMail(order: OrderMail, reason: string): Mail {
  return answer(order, `Deine Bestellung ${order.number} wurde storniert`, [
    { kind: 'paragraph', text: `${addressed('Leider mussten wir Deine Bestellung stornieren', order)}.` },
    ...afterAll(order, reason),
  ]);
}

/** The refunded amount and the VAT in it. */
interface MailedRefund {
  readonly amount: Cents;
  readonly reason: string;
  readonly vat: readonly VatPart[];
}

export function orderRefundedMail(order: OrderMail, { amount, reason, vat }: MailedRefund): Mail {
  const held = vat.map((part) => `${euro(part.vat)} MwSt. (${percent(part.rate)})`).join(', ');
  const vatText = held && ` Darin enthalten: ${held}.`;
  return answer(order, `Erstattung zu Deiner Bestellung ${order.number}`, [
    { kind: 'paragraph', text: `${addressed(`Wir haben Dir ${euro(amount)} erstattet`, order)}.${vatText}` },
    { kind: 'paragraph', text: `Der Grund: ${reason}` },
    { kind: 'paragraph', text: moneyWayText(order) },
    { kind: 'paragraph', text: questionsText(order.shop) },
    { kind: 'button', text: 'Bestellung ansehen', url: order.statusUrl },
  ]);
}

function afterAll(order: OrderMail, reason: string): readonly MailBlock[] {
  const why = reason ? [`Der Grund: ${reason}`] : [];
  return [
    ...[...why, calledOffMoneyText(order), questionsText(order.shop)].map(
      (text) => ({ kind: 'paragraph', text }) as const,
    ),
    { kind: 'button', text: 'Bestellung ansehen', url: order.statusUrl },
  ];
}

/** 'Gute Nachricht, Ada' */
const addressed = (words: string, { contact }: OrderMail): string =>
  [words, firstName(contact.name)].filter(Boolean).join(', ');

function answer(order: OrderMail, subject: string, blocks: readonly MailBlock[]): Mail {
  const { shop } = order;
  return renderMail({
    subject: `${subject} – ${shop.restaurantName}`,
    sender: order,
    blocks: [...blocks, footBlock(order)],
  });
}
