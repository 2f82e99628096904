import { toCallName } from '@tischlein/domain/typed';
import type { DeliveryType } from '@tischlein/domain/menu';
import { type Cents, NO_CENTS, subtract } from '@tischlein/domain';
import {
  isCalledOff,
  type OrderStatus,
  type PaymentStatus,
  NOT_CHARGED,
  waitsForMoneyBack,
  type MoneyFacts,
} from '@tischlein/domain/orders';
import type { PaymentMethod } from '@tischlein/domain/shop';
import { euro } from './money.ts';
import { isPaidInPerson, paymentMethodName } from './payment-methods.ts';

/** 'Danke, Ada.' with the first of the names; after an order, on the page and in the mail. */
export function thanksText(name: string): string {
  const first = firstName(name);
  if (first === '') return 'Danke.';
  // 'Köhler e. V.' ends with a full stop of its own.
  return first.endsWith('.') ? `Danke, ${first}` : `Danke, ${first}.`;
}

/** 'Ada' of 'Ada Köhler', and 'Frau Köhler' as a whole. */
export const firstName = (name: string): string => toCallName(name);

/** The order's status for the guest. */
export function orderStatusText(status: OrderStatus, deliveryType: DeliveryType): string {
  switch (status) {
    case 'placed':
      return 'Bestellt';
    case 'accepted':
      return 'In Zubereitung';
    case 'ready':
      return deliveryType === 'pickup' ? 'Abholbereit' : 'Fertig';
    case 'underway':
      return 'Unterwegs';
    case 'handedOver':
      return { delivery: 'Angekommen', pickup: 'Abgeholt', dineIn: 'Serviert' }[deliveryType];
    case 'refused':
      return 'Abgelehnt';
    case 'cancelled':
      return 'Storniert';
  }
}

/** The sentence below the status: what it means for the guest. */
export function orderStatusDetail(status: OrderStatus, deliveryType: DeliveryType): string {
  switch (status) {
    case 'placed':
      return 'Deine Bestellung ist bei uns angekommen. Gleich bestätigen wir sie Dir.';
    case 'accepted':
      return 'Wir haben Deine Bestellung bestätigt und bereiten sie zu.';
    case 'ready':
      return READY_DETAIL[deliveryType];
    case 'underway':
      return 'Deine Bestellung ist auf dem Weg zu Dir.';
    case 'handedOver':
      return 'Guten Appetit!';
    case 'refused':
      return 'Leider können wir Deine Bestellung nicht annehmen. Ruf uns an, wenn Du Fragen hast.';
    case 'cancelled':
      return 'Deine Bestellung wurde storniert. Ruf uns an, wenn Du Fragen hast.';
  }
}

interface OrderStep {
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryType;
  readonly quote: { readonly lines: readonly { readonly name: string }[] };
}

/** What the guest can expect or do at the current step. */
export function orderStepText({ status, deliveryType, quote }: OrderStep): string {
  switch (status) {
    case 'placed':
      return 'Gleich weißt Du die genaue Zeit.';
    case 'accepted':
      return [...new Set(quote.lines.map(({ name }) => name))].join(', ');
    case 'underway':
      return 'Halte bitte Dein Telefon bereit.';
    case 'ready':
      return deliveryType === 'pickup' ? 'Bis gleich!' : '';
    default:
      return '';
  }
}

const READY_DETAIL: Readonly<Record<DeliveryType, string>> = {
  delivery: 'Deine Bestellung ist fertig und geht gleich auf den Weg.',
  pickup: 'Deine Bestellung ist fertig. Du kannst sie jetzt abholen.',
  dineIn: 'Deine Bestellung ist fertig und kommt gleich an den Tisch.',
};

interface OrderMoney {
  readonly status: OrderStatus;
  readonly paymentMethod: PaymentMethod | null;
  readonly paymentStatus: PaymentStatus;
  readonly refunded: Cents;
}

/** Tells the guest where their money is after a refund or a refusal; null if there is nothing to say. */
export function moneyBackText(order: OrderMoney): string | null {
  if (waitsForMoneyBack(order) || (isCalledOff(order.status) && order.refunded === 0)) return calledOffMoneyText(order);
  if (order.refunded === 0) return null;
  return `Wir haben Dir ${euro(order.refunded)} erstattet. Bis das Geld bei Dir ist, kann es einige Tage dauern.`;
}

/** The money may have gone out already. */
const UNDECIDED: readonly PaymentStatus[] = ['preparing', 'pending', 'unknown'];

/** Says what becomes of the money for an order that is not carried out. */
export function calledOffMoneyText(order: Pick<OrderMoney, 'paymentMethod' | 'paymentStatus'>): string {
  if (NOT_CHARGED.includes(order.paymentStatus)) return 'Du musst nichts bezahlen.';
  const way = moneyWayText(order);
  return UNDECIDED.includes(order.paymentStatus) ? `Falls Du schon bezahlt hast: ${way}` : way;
}

/** Says how refunded money arrives. */
export function moneyWayText({ paymentMethod }: Pick<OrderMoney, 'paymentMethod'>): string {
  const way = paymentMethod && !isPaidInPerson(paymentMethod) ? ` (${paymentMethodName(paymentMethod)})` : '';
  return `Dein Geld kommt auf dem Weg zurück, auf dem Du bezahlt hast${way}. Das kann einige Tage dauern.`;
}

const DUE_NAMES: Readonly<Record<DeliveryType, string>> = {
  delivery: 'Zahlst Du an der Tür',
  pickup: 'Zahlst Du an der Theke',
  dineIn: 'Zahlst Du am Tisch',
};

/**
 * The rows below 'Gesamt': tip, paid online, due in person, refunded. None where the total says it all. After a change the total is the
 * new one, so the amount paid is named only with a tip or an amount due.
 */
export function moneyRows(
  { tip, paid, due, refunded }: MoneyFacts,
  deliveryType: DeliveryType,
): readonly { readonly name: string; readonly amount: string }[] {
  const isPaid = paid > 0;
  return [
    ...(tip > 0 ? [{ name: 'Trinkgeld', amount: euro(tip) }] : []),
    ...(isPaid && (tip > 0 || due > 0) ? [{ name: 'Online bezahlt', amount: euro(paid) }] : []),
    ...(isPaid && due > 0 ? [{ name: DUE_NAMES[deliveryType], amount: euro(due) }] : []),
    ...(refunded > 0 ? [{ name: 'Erstattet', amount: euro(subtract(NO_CENTS, refunded)) }] : []),
  ];
}
