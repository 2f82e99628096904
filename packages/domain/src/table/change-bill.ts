import type { BillLineId, BillPartId, BillRefundId } from '../ids.ts';
import { atMost, type Cents, NO_CENTS, subtract } from '../money.ts';
import { share } from '../share.ts';
import { addUpByRate, sumGross } from '../pricing/rate-amounts.ts';
import { fail, ok, type Result, unreachable } from '../result.ts';
import type { Bill, BillLine, BillPart, LineUnits, PaidBack } from './bill.ts';
import {
  allOpenUnits,
  countTaken,
  divideByRate,
  divideOverLines,
  dueAmount,
  keptRates,
  openAmount,
  openRates,
  openUnits,
  partAmount,
  priceOfEqualPart,
  priceOfUnits,
  refundedRates,
  takeOpen,
} from './bill-amounts.ts';
import { refundProblem } from './refund.ts';

/** What guests and waiters do with a bill (S2 §4 Table and waiter mode, S3 W7 to W9). */
export type BillCommand =
  | { readonly type: 'book'; readonly lines: readonly BillLine[] }
  | { readonly type: 'refund'; readonly id: BillRefundId; readonly line: BillLineId; readonly amount: Cents }
  | {
      readonly type: 'pay';
      readonly id: BillPartId;
      readonly channel: 'online' | 'till';
      readonly what: WhatToPay;
      readonly tip: Cents;
    }
  /** The provider has confirmed the payment, or it was given up. */
  | { readonly type: 'settle' | 'release'; readonly id: BillPartId }
  | { readonly type: 'clear' };

/** The whole bill, some units, the next of equal parts, or an amount that a guest names (S3 W8). */
export type WhatToPay =
  | { readonly kind: 'everything' }
  | { readonly kind: 'units'; readonly units: readonly LineUnits[] }
  | { readonly kind: 'equalPart'; readonly into: number }
  | { readonly kind: 'amount'; readonly amount: Cents };

/** Why a command is refused. */
export type BillProblem =
  | 'cleared'
  | 'unknownLine'
  | 'unknownPart'
  | 'tooSmall'
  | 'tooLarge'
  /** A payment of it is under way. */
  | 'paymentPending'
  /** Nothing is due for it, perhaps because another guest has just paid. */
  | 'nothingDue'
  /** Others pay in another number of equal parts. */
  | 'dividedOtherwise'
  | 'released'
  | 'unpaid'
  | 'partlyPaid';

type Change = Result<Bill, BillProblem>;

/** What may still happen after a bill is cleared: payments end, and the kitchen cancels what was paid. */
const AFTER_CLEARING: readonly BillCommand['type'][] = ['settle', 'release', 'refund'];

/** Carries out a command, or says why not. */
export function changeBill(bill: Bill, command: BillCommand): Change {
  if (bill.isCleared && !AFTER_CLEARING.includes(command.type)) return fail('cleared');
  switch (command.type) {
    case 'settle':
    case 'release':
      return endPayment(bill, command);
    case 'book':
      // 'a new round ends the division, and it is chosen anew' (S3 C38)
      return ok({ ...bill, lines: [...bill.lines, ...command.lines], division: null });
    case 'refund':
      return refund(bill, command);
    case 'pay':
      return pay(bill, command);
    case 'clear':
      return clear(bill);
    default:
      return unreachable(command);
  }
}

type Pay = Extract<BillCommand, { readonly type: 'pay' }>;

function pay(bill: Bill, { what, ...rest }: Pay): Change {
  switch (what.kind) {
    case 'everything':
      return payEverything(bill, rest);
    case 'units':
      return payUnits(bill, rest, what.units);
    case 'equalPart':
      return payEqualPart(bill, rest, what.into);
    case 'amount':
      return payAmount(bill, rest, what.amount);
    default:
      return unreachable(what);
  }
}

type Payment = Omit<Pay, 'what'>;

/** Covers lines whose units are all paid, too: something is due of them after an equal part was given up. */
function payEverything(bill: Bill, payment: Payment): Change {
  const shares = bill.lines.flatMap((line) => takeOpen(bill, line, openAmount(bill, line)));
  return addPart(bill, payment, { shares, units: allOpenUnits(bill), division: null });
}

function payUnits(bill: Bill, payment: Payment, wanted: readonly LineUnits[]): Change {
  const lines = wanted.map(({ line, units }) => ({ line: bill.lines.find(({ id }) => id === line), units }));
  const isListedOnce = new Set(wanted.map(({ line }) => line)).size === wanted.length;
  if (!isListedOnce || lines.some(({ line }) => !line)) return fail('unknownLine');
  const shares = lines.flatMap(({ line, units }) => {
    if (!line || units < 1 || units > openUnits(bill, line)) return [];
    return [takeOpen(bill, line, priceOfUnits(bill, line, units))];
  });
  if (shares.length < wanted.length) return fail('nothingDue');
  return addPart(bill, payment, { shares: shares.flat(), units: wanted, division: null });
}

function payEqualPart(bill: Bill, payment: Payment, into: number): Change {
  const current = bill.division;
  if (current && current.into !== into) return fail('dividedOtherwise');
  const last = Math.max(0, ...bill.parts.map(({ division }) => division ?? 0));
  const division = current ?? { number: last + 1, into };
  const shares = divideOverLines(bill, atMost(priceOfEqualPart(bill, into), dueAmount(bill)));
  return addPart({ ...bill, division }, payment, { shares, units: [], division: division.number });
}

/** Divided over all lines like an equal part; the rest of a division gets smaller (S3 C38). */
function payAmount(bill: Bill, payment: Payment, amount: Cents): Change {
  if (amount > dueAmount(bill)) return fail('nothingDue');
  return addPart(bill, payment, { shares: divideOverLines(bill, amount), units: [], division: null });
}

type Paid = Pick<BillPart, 'shares' | 'units' | 'division'>;

function addPart(bill: Bill, { id, channel, tip }: Payment, paid: Paid): Change {
  const part: BillPart = { id, ...paid, tip, ...(channel === 'till' ? AT_THE_TILL : RESERVED) };
  return partAmount(part) > 0 ? ok(endDivision({ ...bill, parts: [...bill.parts, part] })) : fail('nothingDue');
}

const AT_THE_TILL = { channel: 'till', status: 'paid' } as const;
const RESERVED = { channel: 'online', status: 'reserved' } as const;

/** A division ends with its last part once nothing of it can come back. */
function endDivision(bill: Bill): Bill {
  const { division, parts } = bill;
  if (!division || countTaken(bill) < division.into) return bill;
  const isPending = parts.some((part) => part.division === division.number && part.status === 'reserved');
  return isPending ? bill : { ...bill, division: null };
}

function endPayment(bill: Bill, { type, id }: Extract<BillCommand, { readonly type: 'settle' | 'release' }>): Change {
  const part = bill.parts.find((each) => each.id === id);
  if (!part || part.channel === 'till') return fail('unknownPart');
  const status = type === 'settle' ? 'paid' : 'released';
  if (part.status === status) return ok(bill);
  if (part.status !== 'reserved') return fail('released');
  // Paid parts are in the order of payment, which decides ties (S3 C42).
  const others = bill.parts.filter((each) => each !== part);
  const ended = { ...part, status } as const;
  const released = bill.parts.map((each) => (each === part ? ended : each));
  return ok(endDivision({ ...bill, parts: status === 'paid' ? [...others, ended] : released }));
}

function refund(bill: Bill, { id, line: lineId, amount }: Extract<BillCommand, { readonly type: 'refund' }>): Change {
  const line = bill.lines.find((each) => each.id === lineId);
  if (!line) return fail('unknownLine');
  const problem = refundProblem(amount, sumGross(line.rates), [sumGross(refundedRates(bill, line.id))]);
  if (problem) return fail(problem);
  const fromOpen = atMost(amount, openAmount(bill, line));
  const paidBack = payBack(bill, line, subtract(amount, fromOpen));
  if (!paidBack) return fail('paymentPending');
  const rates = addUpByRate([
    ...divideByRate(fromOpen, openRates(bill, line)),
    ...paidBack.flatMap((back) => back.rates),
  ]);
  return ok({ ...bill, refunds: [...bill.refunds, { id, line: line.id, rates, paidBack }] });
}

/**
 * Divides the excess over the paid parts of a line 'in proportion to what each paid of the line (largest remainder, ties by time of
 * payment)' (S3 C42), then over their rates; null if too little is paid yet.
 */
function payBack(bill: Bill, line: BillLine, amount: Cents): readonly PaidBack[] | null {
  if (amount === 0) return [];
  const paid = bill.parts
    .filter(({ status }) => status === 'paid')
    .map((part) => ({ part: part.id, rates: keptRates(bill, part, line.id) }));
  const kept = paid.map(({ rates }) => sumGross(rates));
  if (amount > kept.reduce((all, each) => all + each, 0)) return null;
  const amounts = share(amount, kept, 'first');
  return paid.flatMap(({ part, rates }, index) => {
    const gross = amounts[index] ?? NO_CENTS;
    return gross > 0 ? [{ part, rates: divideByRate(gross, rates) }] : [];
  });
}

function clear(bill: Bill): Change {
  if (bill.parts.some(({ status }) => status === 'reserved')) return fail('paymentPending');
  return dueAmount(bill) > 0 ? fail('unpaid') : ok({ ...bill, isCleared: true });
}
