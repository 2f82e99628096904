import { type Cents, NO_CENTS, subtract, sum } from '../money.ts';
import { sumGross } from '../pricing/rate-amounts.ts';
import type { Bill, BillPart } from './bill.ts';
import { dueAmount, partAmount } from './bill-amounts.ts';

/** The sums of a table, the same for guests and waiters (S3 W14). */
export interface BillSums {
  readonly booked: Cents;
  readonly refunded: Cents;
  /** Paid online. */
  readonly paid: Cents;
  readonly handedOver: Cents;
  /** Being paid online now. */
  readonly reserved: Cents;
  /** 'Offen' of S3 W14: neither paid nor being paid now. */
  readonly due: Cents;
  /** Rounds that wait for the waiter: not on the bill. */
  readonly waiting: Cents;
}

/** Sums up a bill; `held` are the totals of the rounds that wait for the waiter. */
export function sumBill(bill: Bill, held: readonly Cents[]): BillSums {
  const sumParts = (isCounted: (part: BillPart) => boolean): Cents => sum(bill.parts.filter(isCounted).map(partAmount));
  return {
    booked: sum(bill.lines.map(({ rates }) => sumGross(rates))),
    refunded: sum(bill.refunds.map(({ rates }) => sumGross(rates))),
    paid: sumParts(({ channel, status }) => channel === 'online' && status === 'paid'),
    handedOver: sumParts(({ channel }) => channel === 'till'),
    reserved: sumParts(({ status }) => status === 'reserved'),
    due: dueAmount(bill),
    waiting: sum(held),
  };
}

/** For how long the guests of a table see that a waiter has declined a round of theirs. */
export const MINUTES_DECLINED_IS_SHOWN = 120;

/** The state of a table's money: the first that applies, from left to right. */
export type BillState = 'open' | 'paying' | 'waiting' | 'paid' | 'handedOver' | 'nothing';

/** `handedOver`: some or all of it is paid at the till, so the table is not called paid (S3 W11). */
export function findBillState({ due, reserved, waiting, booked, refunded, handedOver }: BillSums): BillState {
  if (due > 0) return 'open';
  if (reserved > 0) return 'paying';
  if (waiting > 0) return 'waiting';
  if (subtract(booked, refunded) <= 0) return 'nothing';
  return handedOver > 0 ? 'handedOver' : 'paid';
}

/** Where the money of settled lines went. */
export type SettledBy = 'online' | 'till' | 'both';

/** Lines do not say which part paid them, so a bill with both kinds calls none of them paid (S3 W11). */
export function findSettledBy({ paid, handedOver }: Pick<BillSums, 'paid' | 'handedOver'>): SettledBy {
  if (handedOver <= 0) return 'online';
  return paid <= 0 ? 'till' : 'both';
}

/** A round as guests and waiters see it. */
interface ShownRound {
  /** It waits for the waiter, or was declined. */
  readonly waitsForWaiter: boolean;
  readonly items: readonly ShownItem[];
}

interface ShownItem {
  readonly price: Cents;
  readonly refunded: Cents;
  readonly open: Cents;
  /** Guests who are paying for it now. */
  readonly reservedBy: readonly unknown[];
}

/** A line on the bill of which nothing is open or being paid, and something was not refunded. */
export const isSettled = (item: ShownItem, { waitsForWaiter }: Pick<ShownRound, 'waitsForWaiter'>): boolean =>
  !waitsForWaiter && item.open === 0 && item.reservedBy.length === 0 && item.refunded < item.price;

/** What was settled of a round of which nothing is open; 0: something is open, or nothing is owed. */
export function settledAmount(round: ShownRound): Cents {
  const owed = round.items.filter(({ price, refunded }) => refunded < price);
  if (!owed.every((item) => isSettled(item, round))) return NO_CENTS;
  return sum(owed.map(({ price, refunded }) => subtract(price, refunded)));
}
