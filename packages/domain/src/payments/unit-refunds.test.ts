import { expect, it } from 'vitest';
import { toCents } from '../money.ts';
import { listUnitRefunds } from './unit-refunds.ts';

it.each([
  ['one unit', { price: 899, refunded: 0, amount: 1 }, [899]],
  ['two units', { price: 899, refunded: 0, amount: 2 }, [450, 899]],
  ['the second of two', { price: 899, refunded: 450, amount: 2 }, [449]],
  ['three units', { price: 1000, refunded: 0, amount: 3 }, [334, 667, 1000]],
  ['the last of three', { price: 1000, refunded: 667, amount: 3 }, [333]],
  ['two units after an amount', { price: 899, refunded: 100, amount: 2 }, [450, 799]],
  ['a rest of less than a unit', { price: 899, refunded: 890, amount: 2 }, [9]],
  ['nothing left', { price: 899, refunded: 899, amount: 2 }, []],
  ['a line that cost nothing', { price: 0, refunded: 0, amount: 2 }, []],
  ['more units than cents', { price: 2, refunded: 0, amount: 3 }, [1, 2, 2]],
])('%s', (_, { price, refunded, amount }, expected) => {
  expect(listUnitRefunds({ price: toCents(price), refunded: toCents(refunded), amount })).toEqual(expected);
});

it('units refunded one by one add up to what was paid, and never cost more than is left', () => {
  for (let price = 1; price < 400; price += 7)
    for (let amount = 1; amount < 12; amount += 1) {
      let refunded = 0;
      for (let count = 0; count <= amount && refunded < price; count += 1) {
        const [first = toCents(0)] = listUnitRefunds({ price: toCents(price), refunded: toCents(refunded), amount });
        expect(first).toBeLessThanOrEqual(price - refunded);
        refunded += first;
      }
      expect(refunded).toBe(price);
    }
});
