import fc from 'fast-check';
import { expect, it } from 'vitest';
import { billId, billLineId, billPartId, billRefundId, orderId } from '../ids.ts';
import { sum, toBasisPoints, toCents } from '../money.ts';
import { sumGross } from '../pricing/rate-amounts.ts';
import { type Bill, type BillLine, createBill } from './bill.ts';
import { dueAmount, openRates, openUnits, partAmount, refundedRates } from './bill-amounts.ts';
import { sumBill } from './bill-sums.ts';
import { type BillCommand, type BillProblem, changeBill, type WhatToPay } from './change-bill.ts';
import { joinBills, moveUnits } from './move-lines.ts';

const SEQUENCES = 10_000;
const WITHIN_MS = 120_000;
const [FOOD, DRINKS] = [toBasisPoints(700), toBasisPoints(1900)];

/** Two tables; two waiters and the guests act in any order, often on what another has just changed. */
const step = fc.record({
  table: fc.nat({ max: 1 }),
  do: fc.constantFrom(
    'book',
    'book',
    'refund',
    'all',
    'units',
    'equal',
    'amount',
    'settle',
    'release',
    'move',
    'join',
    'clear',
  ),
  which: fc.nat({ max: 9 }),
  amount: fc.integer({ min: 0, max: 3000 }),
  otherRate: fc.nat({ max: 900 }),
  count: fc.integer({ min: 1, max: 4 }),
  isOnline: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** What the tables' guests owe and have paid, kept without the rules under test: sums of cents only. */
interface Ledger {
  booked: number;
  refunded: number;
  paidBack: number;
  lastId: number;
}

it(
  'parts sum to the cent; no line is refunded beyond its price or paid twice; refund VAT is as booked',
  () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
        let bills: readonly [Bill, Bill] = [createBill(billId('a'), 1), createBill(billId('b'), 2)];
        const ledger: Ledger = { booked: 0, refunded: 0, paidBack: 0, lastId: 0 };
        for (const each of steps) {
          bills = act(bills, each, ledger);
          expectSound(bills, ledger);
        }
      }),
      { numRuns: SEQUENCES },
    );
  },
  WITHIN_MS,
);

function act(bills: readonly [Bill, Bill], each: Step, ledger: Ledger): readonly [Bill, Bill] {
  const from = bills[each.table] as Bill;
  const to = bills[1 - each.table] as Bill;
  if (each.do === 'move' || each.do === 'join') {
    // Mostly whole lines, sometimes one unit of several.
    const wanted = from.lines
      .slice(0, each.count)
      .map(({ id, units }) => ({ line: id, units: each.isOnline ? units : 1 }));
    const moved = each.do === 'move' ? moveUnits({ from, to }, wanted) : joinBills({ from, to });
    if (!moved.ok) return bills;
    const next = each.do === 'join' ? createBill(billId(`n${++ledger.lastId}`), from.table) : moved.value.from;
    return each.table === 0 ? [next, moved.value.to] : [moved.value.to, next];
  }
  const command = toCommand(from, each, ledger);
  const changed = changeBill(from, command);
  if (changed.ok) follow(command, changed.value, ledger);
  else expectReason(from, command, changed.problem);
  const next = changed.ok ? changed.value : from;
  // A cleared table starts anew; what was settled on the old bill leaves the books of this test, too.
  const bill = next.isCleared ? startAnew(next, ledger) : next;
  return each.table === 0 ? [bill, to] : [to, bill];
}

function toCommand({ lines, parts }: Bill, each: Step, ledger: Ledger): BillCommand {
  const id = String(++ledger.lastId);
  const line = lines[each.which % Math.max(1, lines.length)]?.id ?? billLineId('none');
  const part = parts[each.which % Math.max(1, parts.length)]?.id ?? billPartId('none');
  const payment = {
    type: 'pay',
    id: billPartId(id),
    channel: each.isOnline ? 'online' : 'till',
    tip: toCents(0),
  } as const;
  switch (each.do) {
    case 'book':
      return { type: 'book', lines: [toLine(id, each)] };
    case 'refund':
      return { type: 'refund', id: billRefundId(id), line, amount: toCents(each.amount) };
    case 'all':
      return { ...payment, what: { kind: 'everything' } };
    case 'units':
      return { ...payment, what: { kind: 'units', units: [{ line, units: each.count }] } };
    case 'equal':
      return { ...payment, what: { kind: 'equalPart', into: each.count } };
    case 'amount':
      return { ...payment, what: { kind: 'amount', amount: toCents(each.amount) } };
    case 'settle':
    case 'release':
      return { type: each.do, id: part };
    default:
      return { type: 'clear' };
  }
}

const toLine = (id: string, { amount, otherRate, count }: Step): BillLine => ({
  id: billLineId(id),
  round: orderId(id),
  name: id,
  units: count,
  rates: [
    { rate: FOOD, gross: toCents(amount) },
    { rate: DRINKS, gross: toCents(otherRate) },
  ],
});

function follow(command: BillCommand, bill: Bill, ledger: Ledger): void {
  if (command.type === 'book') ledger.booked += sum(command.lines.map(({ rates }) => sumGross(rates)));
  if (command.type !== 'refund') return;
  ledger.refunded += command.amount;
  ledger.paidBack += sum((bill.refunds.at(-1)?.paidBack ?? []).map(({ rates }) => sumGross(rates)));
}

function startAnew(bill: Bill, ledger: Ledger): Bill {
  ledger.booked -= sum(bill.lines.map(({ rates }) => sumGross(rates)));
  ledger.refunded -= sum(bill.refunds.map(({ rates }) => sumGross(rates)));
  ledger.paidBack -= sum(bill.refunds.flatMap(({ paidBack }) => paidBack.map(({ rates }) => sumGross(rates))));
  return createBill(billId(`n${++ledger.lastId}`), bill.table);
}

function expectSound(bills: readonly Bill[], ledger: Ledger): void {
  const parts = bills.flatMap((bill) => bill.parts).filter(({ status }) => status !== 'released');
  const due = sum(bills.map(dueAmount));
  const paid = sum(parts.map(partAmount));
  expect(due, 'booked = refunded + paid - paid back + due').toBe(
    ledger.booked - ledger.refunded - paid + ledger.paidBack,
  );
  for (const bill of bills) expectSums(bill);
  for (const bill of bills)
    for (const line of bill.lines) {
      expect(openUnits(bill, line), 'no unit is paid twice').toBeGreaterThanOrEqual(0);
      const refunded = refundedRates(bill, line.id);
      expect(refunded.every(({ gross }) => gross > 0)).toBe(true);
      for (const { rate, gross } of line.rates) {
        const open = openRates(bill, line).find((each) => each.rate === rate)?.gross ?? 0;
        const back = sum(refunded.filter((each) => each.rate === rate).map((each) => each.gross));
        expect(open, 'no rate is paid twice').toBeGreaterThanOrEqual(0);
        expect(back, 'no rate is refunded beyond its price').toBeLessThanOrEqual(gross);
      }
    }
}

/** S3 W14: every cent is open, being paid, or settled, and in one of these sums only. */
function expectSums(bill: Bill): void {
  const { booked, refunded, paid, handedOver, reserved, due } = sumBill(bill, []);
  const paidBack = sum(bill.refunds.flatMap((refund) => refund.paidBack.map(({ rates }) => sumGross(rates))));
  expect(due + reserved + paid + handedOver - paidBack, 'sums add up to what is owed').toBe(booked - refunded);
}

function expectNothingDue(due: number, what: WhatToPay): void {
  if (what.kind === 'amount') expect(what.amount === 0 || what.amount > due).toBe(true);
  else if (what.kind !== 'units') expect(due).toBe(0);
}

/** Every refusal names a reason that really applies. */
function expectReason(bill: Bill, command: BillCommand, problem: BillProblem): void {
  if (problem === 'nothingDue' && command.type === 'pay') expectNothingDue(dueAmount(bill), command.what);
  if (problem === 'unpaid') expect(dueAmount(bill)).toBeGreaterThan(0);
  if (problem === 'paymentPending') expect(bill.parts.some(({ status }) => status === 'reserved')).toBe(true);
}
