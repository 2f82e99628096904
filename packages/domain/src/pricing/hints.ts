import { atLeast, type Cents, NO_CENTS, subtract } from '../money.ts';
import type { PricingContext } from './pricing-context.ts';

// S1 §9: 'Suggest a group order when the subtotal exceeds 2500 cents and groups are not active'
const GROUP_SUGGESTED_ABOVE = 2500;

export const MINIMUM_ORDER_STATUSES = ['not-ordered', 'not-reached', 'reached'] as const;

/** How far the cart is from the least that can be ordered (S2 §4, spec 3 T12). */
export interface MinimumOrder {
  readonly status: (typeof MINIMUM_ORDER_STATUSES)[number];
  /** null: not known. 0: there is none. */
  readonly minimumOrderValue: Cents | null;
  readonly missing: Cents;
  readonly progressPercent: number;
}

/** S1, and whether there is anything at all. */
interface OrderedGoods {
  readonly subtotal: Cents;
  readonly isEmpty: boolean;
}

/** Measured against S1; an unknown minimum is not reached (spec 3 §2, O4, C14). */
export function checkMinimumOrder({ subtotal, isEmpty }: OrderedGoods, context: PricingContext): MinimumOrder {
  const minimumOrderValue = findMinimumOrderValue(context);
  const missing = minimumOrderValue === null ? NO_CENTS : atLeast(subtract(minimumOrderValue, subtotal), NO_CENTS);
  const isReached = minimumOrderValue !== null && missing === 0;
  return {
    status: isEmpty ? 'not-ordered' : isReached ? 'reached' : 'not-reached',
    minimumOrderValue,
    missing,
    progressPercent: isReached
      ? 100
      : minimumOrderValue === null
        ? 0
        : Math.floor((100 * subtotal) / minimumOrderValue),
  };
}

export const suggestsGroupOrder = ({ subtotal }: OrderedGoods, { groupActive }: PricingContext): boolean =>
  !groupActive && subtotal > GROUP_SUGGESTED_ABOVE;

/** Delivery's from the terms, pickup's own if there is one, none at a table (spec 3 O4). */
function findMinimumOrderValue({ deliveryType, terms, settings }: PricingContext): Cents | null {
  switch (deliveryType) {
    case 'delivery':
      return terms?.minimumOrderValue ?? null;
    case 'pickup':
      return settings.pickupMinimumOrderValue ?? NO_CENTS;
    case 'dineIn':
      return NO_CENTS;
  }
}
