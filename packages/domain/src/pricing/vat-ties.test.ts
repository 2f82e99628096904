import { expect, it } from 'vitest';
import { aCart, aDish, aMenu, anOffer, aPricingContext, euroOff } from '../../testing/index.ts';
import { sum } from '../money.ts';
import { priceCart } from './price-cart.ts';

/** Price of each line of a pickup after its share of a discount. */
function paidByLine(dishes: readonly string[], discount: number): readonly number[] {
  const menu = aMenu({
    dishes: [
      aDish({ id: 'zuppa', price: { schale: 1000, becher: 1000, tasse: 500 } }),
      aDish({ id: 'acqua', category: 'drinks', isDrink: true, price: { flasche: 1000, karaffe: 1500 } }),
    ],
    offers: [anOffer({ kind: 'cartDiscount', ...euroOff(discount) } as never)],
  });
  const items = dishes.map((dish) => ({ dish }));
  const { lines } = priceCart(menu, aCart(menu, items), aPricingContext({ deliveryType: 'pickup' }));
  return lines.map(({ rates }) => sum(rates.map(({ gross }) => gross)));
}

it.each([
  // 0.5 and 1.5 cents
  ['to the larger line', 2, ['zuppa:tasse', 'acqua:karaffe'], [500, 1498]],
  ['then by the order of the menu', 1, ['acqua:flasche', 'zuppa:becher'], [1000, 999]],
  ['and of the sizes of a dish', 1, ['zuppa:becher', 'zuppa:schale'], [1000, 999]],
])("'ties to the larger line, then the order of the menu' (S3 C16): %s", (_, discount, dishes, expected) => {
  expect(paidByLine(dishes, discount)).toEqual(expected);
  expect(paidByLine(dishes.toReversed(), discount)).toEqual(expected.toReversed());
});
