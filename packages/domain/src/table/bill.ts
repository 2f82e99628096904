import type { BillId, BillLineId, BillPartId, BillRefundId, OrderId } from '../ids.ts';
import type { Cents } from '../money.ts';
import type { RateAmount } from '../pricing/rate-amounts.ts';

/** What a table has ordered until it is cleared (S3 W7). Every change of it is a `BillCommand`. */
export interface Bill {
  readonly id: BillId;
  /** 1 to 9999 */
  readonly table: number;
  readonly lines: readonly BillLine[];
  readonly parts: readonly BillPart[];
  readonly refunds: readonly BillRefund[];
  /** The current division into equal parts; null: none is chosen. */
  readonly division: Division | null;
  readonly isCleared: boolean;
}

/** A line of a round as it was booked: nothing of it changes later, refunds and payments refer to it. */
export interface BillLine {
  readonly id: BillLineId;
  /** The order of the round. */
  readonly round: OrderId;
  readonly name: string;
  readonly units: number;
  /** The price less its share of cart discount and coupon, plus its deposit, by VAT rate (S3 C36). */
  readonly rates: readonly RateAmount[];
}

/** Online parts are reserved until the provider has confirmed them; parts for the till are handed over at once (S3 W8). */
export type BillPart = {
  readonly id: BillPartId;
  readonly shares: readonly LineShare[];
  /** Whole units that it pays for; empty for equal parts. */
  readonly units: readonly LineUnits[];
  /** Outside every other sum (S3 W13). */
  readonly tip: Cents;
  /** The division it is an equal part of. */
  readonly division: number | null;
} & ({ readonly channel: 'online'; readonly status: 'reserved' | 'paid' | 'released' } | TillPart);

interface TillPart {
  readonly channel: 'till';
  readonly status: 'paid';
}

/** An amount of a line by VAT rate. */
export interface LineShare {
  readonly line: BillLineId;
  readonly rates: readonly RateAmount[];
}

export interface LineUnits {
  readonly line: BillLineId;
  readonly units: number;
}

/** A refund of a line: it lowers the open amount first, the excess is paid back (S3 C37). */
export interface BillRefund {
  readonly id: BillRefundId;
  readonly line: BillLineId;
  readonly rates: readonly RateAmount[];
  /** The excess by the part that paid it; parts of the till are paid back at the till. */
  readonly paidBack: readonly PaidBack[];
}

export interface PaidBack {
  readonly part: BillPartId;
  readonly rates: readonly RateAmount[];
}

/** Equal parts of the amount due (S3 C38). */
export interface Division {
  /** Counts up, so that parts of an ended division are not taken for parts of this one. */
  readonly number: number;
  readonly into: number;
}

/** A new bill of a table. */
export function createBill(id: BillId, table: number): Bill {
  return { id, table, lines: [], parts: [], refunds: [], division: null, isCleared: false };
}
