import { toBasisPoints, toCents } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { decimal, euro, percent, wholeNumber } from './money.ts';

describe("euro: 'display with comma and €, ,00 may be dropped' (S1 §9)", () => {
  it.each([
    [890, {}, '8,90\u00a0€'],
    [0, {}, '0,00\u00a0€'],
    [5, {}, '0,05\u00a0€'],
    [100, {}, '1,00\u00a0€'],
    [-500, {}, '−5,00\u00a0€'],
    [123_450, {}, '1.234,50\u00a0€'],
    [99_990_000, {}, '999.900,00\u00a0€'],
    [2000, { dropZeros: true }, '20\u00a0€'],
    [2050, { dropZeros: true }, '20,50\u00a0€'],
    [0, { dropZeros: true }, '0\u00a0€'],
    [100_000_000, { dropZeros: true }, '1.000.000\u00a0€'],
  ])('%d', (amount, options, expected) => {
    expect(euro(toCents(amount), options)).toBe(expected);
  });
});

describe('percent', () => {
  it.each([
    [1000, '10\u00a0%'],
    [1250, '12,5\u00a0%'],
    [1225, '12,25\u00a0%'],
    [700, '7\u00a0%'],
    [0, '0\u00a0%'],
  ])('%d', (value, expected) => {
    expect(percent(toBasisPoints(value))).toBe(expected);
  });
});

it('decimal writes a comma', () => {
  expect([decimal(1.5), decimal(2), decimal(0.333), decimal(-1.5)]).toEqual(['1,5', '2', '0,33', '−1,5']);
});

it('wholeNumber writes points between thousands', () => {
  expect([7, 999, 1284, 1_000_000].map(wholeNumber)).toEqual(['7', '999', '1.284', '1.000.000']);
});
