import { sum } from '@tischlein/domain';
import type { PricedCart } from '@tischlein/domain/pricing';
import { expect } from 'vitest';

/** After every pricing case: totals are sums of what is shown, and the total is never below deposits and fee (spec 3 §2). */
export function expectTotalsToAddUp({ lines, freeItems, adjustments, steps, vat }: PricedCart): void {
  const ofLine = (lineId: string | null) => adjustments.filter((adjustment) => adjustment.lineId === lineId);
  const totalOf = (amounts: readonly { readonly amount: (typeof steps)['total'] }[]) =>
    sum(amounts.map(({ amount }) => amount));
  for (const { line, listPrice, discountedPrice, price } of lines) {
    const own = ofLine(line.id);
    expect(listPrice + totalOf(own)).toBe(price);
    expect(listPrice + totalOf(own.filter(({ source }) => source !== 'twoForOne'))).toBe(discountedPrice);
    expect(price).toBeLessThanOrEqual(listPrice);
    expect(price).toBeGreaterThanOrEqual(0);
  }
  expect(sum(lines.map((line) => line.listPrice))).toBe(steps.listTotal);
  expect(sum(lines.map((line) => line.discountedPrice))).toBe(steps.discountedTotal);
  expect(sum(lines.map((line) => line.price))).toBe(steps.subtotal);
  expect(steps.discountedTotal - steps.twoForOneSaving).toBe(steps.subtotal);
  expect(steps.twoForOneSaving).toBeGreaterThanOrEqual(0);
  expect(sum([...lines, ...freeItems].map(({ deposit }) => deposit))).toBe(steps.deposits);
  expect(steps.subtotal - steps.cartDiscount).toBe(steps.afterCartDiscount);
  expect(steps.listTotal + totalOf(adjustments) + steps.deposits + steps.deliveryFee).toBe(steps.total);
  expect(steps.total).toBeGreaterThanOrEqual(steps.deposits + steps.deliveryFee);
  expect(sum(vat.map((part) => part.gross))).toBe(steps.total);
  expect(adjustments.every(({ amount, label }) => amount !== 0 && label !== '')).toBe(true);
}
