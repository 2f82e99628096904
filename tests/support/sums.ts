import { sum } from '@tischlein/domain';
import type { Adjustment, PricedCart } from '@tischlein/domain/pricing';
import { expect } from 'vitest';

/** After every pricing case: the totals are sums of visible amounts, and the total is never below deposits and fee (S3 §2). */
export function expectTotalsToAddUp(priced: PricedCart): void {
  expect(sumsThatDoNotHold(priced)).toEqual([]);
}

/** Names the sums that do not add up; one list, because a check per sum is slow for twenty thousand carts. */
export function sumsThatDoNotHold({ lines, freeItems, adjustments, steps, vat }: PricedCart): string[] {
  const ofLines = lines.flatMap((line) => {
    const own = adjustments.filter(({ lineId }) => lineId === line.line.id);
    return [
      line.listPrice + totalOf(own) === line.price || 'a line: list price and adjustments are its price',
      line.listPrice + totalOf(own.filter(({ source }) => source !== 'twoForOne')) === line.discountedPrice ||
        'a line: list price and dish discounts are its share in S0',
      (line.price >= 0 && line.price <= line.listPrice) || 'a line costs between nothing and its list price',
    ];
  });
  const ofCart = [
    sum(lines.map((line) => line.listPrice)) === steps.listTotal || 'G is the sum of the lines',
    sum(lines.map((line) => line.discountedPrice)) === steps.discountedTotal || 'S0 is the sum of the lines',
    sum(lines.map((line) => line.price)) === steps.subtotal || 'S1 is the sum of the lines',
    steps.discountedTotal - steps.twoForOneSaving === steps.subtotal || 'S1 = S0 - T',
    steps.twoForOneSaving >= 0 || 'T is never negative',
    sum([...lines, ...freeItems].map(({ deposit }) => deposit)) === steps.deposits || 'D is the sum of the deposits',
    steps.subtotal - steps.cartDiscount === steps.afterCartDiscount || 'S2 = S1 - C',
    steps.listTotal + totalOf(adjustments) + steps.deposits + steps.deliveryFee === steps.total ||
      'TOTAL is the sum of what is shown',
    steps.total >= steps.deposits + steps.deliveryFee || 'TOTAL is never below D + L',
    sum(vat.map((part) => part.gross)) === steps.total || 'the VAT parts add up to TOTAL',
    adjustments.every(({ amount, label }) => amount !== 0 && label !== '') || 'an adjustment says how much and why',
  ];
  return [...ofLines, ...ofCart].filter((held) => held !== true);
}

const totalOf = (adjustments: readonly Adjustment[]): number => sum(adjustments.map(({ amount }) => amount));
