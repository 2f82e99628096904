import { describe, expect, it } from 'vitest';
import { toCents } from '../money.ts';
import { bookedItems, readEuros, readRefund, refundPrice, refundProblem } from './refund.ts';
import type { TableItem } from './table-items.ts';
import { readTableNumber } from './table-number.ts';

const anItem = (id: string, price: number): TableItem => ({
  id,
  amount: 1,
  dishName: id,
  price: toCents(price),
  dish: null,
  menu: null,
});

describe('refunds (S2 §5 Refund, S3 W3)', () => {
  it.each([
    ["'amount above 0'", 0, 1000, [], 'tooSmall'],
    ['a negative amount', -1, 1000, [], 'tooSmall'],
    ['the smallest amount', 1, 1000, [], null],
    ["'and not above the item price'", 1000, 1000, [], null],
    ["'and not above the item price'", 1001, 1000, [], 'tooLarge'],
    ['partial refunds: the rest', 400, 1000, [600], null],
    ["'the sum of refunds of a line never exceeds the line'", 401, 1000, [500, 100], 'tooLarge'],
  ] as const)('%s: %d of %d', (_, amount, price, refunded, expected) => {
    expect(refundProblem(toCents(amount), toCents(price), refunded.map(toCents))).toBe(expected);
  });

  it.each([
    ['', 'missing'],
    ['abc', 'missing'],
    ['2,505', 'missing'],
    ['0', 'tooSmall'],
    ['6.51', 'tooLarge'],
  ])('typed as %j are refused: %s', (text, problem) => {
    expect(readRefund(text, toCents(650))).toEqual({ ok: false, problem });
  });

  it.each(['6.5', '6,50', '6.50 €'])('typed as %j are read', (text) => {
    expect(readRefund(text, toCents(650))).toEqual({ ok: true, value: 650 });
  });

  it('are negative lines', () => {
    expect(refundPrice(toCents(250))).toBe(-250);
  });

  it("'items with price 0 or less are dropped' (S2 §3)", () => {
    expect(
      bookedItems([{ items: [anItem('a', 900), anItem('b', 0)] }, { items: [anItem('c', -900), anItem('d', 1)] }]).map(
        ({ id }) => id,
      ),
    ).toEqual(['a', 'd']);
  });

  it.each([
    ['2,50', 250],
    ['2.5', 250],
    ['2', 200],
    [' 12,05 € ', 1205],
    ['0,01', 1],
    ['', null],
    ['zwei', null],
    ['-1', null],
    ['1e3', null],
    ['1,234', null],
    ['99999999', null],
  ])('reads %j', (text, expected) => {
    expect(readEuros(text)).toBe(expected);
  });
});

describe("table number: 'numeric, min 1' (S2 §5)", () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['0012', 12],
    ['9999', 9999],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['10000', null],
    ['', null],
    ['A1', null],
  ])('%j', (text, expected) => {
    expect(readTableNumber(text)).toBe(expected);
  });
});
