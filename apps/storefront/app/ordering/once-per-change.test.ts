import { expect, it } from 'vitest';
import { oncePerChange } from './once-per-change.ts';

it('computes a value once per guest and change', () => {
  const priced: string[] = [];
  const price = oncePerChange(({ cart, coupon }: { cart: readonly string[]; coupon: string }) => {
    priced.push(coupon);
    return { total: cart.length };
  });
  const [ada, ben] = [{}, {}];
  const cart = ['Pizza'];
  const first = price(ada, { cart, coupon: '' });
  expect(price(ada, { cart, coupon: '' })).toBe(first);
  expect(price(ben, { cart, coupon: '' })).not.toBe(first);
  price(ada, { cart, coupon: 'HUNGER5' });
  expect(priced).toEqual(['', '', 'HUNGER5']);
});
