import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, atLeast, atMost, calculatePercent, subtract, sum, times, toBasisPoints, toCents } from './money.ts';
import { share } from './share.ts';

const amount = fc.integer({ min: 0, max: 100_000_000 }).map(toCents);

describe("'Integer half-up. No floats anywhere' (S3 P4)", () => {
  it.each([
    [1999, 1000, 200],
    [1995, 1000, 200],
    [1994, 1000, 199],
    [5, 1000, 1],
    [4, 1000, 0],
    [3100, 1000, 310],
    [999, 3333, 333],
    [100_000_000, 10_000, 100_000_000],
    [1234, 0, 0],
  ])('%i cents at %i basis points are %i', (cents, basisPoints, expected) => {
    expect(calculatePercent(toCents(cents), toBasisPoints(basisPoints))).toBe(expected);
  });

  it('is off by half a cent at most, and rounds half up', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }).map(toBasisPoints), (cents, percent) => {
        const twice = BigInt(calculatePercent(cents, percent)) * 20_000n - BigInt(cents) * BigInt(percent) * 2n;
        expect(twice > -10_000n && twice <= 10_000n).toBe(true);
      }),
    );
  });
});

describe('amounts', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'rejects %d, which is not a whole number of cents',
    (value) => {
      expect(() => toCents(value)).toThrow();
      expect(() => toBasisPoints(value)).toThrow();
    },
  );

  it('add up, subtract, multiply and stay within bounds', () => {
    const [five, three] = [toCents(500), toCents(300)];
    expect(add(five, three)).toBe(800);
    expect(subtract(three, five)).toBe(-200);
    expect(times(three, 4)).toBe(1200);
    expect(() => times(three, 0.001)).toThrow();
    expect(sum([five, three, three])).toBe(1100);
    expect(sum([])).toBe(0);
    expect(atMost(five, three)).toBe(300);
    expect(atMost(three, five)).toBe(300);
    expect(atLeast(three, five)).toBe(500);
    expect(atLeast(five, three)).toBe(500);
  });
});

describe("'spread over the lines by gross value, largest remainder' (S3 §4)", () => {
  it.each([
    [810, [2500, 600], [653, 157]],
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [1, 1], [1, 0]],
    [2, [1, 3], [0, 2]],
    [99_999_999, [99_999_999, 99_999_998, 3], [49_999_999, 49_999_999, 1]],
    [0, [5, 7], [0, 0]],
    [10, [0, 5], [0, 10]],
  ])('%i over %j is %j', (total, weights, parts) => {
    expect(share(toCents(total), weights)).toEqual(parts);
  });

  it('always adds up, and every part is less than a cent from its exact share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }).map(toCents), weights, (total, given) => {
        fc.pre(given.some((weight) => weight > 0));
        const parts = share(total, given);
        const all = given.reduce((left, right) => left + right, 0);
        expect(sum(parts)).toBe(total);
        parts.forEach((part, index) => expect(Math.abs(part - (total * (given[index] ?? 0)) / all)).toBeLessThan(1));
      }),
    );
  });

  it('fails if no weight is above 0', () => {
    expect(() => share(toCents(5), [0, 0])).toThrow('nothing to share by');
  });
});
