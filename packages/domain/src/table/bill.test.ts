import { describe, expect, it } from 'vitest';
import { billId, billLineId, billPartId, billRefundId, orderId } from '../ids.ts';
import { toBasisPoints, toCents } from '../money.ts';
import { vatIn } from '../pricing/rate-amounts.ts';
import { type Bill, type BillLine, createBill } from './bill.ts';
import { dueAmount, openAmount, partAmount, priceOfEqualPart } from './bill-amounts.ts';
import { type BillCommand, changeBill, type WhatToPay } from './change-bill.ts';
import { joinBills, moveBill, moveLines, moveUnits } from './move-lines.ts';
import { tipVat } from './tip-rates.ts';

const rate = (percent: number, gross: number) => ({ rate: toBasisPoints(percent * 100), gross: toCents(gross) });

const aLine = (id: string, units: number, ...rates: readonly ReturnType<typeof rate>[]): BillLine => ({
  id: billLineId(id),
  round: orderId('runde-1'),
  name: id,
  units,
  rates,
});

const pizza = aLine('pizza', 1, rate(7, 1090));
const wine = aLine('wein', 3, rate(19, 1000));
const menu = aLine('menü', 1, rate(7, 1500), rate(19, 500));

const aBill = (...lines: readonly BillLine[]): Bill => run(createBill(billId('b'), 7), { type: 'book', lines });

function run(bill: Bill, ...commands: readonly BillCommand[]): Bill {
  return commands.reduce((current, command) => {
    const changed = changeBill(current, command);
    if (!changed.ok) throw new Error(changed.problem);
    return changed.value;
  }, bill);
}

const findProblem = (bill: Bill, command: BillCommand): string => {
  const changed = changeBill(bill, command);
  return changed.ok ? '' : changed.problem;
};

const pay = (id: string, what: WhatToPay, channel: 'online' | 'till' = 'online'): BillCommand => ({
  type: 'pay',
  id: billPartId(id),
  channel,
  what,
  tip: toCents(0),
});
const everything: WhatToPay = { kind: 'everything' };
const units = (line: BillLine, count: number): WhatToPay => ({
  kind: 'units',
  units: [{ line: line.id, units: count }],
});
const equalPart = (into: number): WhatToPay => ({ kind: 'equalPart', into });
const amount = (cents: number): WhatToPay => ({ kind: 'amount', amount: toCents(cents) });
const settle = (id: string): BillCommand => ({ type: 'settle', id: billPartId(id) });
const release = (id: string): BillCommand => ({ type: 'release', id: billPartId(id) });
const refund = (line: BillLine, amount: number): BillCommand => ({
  type: 'refund',
  id: billRefundId(`${line.id} ${amount}`),
  line: line.id,
  amount: toCents(amount),
});

const amounts = ({ parts }: Bill): readonly number[] => parts.map(partAmount);

describe("'Units of a line are equal parts of its open amount, odd cents first' (S3 C38)", () => {
  it('3 units of 10.00 EUR are 3.34, 3.33 and 3.33 EUR', () => {
    const bill = run(aBill(wine), pay('a', units(wine, 1)), pay('b', units(wine, 1)), pay('c', units(wine, 1)));
    expect(amounts(bill)).toEqual([334, 333, 333]);
    expect(dueAmount(bill)).toBe(0);
  });

  it('a refund makes the unpaid units cheaper', () => {
    const bill = run(aBill(wine), pay('a', units(wine, 1)), refund(wine, 100), pay('b', units(wine, 2)));
    expect(amounts(bill)).toEqual([334, 566]);
  });

  it.each([
    ['more units than are open', units(wine, 4)],
    ['no unit', units(wine, 0)],
  ])('%s: refused', (_, what) => {
    expect(findProblem(aBill(wine), pay('a', what))).toBe('nothingDue');
  });
});

describe("'An equal part of a bill is what is due divided by the unpaid parts, rounded up' (S3 C38)", () => {
  it('three parts of 10.00 EUR are 3.34, 3.33 and 3.33 EUR', () => {
    const bill = run(aBill(wine), pay('a', equalPart(3)), pay('b', equalPart(3)), pay('c', equalPart(3)));
    expect(amounts(bill)).toEqual([334, 333, 333]);
  });

  it('what another guest pays for their own dish makes the parts smaller', () => {
    const bill = run(aBill(pizza, wine), pay('a', equalPart(4)), pay('b', units(pizza, 1)));
    expect(amounts(bill)[0]).toBe(523);
    expect(priceOfEqualPart(bill, 4)).toBe(Math.ceil(dueAmount(bill) / 3));
  });

  it('others may not divide otherwise in between', () => {
    expect(findProblem(run(aBill(wine), pay('a', equalPart(3))), pay('b', equalPart(2)))).toBe('dividedOtherwise');
  });

  it("'a new round ends the division, and it is chosen anew'", () => {
    const bill = run(aBill(wine), pay('a', equalPart(3)), { type: 'book', lines: [pizza] }, pay('b', equalPart(2)));
    expect(amounts(bill)).toEqual([334, 878]);
  });

  it('a payment that fails gives its part back', () => {
    const bill = run(aBill(wine), pay('a', equalPart(2)), pay('b', equalPart(2)), settle('a'), release('b'));
    expect(dueAmount(bill)).toBe(500);
    expect(amounts(run(bill, pay('c', equalPart(2)))).at(-1)).toBe(500);
  });
});

describe('an amount that a guest names (S3 W8)', () => {
  it('is divided over all lines and rates, and makes the parts of a division smaller', () => {
    const bill = run(aBill(pizza, menu), pay('a', equalPart(2)), pay('b', amount(1000)));
    expect(amounts(bill)).toEqual([1545, 1000]);
    expect(priceOfEqualPart(bill, 2)).toBe(545);
    expect(bill.parts[1]).toMatchObject({ units: [], division: null });
    expect(amounts(run(bill, pay('c', everything))).at(-1)).toBe(545);
  });

  it.each([0, 1001])('%d of 10.00 EUR is refused', (cents) => {
    expect(findProblem(aBill(wine), pay('a', amount(cents)))).toBe('nothingDue');
  });
});

describe("'divide what is open over lines, then rates, by largest remainder; the last part takes the rest' (S3 C37)", () => {
  it('an equal part has its share of every line and rate', () => {
    const { parts } = run(aBill(pizza, menu), pay('a', equalPart(3)));
    expect(parts[0]?.shares).toEqual([
      { line: 'pizza', rates: [rate(7, 363)] },
      { line: 'menü', rates: [rate(7, 500), rate(19, 167)] },
    ]);
  });

  it('parts pay each rate of each line to the cent', () => {
    const bill = run(aBill(pizza, menu), pay('a', equalPart(3)), pay('b', equalPart(3)), pay('c', everything));
    const paid = bill.parts.flatMap(({ shares }) => shares).flatMap(({ rates }) => rates);
    const atRate = (percent: number) =>
      paid.filter((each) => each.rate === percent * 100).reduce((all, { gross }) => all + gross, 0);
    expect([atRate(7), atRate(19)]).toEqual([2590, 500]);
  });
});

describe("'A refund lowers what is open first; the excess is paid back' (S3 C37)", () => {
  it('of an unpaid line nothing is paid back', () => {
    const bill = run(aBill(menu), refund(menu, 400));
    expect(bill.refunds[0]).toMatchObject({ rates: [rate(7, 300), rate(19, 100)], paidBack: [] });
    expect(dueAmount(bill)).toBe(1600);
  });

  it('of a paid line everything, by those who paid', () => {
    const paid = run(aBill(menu), pay('a', equalPart(2)), settle('a'), pay('b', everything, 'till'));
    const bill = run(paid, refund(menu, 1000));
    expect(bill.refunds[0]?.paidBack).toEqual([
      { part: 'a', rates: [rate(7, 375), rate(19, 125)] },
      { part: 'b', rates: [rate(7, 375), rate(19, 125)] },
    ]);
    expect(dueAmount(bill)).toBe(0);
  });

  it('of a line that is paid in part, the excess', () => {
    const bill = run(aBill(wine), pay('a', units(wine, 1)), settle('a'), refund(wine, 800));
    expect(bill.refunds[0]?.paidBack).toEqual([{ part: 'a', rates: [rate(19, 134)] }]);
    expect(openAmount(bill, wine)).toBe(0);
  });

  it('not while a payment of it is under way', () => {
    expect(findProblem(run(aBill(pizza), pay('a', everything)), refund(pizza, 1))).toBe('paymentPending');
  });

  it.each([
    ["'the amount must be above 0'", 0, 'tooSmall'],
    ["'and not above the item price'", 1091, 'tooLarge'],
  ])('%s (S2 §4)', (_, amount, problem) => {
    expect(findProblem(aBill(pizza), refund(pizza, amount))).toBe(problem);
  });

  it("'the sum of refunds of a line never exceeds the line' (S3 W3)", () => {
    expect(findProblem(run(aBill(pizza), refund(pizza, 1000)), refund(pizza, 91))).toBe('tooLarge');
  });
});

describe('payments under way', () => {
  it('nothing is paid twice: the second press finds nothing due', () => {
    expect(findProblem(run(aBill(pizza), pay('a', everything)), pay('b', everything))).toBe('nothingDue');
  });

  it('a confirmation may come twice', () => {
    expect(findProblem(run(aBill(pizza), pay('a', everything), settle('a')), settle('a'))).toBe('');
  });

  it('late money for a released part is refused here, so that it is refunded', () => {
    expect(findProblem(run(aBill(pizza), pay('a', everything), release('a')), settle('a'))).toBe('released');
  });

  it('what was paid is not released', () => {
    expect(findProblem(run(aBill(pizza), pay('a', everything), settle('a')), release('a'))).toBe('released');
  });
});

describe('clearing a table', () => {
  it.each([
    ['while something is due', aBill(pizza), 'unpaid'],
    ['while a payment is under way', run(aBill(pizza), pay('a', everything)), 'paymentPending'],
    ['twice', run(aBill(), { type: 'clear' }), 'cleared'],
  ])('%s: refused', (_, bill, problem) => {
    expect(findProblem(bill, { type: 'clear' })).toBe(problem);
  });

  it('once everything is paid or handed over to the till', () => {
    expect(run(aBill(pizza), pay('a', everything, 'till'), { type: 'clear' }).isCleared).toBe(true);
  });
});

describe('moving (S3 W9)', () => {
  const other = createBill(billId('c'), 8);

  it("some units become a line of their own at the price of these units ('odd cents first', S3 C38)", () => {
    const moved = moveUnits({ from: aBill(pizza, wine), to: createBill(billId('c'), 8) }, [
      { line: wine.id, units: 1 },
    ]);
    if (!moved.ok) throw new Error(moved.problem);
    const { from, to } = moved.value;
    expect(to.lines).toMatchObject([{ id: 'wein:2', units: 1, rates: [rate(19, 334)] }]);
    expect(from.lines).toMatchObject([{ id: 'pizza' }, { id: 'wein', units: 2, rates: [rate(19, 666)] }]);
  });

  it.each([
    ['more units than there are', run(aBill(wine)), 4, 'unknownLine'],
    ['no unit', run(aBill(wine)), 0, 'unknownLine'],
    ['units of a line that is partly refunded', run(aBill(wine), refund(wine, 100)), 1, 'partlyPaid'],
    ['units of a line that is partly paid', run(aBill(wine), pay('a', units(wine, 1)), settle('a')), 1, 'partlyPaid'],
    ['units of a line that is being paid', run(aBill(wine), pay('a', units(wine, 1))), 1, 'paymentPending'],
  ])('%s do not move', (_, from, count, problem) => {
    const to = createBill(billId('c'), 8);
    expect(moveUnits({ from, to }, [{ line: wine.id, units: count }])).toEqual({ ok: false, problem });
  });

  it('lines go with their refunds', () => {
    const moved = moveLines({ from: run(aBill(pizza, wine), refund(wine, 300)), to: other }, [wine.id]);
    expect(moved.ok && [dueAmount(moved.value.from), dueAmount(moved.value.to)]).toEqual([1090, 700]);
  });

  it('a line that is paid in part stays', () => {
    const from = run(aBill(wine), pay('a', units(wine, 1)), settle('a'));
    expect(moveLines({ from, to: other }, [wine.id])).toEqual({ ok: false, problem: 'partlyPaid' });
  });

  it('a whole table takes its payments along, to a free table and to one with a bill', () => {
    const from = run(aBill(wine), pay('a', units(wine, 1)), settle('a'));
    expect(moveBill(from, 9)).toMatchObject({ ok: true, value: { table: 9 } });
    const joined = joinBills({ from, to: run(other, { type: 'book', lines: [pizza] }) });
    expect(joined.ok && dueAmount(joined.value.to)).toBe(1090 + 666);
    expect(joined.ok && joined.value.from.isCleared).toBe(true);
  });
});

describe("an owner's tip (S3 C39)", () => {
  const vat = (percent: number, gross: number) => {
    const part = rate(percent, gross);
    return { ...part, vat: vatIn(part.gross, part.rate) };
  };

  it.each([
    ["'in the ratio of the gross it was paid with'", [rate(7, 3000), rate(19, 1000)], [vat(7, 150), vat(19, 50)]],
    ["'nothing else: 19 %'", [], [vat(19, 200)]],
  ])('%s', (_, paidWith, expected) => {
    expect(tipVat(toCents(200), paidWith, 'owner')).toEqual(expected);
  });

  it("a team's tip is outside VAT (S3 W13)", () => {
    expect(tipVat(toCents(200), [rate(7, 3000)], 'team')).toEqual([]);
  });
});
