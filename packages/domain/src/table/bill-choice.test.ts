import { describe, expect, it } from 'vitest';
import { billLineId as id } from '../ids.ts';
import { toCents } from '../money.ts';
import {
  type BillChoice,
  chooseLines,
  chosenAmount,
  keepOpen,
  listEqualParts,
  NO_BILL_CHOICE,
  type OpenBill,
  priceOfUnit,
  readBillChoice,
  toggleUnit,
  toWhatToPay,
} from './bill-choice.ts';

const line = (name: string, ...prices: number[]) => ({
  id: id(name),
  openUnits: prices.length,
  unitPrices: prices.map((_, index) => toCents(prices.slice(0, index + 1).reduce((all, each) => all + each, 0))),
});
/** Three colas for 10.00 EUR, a pizza for 12.90 EUR. */
const [COLA, PIZZA] = [line('231-0', 334, 333, 333), line('231-1', 1290)] as const;
const BILL: OpenBill = { lines: [COLA, PIZZA], due: toCents(2290), division: null };
const choose = (...units: readonly (readonly [string, number])[]): BillChoice =>
  units.reduce((choice, [name, unit]) => toggleUnit(choice, id(name), unit), NO_BILL_CHOICE);

describe("own items: 'units of a line are equal parts of its open amount, odd cents first' (S3 C38)", () => {
  it('shows the price of each unit', () => {
    expect([0, 1, 2].map((unit) => priceOfUnit(COLA, unit))).toEqual([334, 333, 333]);
  });

  it.each([
    ['nothing', [], 0, null],
    ['one of three', [['231-0', 0]], 334, [{ line: '231-0', units: 1 }]],
    ['another one of three costs the same', [['231-0', 2]], 334, [{ line: '231-0', units: 1 }]],
    [
      'two of three',
      [
        ['231-0', 2],
        ['231-0', 0],
      ],
      667,
      [{ line: '231-0', units: 2 }],
    ],
    [
      'two lines',
      [
        ['231-1', 0],
        ['231-0', 1],
      ],
      1624,
      [
        { line: '231-1', units: 1 },
        { line: '231-0', units: 1 },
      ],
    ],
    [
      'chosen and taken out again',
      [
        ['231-1', 0],
        ['231-1', 0],
      ],
      0,
      null,
    ],
  ] as const)('%s', (_, units, amount, sent) => {
    const choice = choose(...units);
    expect(chosenAmount(choice, BILL)).toBe(amount);
    expect(toWhatToPay(choice, BILL)).toEqual(sent && { kind: 'units', units: sent });
  });

  it('chooses all of a guest in one tap', () => {
    const choice = chooseLines(choose(['231-1', 0]), [COLA]);
    expect(toWhatToPay(choice, BILL)).toEqual({ kind: 'units', units: [{ line: '231-0', units: 3 }] });
  });

  it('keeps the rest of the choice when somebody was faster', () => {
    const left = { ...BILL, lines: [line('231-0', 333), line('231-1')] };
    const choice = choose(['231-0', 0], ['231-0', 2], ['231-1', 0]);
    expect(toWhatToPay(keepOpen(choice, left), left)).toEqual({ kind: 'units', units: [{ line: '231-0', units: 1 }] });
    expect(keepOpen(choice, BILL)).toBe(choice);
  });
});

describe("equal parts: 'what is due divided by the unpaid parts, rounded up' (S3 C38)", () => {
  it.each([
    [6590, 3, null, [2197, 2197, 2196]],
    [1000, 4, null, [250, 250, 250, 250]],
    [2, 3, null, [1, 1, 0]],
    [4393, 2, { into: 3, taken: 1, nextPart: toCents(2197) }, [2197, 2196]],
  ])('%d cents by %d', (due, into, division, expected) => {
    expect(listEqualParts({ lines: [], due: toCents(due), division }, into)).toEqual(expected);
  });

  it('follow a division that somebody has begun', () => {
    const bill = { ...BILL, division: { into: 4, taken: 1, nextPart: toCents(764) } };
    const choice = keepOpen({ ...NO_BILL_CHOICE, kind: 'equalPart' }, bill);
    expect(toWhatToPay(choice, bill)).toEqual({ kind: 'equalPart', into: 4 });
    expect(chosenAmount(choice, bill)).toBe(764);
  });
});

it('everything is what is due', () => {
  const choice: BillChoice = { ...NO_BILL_CHOICE, kind: 'everything' };
  expect([chosenAmount(choice, BILL), toWhatToPay(choice, BILL)]).toEqual([2290, { kind: 'everything' }]);
});

describe('an amount of their own', () => {
  const own = (amount: number): BillChoice => ({ ...NO_BILL_CHOICE, kind: 'amount', amount: toCents(amount) });

  it('is paid as named', () => {
    expect([chosenAmount(own(1000), BILL), toWhatToPay(own(1000), BILL)]).toEqual([
      1000,
      { kind: 'amount', amount: 1000 },
    ]);
  });

  it.each([0, 2291])('%d of 22.90 EUR buys nothing', (amount) => {
    expect([chosenAmount(own(amount), BILL), toWhatToPay(own(amount), BILL)]).toEqual([0, null]);
  });
});

describe('an address preselects', () => {
  it.each([
    ['units of lines', { units: '231-0.2,231-1.1', parts: null }, 1957],
    ['no more than is open', { units: '231-0.9', parts: null }, 1000],
    ['an equal part', { units: null, parts: '2' }, 1145],
  ])('%s', (_, address, amount) => {
    const choice = readBillChoice(address, BILL);
    expect(choice && chosenAmount(choice, BILL)).toBe(amount);
  });

  it.each([
    { units: null, parts: null },
    { units: '', parts: '' },
    { units: '999-0.1', parts: null },
    { units: '231-0.0,231-1.-1,231-1', parts: null },
    { units: null, parts: '1' },
    { units: null, parts: '51' },
    { units: null, parts: 'drei' },
  ])('nothing: %j', (address) => {
    expect(readBillChoice(address, BILL)).toBeNull();
  });
});
