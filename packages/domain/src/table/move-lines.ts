import { type BillLineId, billLineId } from '../ids.ts';
import { subtractByRate } from '../pricing/rate-amounts.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Bill, BillLine, LineUnits } from './bill.ts';
import { divideByRate, priceOfUnits } from './bill-amounts.ts';
import type { BillProblem } from './change-bill.ts';

interface BothBills {
  readonly from: Bill;
  readonly to: Bill;
}

/** Moves lines to another table's bill with their refunds. A line that is paid in part stays (S3 W9). */
export function moveLines({ from, to }: BothBills, wanted: readonly BillLineId[]): Result<BothBills, BillProblem> {
  if (from.isCleared || to.isCleared) return fail('cleared');
  const isMoved = new Set(wanted);
  const lines = from.lines.filter(({ id }) => isMoved.has(id));
  if (lines.length < isMoved.size) return fail('unknownLine');
  const payments = from.parts.filter(({ shares }) => shares.some(({ line }) => isMoved.has(line)));
  if (payments.some(({ status }) => status === 'reserved')) return fail('paymentPending');
  if (payments.some(({ status }) => status === 'paid')) return fail('partlyPaid');
  return ok({
    from: {
      ...from,
      lines: from.lines.filter(({ id }) => !isMoved.has(id)),
      refunds: from.refunds.filter(({ line }) => !isMoved.has(line)),
      division: null,
    },
    to: {
      ...to,
      lines: [...to.lines, ...lines],
      refunds: [...to.refunds, ...from.refunds.filter(({ line }) => isMoved.has(line))],
      division: null,
    },
  });
}

/**
 * Moves units to another table's bill. Some of a line's units become a line of their own there, at the price that they
 * would be paid with (S3 C38); that needs a line of which nothing is paid or refunded.
 */
export function moveUnits({ from, to }: BothBills, wanted: readonly LineUnits[]): Result<BothBills, BillProblem> {
  let source = from;
  const moved: BillLineId[] = [];
  for (const { line: id, units } of wanted) {
    const line = source.lines.find((each) => each.id === id);
    if (!line || units < 1 || units > line.units || moved.includes(id)) return fail('unknownLine');
    const split = units === line.units ? ok({ bill: source, part: id }) : splitLine(source, line, units);
    if (!split.ok) return split;
    source = split.value.bill;
    moved.push(split.value.part);
  }
  return moveLines({ from: source, to }, moved);
}

interface SplitBill {
  readonly bill: Bill;
  /** The line of the units that were split off. */
  readonly part: BillLineId;
}

function splitLine(bill: Bill, line: BillLine, units: number): Result<SplitBill, BillProblem> {
  const isPending = bill.parts.some(({ status, shares }) => status === 'reserved' && concerns(shares, line.id));
  if (isPending) return fail('paymentPending');
  const isPaid = bill.parts.some(({ status, shares }) => status === 'paid' && concerns(shares, line.id));
  if (isPaid || bill.refunds.some((refund) => refund.line === line.id)) return fail('partlyPaid');
  const rates = divideByRate(priceOfUnits(bill, line, units), line.rates);
  const part = { ...line, id: billLineId(`${line.id}:${line.units - units}`), units, rates };
  const rest = { ...line, units: line.units - units, rates: subtractByRate(line.rates, rates) };
  const lines = bill.lines.flatMap((each) => (each === line ? [rest, part] : [each]));
  return ok({ bill: { ...bill, lines }, part: part.id });
}

const concerns = (shares: readonly { readonly line: BillLineId }[], id: BillLineId): boolean =>
  shares.some(({ line }) => line === id);

/** Moves a whole table to a free one. */
export function moveBill(bill: Bill, table: number): Result<Bill, BillProblem> {
  return bill.isCleared ? fail('cleared') : ok({ ...bill, table });
}

/** Joins the whole bill of one table to that of another, payments included; payments under way end first. */
export function joinBills({ from, to }: BothBills): Result<BothBills, BillProblem> {
  if (from.isCleared || to.isCleared) return fail('cleared');
  if ([...from.parts, ...to.parts].some(({ status }) => status === 'reserved')) return fail('paymentPending');
  return ok({
    from: { ...from, lines: [], parts: [], refunds: [], division: null, isCleared: true },
    to: {
      ...to,
      lines: [...to.lines, ...from.lines],
      parts: [...to.parts, ...from.parts.map((part) => ({ ...part, division: null }))],
      refunds: [...to.refunds, ...from.refunds],
      division: null,
    },
  });
}
