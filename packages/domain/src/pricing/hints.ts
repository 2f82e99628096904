import { atLeast, type Cents, NO_CENTS, subtract } from '../money.ts';
import type { PricingContext } from './pricing-context.ts';

// S1 §9: 'Suggest a group order when the subtotal exceeds 2500 cents and groups are not active'
const GROUP_SUGGESTED_ABOVE = 2500;

export const MINIMUM_ORDER_STATUSES = ['not-ordered', 'not-reached', 'reached'] as const;

/** How far the cart is from the minimum order value (S2 §4 Minimum order status, S3 T12). */
export interface MinimumOrder {
  readonly status: (typeof MINIMUM_ORDER_STATUSES)[number];
  /** null: unknown. 0: no minimum. */
  readonly minimumOrderValue: Cents | null;
  readonly missing: Cents;
  readonly progressPercent: number;
}

/** `subtotal` is S1. */
interface OrderedGoods {
  readonly subtotal: Cents;
  readonly isEmpty: boolean;
}

/** Compares S1 with the minimum; an unknown minimum is not reached (S3 §2, O4, C14). */
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

/** From the delivery terms, from the pickup setting if there is one, or 0 at a table (S3 O4). */
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
