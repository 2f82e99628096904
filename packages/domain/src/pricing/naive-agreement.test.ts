import fc from 'fast-check';
import { expect, it } from 'vitest';
import { generatedOrder } from '../../../../tests/support/generated-orders.ts';
import { naivePrice } from '../../../../tests/support/naive-pricing/index.ts';
import { lettersOf } from '../../../../tests/support/letters.ts';
import { priceCart } from './price-cart.ts';

const RUNS = 20_000;
const SEED = Number(process.env['FC_SEED'] ?? Date.now() % 2 ** 31);

it(`two independent readings of the rules agree on ${RUNS} carts (seed ${SEED})`, { timeout: 180_000 }, () => {
  fc.assert(
    fc.property(generatedOrder, ({ menu, cart, circumstances }) => {
      const priced = priceCart(menu, cart, circumstances);
      const naive = naivePrice(menu, cart, circumstances);
      expect(lettersOf(priced)).toEqual(naive);
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
