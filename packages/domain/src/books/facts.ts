import type { DeliveryType } from '../delivery-type.ts';
import type { OrderId } from '../ids.ts';
import type { Cents } from '../money.ts';
import type { ReceiptKind } from '../orders/due-receipts.ts';
import type { OrderOrigin } from '../orders/order-origin.ts';
import type { OrderAnswer } from '../orders/order-status.ts';
import type { VatPart } from '../pricing/vat.ts';
import type { PaymentMethod } from '../shop/payment-method.ts';
import type { TipRecipient } from '../shop/table-service.ts';

/** How takings are paid. till: a part of a table's bill that was handed over to the till · none: there was nothing to pay. */
export type BookedMethod = PaymentMethod | 'till' | 'none';

/** Methods whose money the restaurant's own till records (S3 W11, R6). */
export const IN_PERSON_METHODS: readonly BookedMethod[] = ['offline', 'offline_debit', 'till'];

/** An order of goods, on the day the restaurant got it. */
export interface OrderFact {
  readonly deliveryType: DeliveryType;
  readonly origin: OrderOrigin;
  /** Of the shop's wall clock, 0 to 23. */
  readonly hour: number;
  /** What the restaurant has said to it. */
  readonly answer: OrderAnswer;
  /** null: is carried out. */
  readonly calledOff: 'refused' | 'cancelled' | null;
  /** Why it was called off; '' without a reason. */
  readonly reason: string;
  readonly total: Cents;
  readonly deliveryFee: Cents;
  /** Of a delivery, else ''. */
  readonly postcode: string;
  /** unknown: no mail address, or it was deleted. */
  readonly guest: 'new' | 'returning' | 'unknown';
  /** Minutes from the order to the promised time; null: for later, or not promised. */
  readonly promisedMinutes: number | null;
  /** Minutes from the order to the hand-over; null: for later, or not handed over. */
  readonly actualMinutes: number | null;
  /** Minutes from the promised time to the hand-over, negative if early; null: unknown. */
  readonly lateMinutes: number | null;
  readonly dishes: readonly Item[];
  /** What offers took off, and free items at their list price. */
  readonly offers: readonly Item[];
  /** The coupon, with what it took off. */
  readonly coupons: readonly Item[];
}

/** Something that is counted: by id, with its name and amount. */
export interface Item {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly amount: Cents;
}

/** A document on the day it was issued, or a part of a table's bill on the day it was handed over to the till. */
export interface DocumentFact {
  readonly kind: ReceiptKind | 'till';
  /** null: a part for the till. */
  readonly order: OrderId | null;
  /** null: a part for the till, which writes the receipt. */
  readonly number: number | null;
  readonly deliveryType: DeliveryType;
  readonly method: BookedMethod;
  readonly hour: number;
  /** What the restaurant has said to its order. */
  readonly answer: OrderAnswer;
  /** The change of the turnover: negative on refunds and cancellations, empty where nothing changes. */
  readonly vat: readonly VatPart[];
  /** The amount of the document, with its sign. */
  readonly gross: Cents;
  /** Of the turnover: deposits, delivery fee and discounts of the order. Negative on its cancellation. */
  readonly deposits: Cents;
  readonly deliveryFee: Cents;
  readonly discounts: Cents;
  /** Negative where it went back. */
  readonly tip: Cents;
  readonly tipRecipient: TipRecipient | null;
  /** The waiter who served the table; '' without one. */
  readonly waiter: string;
}

export interface DayFacts {
  readonly orders: readonly OrderFact[];
  readonly documents: readonly DocumentFact[];
}
