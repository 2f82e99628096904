import type { DeliveryType } from '../delivery-type.ts';
import { type BasisPoints, type Cents, NO_CENTS, sum, toCents } from '../money.ts';
import type { TipRecipient } from '../shop/table-service.ts';
import type { BookedMethod, Item } from './facts.ts';

/** Turnover of one order type, method and VAT rate. All other sums of takings are sums of these. */
export interface Takings {
  readonly deliveryType: DeliveryType;
  readonly method: BookedMethod;
  readonly rate: BasisPoints;
  readonly gross: Cents;
  readonly vat: Cents;
}

export interface CountedAmount {
  readonly count: number;
  readonly amount: Cents;
}

export const DOCUMENT_SUMS = ['invoice', 'cancellation', 'refund', 'payment', 'till'] as const;
export type DocumentSum = (typeof DOCUMENT_SUMS)[number];

/** Money that moved at providers. */
export interface MovedMoney {
  readonly method: BookedMethod;
  readonly received: Cents;
  /** 0 or less. */
  readonly refunded: Cents;
}

export interface TipSum {
  readonly recipient: TipRecipient;
  readonly method: BookedMethod;
  readonly waiter: string;
  readonly received: Cents;
  /** 0 or less. */
  readonly refunded: Cents;
}

export interface HourFigures {
  readonly hour: number;
  readonly orders: number;
  readonly takings: Cents;
}

/** How a promise was kept; sums, so that averages of days can be added up. */
export interface PromiseFigures {
  readonly promised: number;
  readonly promisedMinutes: number;
  readonly handedOver: number;
  readonly actualMinutes: number;
  /** Orders with a promise that were handed over. */
  readonly measured: number;
  readonly kept: number;
  readonly lateMinutes: number;
}

/** The figures of a day or a period, without long lists. */
export interface Totals {
  readonly takings: readonly Takings[];
  /** Orders by type; called-off ones are not among them. */
  readonly orders: readonly { readonly deliveryType: DeliveryType; readonly count: number; readonly amount: Cents }[];
  /** Orders without an answer; they are neither orders nor takings here. */
  readonly waiting: CountedAmount;
  readonly refused: number;
  readonly cancelled: number;
  readonly documents: Readonly<Record<DocumentSum, CountedAmount>>;
  readonly money: readonly MovedMoney[];
  readonly tips: readonly TipSum[];
  readonly deposits: Cents;
  readonly deliveryFees: Cents;
  /** What discounts, offers and coupons took off, 0 or more. */
  readonly discounts: Cents;
  readonly hours: readonly HourFigures[];
  readonly promises: PromiseFigures;
  readonly newGuests: number;
  readonly returningOrders: number;
}

export type ListName = 'origins' | 'dishes' | 'offers' | 'coupons' | 'postcodes' | 'reasons';
/** Long lists, the largest amount first. */
export type Lists = Readonly<Record<ListName, readonly Item[]>>;

export interface Figures {
  readonly totals: Totals;
  readonly lists: Lists;
}

export const sumTakings = (takings: readonly Pick<Takings, 'gross'>[]): Cents => sum(takings.map(({ gross }) => gross));

export const countOrders = ({ orders }: Pick<Totals, 'orders'>): number =>
  orders.reduce((all, { count }) => all + count, 0);

/** The average of an order before refunds; 0 without orders. */
export function averageOrder({ orders }: Pick<Totals, 'orders'>): Cents {
  const count = countOrders({ orders });
  const ordered = sum(orders.map(({ amount }) => amount));
  return count === 0 ? NO_CENTS : divideRounded(ordered, count);
}

/** Rounded half up. */
const divideRounded = (amount: Cents, by: number): Cents => toCents(Math.floor((2 * amount + by) / (2 * by)));
