import { toCents } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { parseDecimal, formatDecimal } from './decimal-amount.ts';

describe('decimal amounts', () => {
  it('every amount from 0 to 9999.99 euros has two decimals and reads back as itself', () => {
    const wrong: number[] = [];
    for (let cents = 0; cents <= 999_999; cents += 1) {
      const text = formatDecimal(toCents(cents));
      const expected = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      if (text !== expected || parseDecimal(text) !== cents) wrong.push(cents);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['12.05', 1205],
    ['12', 1200],
    ['12.5', 1250],
    ['105.9500', 10_595],
    ['0.00', 0],
  ])('%s is read', (text, cents) => expect(parseDecimal(text)).toBe(cents));

  it.each(['', '-1.00', '1,50', '1.005', '1e3', ' 1.00', '1.00 EUR', 'NaN', '.50', '1.', '12345678901.00', '0x10'])(
    '%j is not an amount',
    (text) => expect(parseDecimal(text)).toBeNull(),
  );

  it('a negative amount throws', () => expect(() => formatDecimal(toCents(-1))).toThrow('negative'));
});
