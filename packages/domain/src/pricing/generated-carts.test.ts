import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fourOrders, type GeneratedOrder } from '../../../../tests/support/generated-orders.ts';
import { lettersOf } from '../../../../tests/support/letters.ts';
import { naivePrice } from '../../../../tests/support/naive-pricing/index.ts';
import { shareOut } from '../../../../tests/support/naive-pricing/shares.ts';
import { sumsThatDoNotHold } from '../../../../tests/support/sums.ts';
import { amount, SEED } from '../../../../tests/support/tier.ts';
import { aCart } from '../../testing/index.ts';
import { sum } from '../money.ts';
import type { SelectedFreeItem } from '../offers/free-item-choices.ts';
import { memberShares } from './member-shares.ts';
import { priceCart } from './price-cart.ts';
import type { Adjustment, PricedCart } from './priced-cart.ts';

const CARTS = amount({ usual: 2000, thorough: 20_000 });

it(
  `${CARTS} generated carts keep every promise and agree with the naive reading (seed ${SEED})`,
  { timeout: 600_000 },
  () => {
    const anyOrders = fc.property(fourOrders, fc.nat(), (orders, chance) => {
      expect(orders.flatMap((order) => brokenPromises(order, chance))).toEqual([]);
    });
    fc.assert(anyOrders, { numRuns: CARTS / 4, seed: SEED });
  },
);

const price = ({ menu, cart, circumstances }: GeneratedOrder): PricedCart => priceCart(menu, cart, circumstances);

/** Violated rules. Plain comparisons, because twenty thousand carts need hundreds of thousands of them. */
function brokenPromises(order: GeneratedOrder, chance: number): unknown[] {
  const priced = price(order);
  const naive = naivePrice(order.menu, order.cart, order.circumstances);
  const promises = [
    isDeepStrictEqual(lettersOf(priced), naive) || { naive, priced: lettersOf(priced) },
    isSame(price(order), priced) || 'a quote is idempotent',
    isSameInAnyOrder(order, priced) || 'the order of lines does not matter',
    leavesOthersAlone(order, priced) || 'an unrelated item never changes the price of another line',
    staysBelowList(order, chance) || 'removing an item never raises the rest above list',
    namesRefusedFreeItems(order, priced) || 'a chosen free item is given or listed in problems',
    sharesAddUp(priced) || 'the shares of a group add up',
    sharesAgree(priced) || 'the shares of a group agree with the naive ones (S3 C34)',
  ];
  return [...sumsThatDoNotHold(priced), ...promises.filter((held) => held !== true)];
}

/** The lines of the cart are the same objects. */
const isSame = (left: PricedCart, right: PricedCart): boolean =>
  isDeepStrictEqual(withLineIds(left), withLineIds(right));

const withLineIds = ({ lines, ...priced }: PricedCart) => ({
  ...priced,
  lines: lines.map(({ line, ...money }) => ({ ...money, id: line.id })),
});

function isSameInAnyOrder(order: GeneratedOrder, priced: PricedCart): boolean {
  const other = price({ ...order, cart: { lines: order.cart.lines.toReversed() } });
  const inOrder = { ...other, lines: other.lines.toReversed(), adjustments: byLine(other.adjustments) };
  return isSame(inOrder, { ...priced, adjustments: byLine(priced.adjustments) });
}

const byLine = (adjustments: readonly Adjustment[]): readonly Adjustment[] =>
  adjustments.toSorted((left, right) =>
    (left.lineId ?? '') < (right.lineId ?? '') ? -1 : Number(left.lineId !== right.lineId),
  );

/**
 * Two more units without a two-for-one leave every other line unchanged; thresholds they help to reach appear as
 * adjustments.
 */
function leavesOthersAlone(order: GeneratedOrder, priced: PricedCart): boolean {
  const [added] = aCart(order.menu, [{ dish: 'd3', amount: 2, member: 'someone else' }]).lines;
  if (!added) throw new Error('the generated menu has a d3');
  const more = price({ ...order, cart: { lines: [...order.cart.lines, added] } });
  const isRelated = more.hints.twoForOne.some((state) => eligibleUnits(priced, state.offerId) !== state.eligibleUnits);
  const others = more.lines.filter(({ line }) => line.id !== added.id);
  return isRelated || others.every((line, index) => line.price === priced.lines[index]?.price);
}

const eligibleUnits = ({ hints }: PricedCart, offerId: string): number | undefined =>
  hints.twoForOne.find((state) => state.offerId === offerId)?.eligibleUnits;

function staysBelowList(order: GeneratedOrder, chance: number): boolean {
  const { lines } = order.cart;
  const fewer = price({ ...order, cart: { lines: lines.toSpliced(chance % Math.max(1, lines.length), 1) } });
  return fewer.lines.every((line) => line.price <= line.listPrice);
}

function namesRefusedFreeItems({ circumstances }: GeneratedOrder, { freeItems, problems }: PricedCart): boolean {
  const chosen = circumstances.selectedFreeItems;
  const isGiven = (item: (typeof chosen)[number]): boolean =>
    freeItems.some((given) => isDeepStrictEqual(pickChoice(item), pickChoice(given)));
  return problems.length === chosen.filter((item) => !isGiven(item)).length;
}

const pickChoice = ({ offerId, dishId, sizeId }: SelectedFreeItem): SelectedFreeItem => ({ offerId, dishId, sizeId });

function sharesAgree(priced: PricedCart): boolean {
  const shares = memberShares(priced, 'Ada').map(
    ({ memberName, cartDiscount, couponValue, total }) => [memberName, [cartDiscount, couponValue, total]] as const,
  );
  return isDeepStrictEqual(new Map(shares), shareOut(priced, 'Ada')) && shares.every(([, [, , total]]) => total >= 0);
}

function sharesAddUp(priced: PricedCart): boolean {
  const shares = memberShares(priced, 'Ada');
  const { total, subtotal, cartDiscount, couponValue, deliveryFee, deposits } = priced.steps;
  const names = ['total', 'goods', 'cartDiscount', 'couponValue', 'deliveryFee', 'deposits'] as const;
  const sums = names.map((name) => sum(shares.map((share) => share[name])));
  return isDeepStrictEqual(sums, [total, subtotal, cartDiscount, couponValue, deliveryFee, deposits]);
}
