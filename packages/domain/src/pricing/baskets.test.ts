import { describe, expect, it } from 'vitest';
import { BASKETS } from '../../../../tests/support/baskets/baskets.ts';
import { sumsLine } from '../../../../tests/support/baskets/sums-line.ts';
import { TRATTORIA } from '../../../../tests/support/baskets/trattoria.ts';
import { lettersOf } from '../../../../tests/support/letters.ts';
import { naivePrice } from '../../../../tests/support/naive-pricing/index.ts';
import { expectTotalsToAddUp } from '../../../../tests/support/sums.ts';
import { aCart, aMenu, aPricingContext } from '../../testing/index.ts';
import { DELIVERY_TYPES } from '../delivery-type.ts';
import { priceCart } from './price-cart.ts';

describe.each(BASKETS)('$name', ({ offers = [], items, given = {}, ...sums }) => {
  const menu = aMenu({ ...TRATTORIA, offers });
  const cart = aCart(menu, items);

  it.each(DELIVERY_TYPES)('%s', (deliveryType) => {
    const order = aPricingContext({ ...given, deliveryType });
    const priced = priceCart(menu, cart, order);
    expect(sumsLine(lettersOf(priced))).toBe(sums[deliveryType]);
    expect(sumsLine(naivePrice(menu, cart, order))).toBe(sums[deliveryType]);
    expectTotalsToAddUp(priced);
  });
});
