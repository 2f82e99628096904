import type { Cents } from '@tischlein/domain';
import type { VatPart } from '@tischlein/domain/pricing';
import { euro, percent } from '../money.ts';
import { isPaidInPerson } from '../payment-methods.ts';
import { serveTimeText } from '../sums.ts';
import { type Mail, type MailBlock, renderMail } from './mail-content.ts';
import type { OrderMail } from './order-mail.ts';
import { shopBlocks } from './shop-blocks.ts';

/** `promised` is '19:25' or 'Montag 11:30'. */
export function orderAcceptedMail(order: OrderMail, promised: string): Mail {
  return answer(order, `Deine Bestellung ${order.number} ist angenommen`, [
    { kind: 'paragraph', text: `Gute Nachricht, ${order.contact.name}: Wir bereiten Deine Bestellung zu.` },
    { kind: 'paragraph', text: `${serveTimeText(order.deliveryType, promised, true)}.` },
    { kind: 'button', text: 'Bestellung verfolgen', url: order.statusUrl },
  ]);
}

export function orderRefusedMail(order: OrderMail, reason: string): Mail {
  return answer(order, `Deine Bestellung ${order.number} konnten wir nicht annehmen`, [
    { kind: 'paragraph', text: `Leider können wir Deine Bestellung nicht annehmen, ${order.contact.name}.` },
    ...afterAll(order, reason),
  ]);
}

/** The restaurant cancelled an order it had accepted. */
export function orderCancelledMail(order: OrderMail, reason: string): Mail {
  return answer(order, `Deine Bestellung ${order.number} wurde storniert`, [
    { kind: 'paragraph', text: `Leider mussten wir Deine Bestellung stornieren, ${order.contact.name}.` },
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
    { kind: 'paragraph', text: `Wir haben Dir ${euro(amount)} erstattet, ${order.contact.name}.${vatText}` },
    { kind: 'paragraph', text: `Der Grund: ${reason}` },
    {
      kind: 'paragraph',
      text: `Das Geld kommt auf dem Weg zurück, auf dem Du bezahlt hast; das kann einige Tage dauern. Ruf uns gern an, wenn Du Fragen hast: ${order.shop.phone}`,
    },
  ]);
}

function afterAll({ shop, paymentMethod }: OrderMail, reason: string): readonly MailBlock[] {
  const why = reason ? [`Der Grund: ${reason}`] : [];
  const isPaidOnline = paymentMethod !== null && !isPaidInPerson(paymentMethod);
  const money = isPaidOnline ? 'Was Du bezahlt hast, bekommst Du zurück.' : 'Du musst nichts bezahlen.';
  const next = `${money} Ruf uns gern an, wenn Du Fragen hast: ${shop.phone}`;
  return [...why, next].map((text) => ({ kind: 'paragraph', text }));
}

function answer(order: OrderMail, subject: string, blocks: readonly MailBlock[]): Mail {
  const { shop } = order;
  return renderMail({
    subject: `${subject} – ${shop.restaurantName}`,
    sender: shop.restaurantName,
    color: shop.primaryColor,
    blocks: [...blocks, ...shopBlocks(order)],
  });
}
