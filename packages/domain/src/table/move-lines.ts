import type { BillLineId } from '../ids.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Bill } from './bill.ts';
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
