import { expect, it } from 'vitest';
import { spread } from './spread.ts';

const POSTCODES = Array.from({ length: 8309 }, (_, index) => index);

it.each([1, 10, 300, 8309, 9000])('takes %i items of a list, each once, from all over it', (amount) => {
  const taken = spread(POSTCODES, amount);
  expect(new Set(taken).size).toBe(Math.min(amount, POSTCODES.length));
  const tenths = new Set(taken.map((item) => Math.floor((item * 10) / POSTCODES.length)));
  expect(tenths.size).toBeGreaterThanOrEqual(Math.min(amount, 8));
});

it('takes more by adding to the ones before', () => {
  expect(spread(POSTCODES, 1000).slice(0, 100)).toEqual(spread(POSTCODES, 100));
});

it.each([0, 1, 2, 3])('takes all of a list of %i', (length) => {
  const taken = spread(POSTCODES.slice(0, length), 5);
  expect(taken.toSorted((left, right) => left - right)).toEqual(POSTCODES.slice(0, length));
});
