import type { BillLineId } from '../ids.ts';
import { type Cents, NO_CENTS, sum, toCents } from '../money.ts';
import { share } from '../share.ts';
import { type RateAmount, splitByRate, subtractByRate, sumGross } from '../pricing/rate-amounts.ts';
import type { Bill, BillLine, BillPart, BillRefund, LineShare, LineUnits } from './bill.ts';

/** The open amount of a line, neither refunded nor paid nor reserved, by VAT rate. */
export function openRates(bill: Bill, line: BillLine): readonly RateAmount[] {
  const settled = bill.parts.flatMap((part) => keptRates(bill, part, line.id));
  return subtractByRate(line.rates, [...refundedRates(bill, line.id), ...settled]);
}

/** The open amount of a line over all rates. */
export const openAmount = (bill: Bill, line: BillLine): Cents => sumGross(openRates(bill, line));

/** The amount due: the open amounts of all lines. */
export const dueAmount = (bill: Bill): Cents => sum(bill.lines.map((line) => openAmount(bill, line)));

/** All refunds of a line, by VAT rate. */
export const refundedRates = ({ refunds }: Bill, line: BillLineId): readonly RateAmount[] =>
  refunds.filter((refund) => refund.line === line).flatMap(({ rates }) => rates);

/** What refunds pay back: online by the provider, or at the till what was handed to it (S3 C37, C42). */
export interface PaidBackSums {
  readonly online: Cents;
  readonly till: Cents;
}

/** Adds up what these refunds of a bill pay back. */
export function sumPaidBack({ parts }: Bill, refunds: readonly BillRefund[]): PaidBackSums {
  const addUp = (channel: BillPart['channel']): Cents => {
    const ids = new Set(parts.filter((part) => part.channel === channel).map(({ id }) => id));
    const back = refunds.flatMap(({ paidBack }) => paidBack).filter(({ part }) => ids.has(part));
    return sum(back.map(({ rates }) => sumGross(rates)));
  };
  return { online: addUp('online'), till: addUp('till') };
}

/** What a part pays, without its tip. */
export const partAmount = ({ shares }: BillPart): Cents => sum(shares.map(({ rates }) => sumGross(rates)));

/** What a part pays of a line, less what was paid back; nothing once it is released. */
export function keptRates(bill: Bill, part: BillPart, line: BillLineId): readonly RateAmount[] {
  if (part.status === 'released') return [];
  const paid = part.shares.filter((each) => each.line === line).flatMap(({ rates }) => rates);
  const paidBack = bill.refunds
    .filter((refund) => refund.line === line)
    .flatMap((refund) => refund.paidBack.filter((each) => each.part === part.id).flatMap(({ rates }) => rates));
  return subtractByRate(paid, paidBack);
}

/** Units of a line that no part pays for. */
export function openUnits({ parts }: Bill, { id, units }: BillLine): number {
  const paid = parts
    .filter(({ status }) => status !== 'released')
    .flatMap((part) => part.units.filter(({ line }) => line === id));
  return paid.reduce((left, part) => left - part.units, units);
}

/** Every open unit of every line. */
export const allOpenUnits = (bill: Bill): readonly LineUnits[] =>
  bill.lines.map((line) => ({ line: line.id, units: openUnits(bill, line) })).filter(({ units }) => units > 0);

/**
 * The price of some units of a line: 'equal parts of its open amount, odd cents first' (S3 C38). 2 of 3 open units of
 * 10.00 EUR are 6.67 EUR.
 */
export function priceOfUnits(bill: Bill, line: BillLine, units: number): Cents {
  const open = openUnits(bill, line);
  if (open === 0) return NO_CENTS;
  const amount = openAmount(bill, line);
  return toCents(units * Math.floor(amount / open) + Math.min(units, amount % open));
}

/** The next equal part: 'what is due divided by the unpaid parts, rounded up' (S3 C38). */
export function priceOfEqualPart(bill: Bill, into: number): Cents {
  return toCents(Math.ceil(dueAmount(bill) / Math.max(1, into - countTaken(bill))));
}

/** Parts of the current division that are paid or reserved. */
export function countTaken({ parts, division }: Bill): number {
  if (!division) return 0;
  return parts.filter((part) => part.division === division.number && part.status !== 'released').length;
}

/** Divides an amount over all lines, then over their rates, by largest remainder of the open amounts (S3 C37). */
export function divideOverLines(bill: Bill, amount: Cents): readonly LineShare[] {
  if (amount === 0) return [];
  const open = bill.lines.map((line) => openAmount(bill, line));
  const amounts = share(amount, open);
  return bill.lines.flatMap((line, index) => takeOpen(bill, line, amounts[index] ?? NO_CENTS));
}

/** Takes a part of the open amount of a line; nothing for 0. */
export function takeOpen(bill: Bill, line: BillLine, amount: Cents): readonly LineShare[] {
  return amount > 0 ? [{ line: line.id, rates: divideByRate(amount, openRates(bill, line)) }] : [];
}

/** Divides an amount over rates by largest remainder; rates that get nothing are left out. */
export const divideByRate = (amount: Cents, rates: readonly RateAmount[]): readonly RateAmount[] =>
  splitByRate(amount, rates).filter(({ gross }) => gross > 0);
