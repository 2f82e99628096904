import { add, type Cents, NO_CENTS, subtract } from '../money.ts';
import { isOnlineMethod, type PaymentMethod } from '../shop/payment-method.ts';
import { isCalledOff, type OrderStatus } from './order-status.ts';
import type { PaymentStatus } from './payment-status.ts';

/** What the payment of an order, or of a part of a table's bill, is known by. */
export interface OrderMoney {
  readonly status: OrderStatus;
  readonly paymentMethod: PaymentMethod | null;
  readonly paymentStatus: PaymentStatus;
  /** Of the goods, as they are now. */
  readonly total: Cents;
  readonly tip: Cents;
  /** Of an order paid online: what a change has made dearer. */
  readonly dueInPerson: Cents;
  readonly refunded: Cents;
}

/** The money of an order as its guest reads it on every page. */
export interface MoneyFacts {
  /** With the tip. */
  readonly total: Cents;
  readonly tip: Cents;
  /** Online, of `total`; refunds do not lower it. */
  readonly paid: Cents;
  /** At the door or the counter. */
  readonly due: Cents;
  readonly refunded: Cents;
}

const PAID: readonly PaymentStatus[] = [
  'authorised',
  'captured',
  'partlyRefunded',
  'refunded',
  'capturedLate',
  'accepted',
];

/**
 * Says what a guest has paid, still pays in person, and got back. 17.90 EUR after a change that costs 5.90 EUR more, paid by card:
 * 12.00 EUR paid, 5.90 EUR due.
 */
export function findMoneyFacts(order: OrderMoney): MoneyFacts {
  const { paymentStatus, tip, refunded } = order;
  const total = add(order.total, tip);
  const due = isCalledOff(order.status) ? NO_CENTS : findDueInPerson(order);
  const paid = PAID.includes(paymentStatus) ? subtract(total, order.dueInPerson) : NO_CENTS;
  return { total, tip, paid, due, refunded };
}

function findDueInPerson({ paymentMethod, paymentStatus, total, dueInPerson }: OrderMoney): Cents {
  if (paymentMethod === null || isOnlineMethod(paymentMethod)) return dueInPerson;
  return paymentStatus === 'offline' ? total : NO_CENTS;
}
