import { expect, it } from 'vitest';
import { toBasisPoints, toCents } from '../money.ts';
import { measureGroupDiscounts } from './group-hints.ts';

const TEN_PERCENT = { discountType: 'percent', value: toBasisPoints(1000), minimumOrderValue: toCents(8000) } as const;
const FIVE_EUROS = { discountType: 'euro', value: toCents(500), minimumOrderValue: toCents(5000) } as const;

it.each([
  { discount: TEN_PERCENT, subtotal: 4000, cartDiscount: 0, isTold: true, because: 'nothing applies yet' },
  { discount: TEN_PERCENT, subtotal: 4000, cartDiscount: 200, isTold: true, because: 'an offer takes off 5 %' },
  {
    discount: TEN_PERCENT,
    subtotal: 4000,
    cartDiscount: 400,
    isTold: false,
    because: 'an offer takes off 10 % already',
  },
  { discount: TEN_PERCENT, subtotal: 4000, cartDiscount: 800, isTold: false, because: 'an offer takes off 20 %' },
  {
    discount: FIVE_EUROS,
    subtotal: 4000,
    cartDiscount: 399,
    isTold: true,
    because: '5 of 50 € are 10 %, an offer less',
  },
  {
    discount: FIVE_EUROS,
    subtotal: 4000,
    cartDiscount: 400,
    isTold: false,
    because: '5 of 50 € are 10 %, as an offer',
  },
])('the next group discount is told: $isTold, $because (S3 C15)', ({ discount, subtotal, cartDiscount, isTold }) => {
  const goods = { subtotal: toCents(subtotal), cartDiscount: toCents(cartDiscount) };
  const { next, missing } = measureGroupDiscounts([discount], goods);
  expect(next).toBe(isTold ? discount : null);
  expect(missing).toBe(isTold ? discount.minimumOrderValue - subtotal : 0);
});
