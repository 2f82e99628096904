import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fourOrders, type GeneratedOrder } from '../../../../tests/support/generated-orders.ts';
import { lettersOf } from '../../../../tests/support/letters.ts';
import { naivePrice } from '../../../../tests/support/naive-pricing/index.ts';
import { expectTotalsToAddUp } from '../../../../tests/support/sums.ts';
import { sum } from '../money.ts';
import { aCart } from '../../testing/index.ts';
import { memberShares } from './member-shares.ts';
import { priceCart } from './price-cart.ts';
import type { PricedCart } from './priced-cart.ts';

const CARTS = 20_000;
const SEED = Number(process.env['FC_SEED'] ?? Date.now() % 2 ** 31);

it(
  `${CARTS} generated carts keep every promise and agree with the naive reading (seed ${SEED})`,
  { timeout: 180_000 },
  () => {
    const anyOrders = fc.property(fourOrders, fc.nat(), (orders, chance) => {
      for (const order of orders) expectPromisesToBeKept(order, chance);
    });
    fc.assert(anyOrders, { numRuns: CARTS / 4, seed: SEED });
  },
);

function expectPromisesToBeKept(order: GeneratedOrder, chance: number): void {
  const priced = price(order);
  expectTotalsToAddUp(priced);
  expect(lettersOf(priced)).toEqual(naivePrice(order.menu, order.cart, order.circumstances));
  expect(price(order)).toEqual(priced);
  expectOrderOfLinesNotToMatter(order, priced);
  expectUnrelatedItemToChangeNoOther(order, priced);
  expectRemovalToRaiseNothingAboveList(order, chance);
  expectSharesToAddUp(priced);
}

const price = ({ menu, cart, circumstances }: GeneratedOrder): PricedCart => priceCart(menu, cart, circumstances);

function expectOrderOfLinesNotToMatter(order: GeneratedOrder, priced: PricedCart): void {
  const reversed = price({ ...order, cart: { lines: order.cart.lines.toReversed() } });
  expect(reversed.steps).toEqual(priced.steps);
  expect(reversed.vat).toEqual(priced.vat);
  expect(reversed.hints).toEqual(priced.hints);
  expect(reversed.lines.toReversed()).toEqual(priced.lines);
}

/** A dish that no two-for-one names leaves every other line as it is; thresholds that it helps to reach show as adjustments. */
function expectUnrelatedItemToChangeNoOther(order: GeneratedOrder, priced: PricedCart): void {
  const [added] = aCart(order.menu, [{ dish: 'd3', amount: 2, member: 'someone else' }]).lines;
  if (!added) throw new Error('the generated menu has a d3');
  const more = price({ ...order, cart: { lines: [...order.cart.lines, added] } });
  const others = more.lines.filter(({ line }) => line.id !== added.id);
  const isUnrelated = more.adjustments.every(({ lineId, source }) => lineId !== added.id || source !== 'twoForOne');
  const takesNoUnit = more.hints.twoForOne.every(
    (state) => eligibleUnits(priced, state.offerId) === state.eligibleUnits,
  );
  if (isUnrelated && takesNoUnit)
    expect(others.map((line) => line.price)).toEqual(priced.lines.map((line) => line.price));
}

const eligibleUnits = ({ hints }: PricedCart, offerId: string): number | undefined =>
  hints.twoForOne.find((state) => state.offerId === offerId)?.eligibleUnits;

function expectRemovalToRaiseNothingAboveList(order: GeneratedOrder, chance: number): void {
  const { lines } = order.cart;
  const fewer = price({ ...order, cart: { lines: lines.toSpliced(chance % Math.max(1, lines.length), 1) } });
  for (const line of fewer.lines) expect(line.price).toBeLessThanOrEqual(line.listPrice);
}

function expectSharesToAddUp(priced: PricedCart): void {
  const shares = memberShares(priced, 'Ada');
  const { steps } = priced;
  expect(sum(shares.map((each) => each.total))).toBe(steps.total);
  expect(sum(shares.map((each) => each.goods))).toBe(steps.subtotal);
  expect(sum(shares.map((each) => each.cartDiscount))).toBe(steps.cartDiscount);
  expect(sum(shares.map((each) => each.deliveryFee))).toBe(steps.deliveryFee);
}
