import type { Quote } from '@tischlein/contract/shop';
import { NO_CENTS } from '@tischlein/domain';

/** The hints of a quote that is a part of an order: what could still be reached is no matter of it. */
export const NO_HINTS: Quote['hints'] = {
  minimumOrder: { status: 'reached', minimumOrderValue: null, missing: NO_CENTS, progressPercent: 100 },
  freeDelivery: null,
  freeItems: [],
  twoForOne: [],
  coupon: null,
  suggestGroupOrder: false,
};
