import type { MenuDocument } from '@tischlein/domain/menu';
import { priceCart, type PricedCart } from '@tischlein/domain/pricing';
import { aCart, aMenu, aPricingContext, type WishedItem } from '@tischlein/domain/testing';
import { expectTotalsToAddUp } from './sums.ts';

type Given = Parameters<typeof aPricingContext>[0];

/** Prices a cart from a menu of these parts and checks that the totals add up. */
export function priced(parts: Partial<MenuDocument>, items: readonly WishedItem[], given: Given = {}): PricedCart {
  const menu = aMenu(parts);
  const result = priceCart(menu, aCart(menu, items), aPricingContext(given));
  expectTotalsToAddUp(result);
  return result;
}
