import { atLeast, type Cents, NO_CENTS, subtract, sum } from '../money.ts';
import type { OnlinePaymentStatus } from './payment-machine.ts';

/** The rest of a captured payment after the refunds requested here and those that the provider knows of; one counts as the other. */
export const findRefundable = (
  { captured, refunded }: { readonly captured: Cents; readonly refunded: Cents },
  requested: Cents,
): Cents => subtract(captured, atLeast(refunded, requested));

/** What goes back to the guest if their order is called off; a promised payment is captured later, all of it goes back then. */
export const findGivenBack = (
  payment: {
    readonly status: OnlinePaymentStatus;
    readonly amount: Cents;
    readonly captured: Cents;
    readonly refunded: Cents;
  },
  requested: Cents,
): Cents => (payment.status === 'authorised' ? payment.amount : atLeast(findRefundable(payment, requested), NO_CENTS));

export interface RefundableLine {
  readonly position: number;
  readonly price: Cents;
  readonly refunded: Cents;
}

/** Lines with amounts, or an amount of the whole order. */
export type RequestedRefund =
  | { readonly kind: 'amount'; readonly amount: Cents }
  | { readonly kind: 'lines'; readonly lines: readonly { readonly position: number; readonly amount: Cents }[] };

export interface RefundableOrder {
  readonly captured: Cents;
  /** All refunds requested so far, except failed ones. */
  readonly refunded: Cents;
  readonly lines: readonly RefundableLine[];
}

export type RefundProblem = 'nothingToRefund' | 'moreThanPaid' | 'moreThanLine' | 'lineUnknown';
export type RefundDecision =
  | { readonly code: 'refund'; readonly amount: Cents }
  | { readonly code: RefundProblem; readonly most: Cents };

/** Decides on a refund: in total at most the amount paid, per line at most its price (S3 W3). */
export function decideRefund(order: RefundableOrder, request: RequestedRefund): RefundDecision {
  const left = subtract(order.captured, order.refunded);
  if (request.kind === 'lines') {
    const problem = lineProblem(order.lines, request.lines);
    if (problem) return problem;
  }
  const amount = request.kind === 'amount' ? request.amount : sum(request.lines.map((line) => line.amount));
  if (amount <= NO_CENTS) return { code: 'nothingToRefund', most: left };
  return amount > left ? { code: 'moreThanPaid', most: left } : { code: 'refund', amount };
}

function lineProblem(
  lines: readonly RefundableLine[],
  requested: readonly { readonly position: number; readonly amount: Cents }[],
): RefundDecision | null {
  for (const position of new Set(requested.map((request) => request.position))) {
    const line = lines.find((one) => one.position === position);
    if (!line) return { code: 'lineUnknown', most: NO_CENTS };
    const most = subtract(line.price, line.refunded);
    const asked = requested.filter((request) => request.position === position);
    if (asked.some(({ amount }) => amount <= NO_CENTS)) return { code: 'nothingToRefund', most };
    if (sum(asked.map(({ amount }) => amount)) > most) return { code: 'moreThanLine', most };
  }
  return null;
}
