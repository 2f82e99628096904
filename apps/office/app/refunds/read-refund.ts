import type { OrderPayment, RefundRequest } from '@tischlein/contract/office';
import { type Cents, type Result, sum } from '@tischlein/domain';
import { REFUND } from '@tischlein/wording/office';
import { readAmount } from '../values/amounts.ts';

/** A refund being entered. */
export interface RefundForm {
  readonly kind: 'whole' | 'lines' | 'part';
  /** How many units of a line, by its position; the others stay paid. */
  readonly units: ReadonlyMap<number, number>;
  /** '2,50' */
  readonly amount: string;
  readonly reason: string;
}

/** A valid refund; the server repeats all checks. */
export interface ReadRefund {
  readonly amount: Cents;
  readonly request: Omit<RefundRequest, 'key'>;
}

interface RefundProblem {
  readonly field: 'amount' | 'units' | 'reason';
  readonly text: string;
}

const { problems: SAY } = REFUND;

/** Reads the form; the amount never exceeds what was paid and not yet refunded. */
export function readRefund(form: RefundForm, payment: OrderPayment): Result<ReadRefund, RefundProblem> {
  const requestedParts = readParts(form, payment);
  if (!requestedParts.ok) return requestedParts;
  const reason = form.reason.trim();
  if (reason === '') return refused('reason', SAY.noReason);
  const { amount, parts } = requestedParts.value;
  if (amount > payment.refundable)
    return refused(form.kind === 'lines' ? 'units' : 'amount', SAY.tooMuch(payment.refundable));
  return { ok: true, value: { amount, request: { reason, ...parts } } };
}

interface RequestedParts {
  readonly amount: Cents;
  readonly parts: Pick<RefundRequest, 'amount' | 'lines'>;
}

function readParts(
  { kind, units, amount: typed }: RefundForm,
  payment: OrderPayment,
): Result<RequestedParts, RefundProblem> {
  if (kind === 'whole')
    return { ok: true, value: { amount: payment.refundable, parts: { amount: payment.refundable } } };
  if (kind === 'part') {
    const amount = readAmount(typed);
    return amount === null || amount === 0
      ? refused('amount', SAY.amount)
      : { ok: true, value: { amount, parts: { amount } } };
  }
  const lines = payment.lines.flatMap((line) => {
    const amount = line.units[(units.get(line.position) ?? 0) - 1];
    return amount === undefined ? [] : [{ position: line.position, amount }];
  });
  const amount = sum(lines.map((line) => line.amount));
  return lines.length === 0 ? refused('units', SAY.noLine) : { ok: true, value: { amount, parts: { lines } } };
}

const refused = (field: RefundProblem['field'], text: string) => ({ ok: false, problem: { field, text } }) as const;
