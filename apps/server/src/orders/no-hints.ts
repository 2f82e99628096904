import type { Quote } from '@tischlein/contract/shop';
import { NO_CENTS } from '@tischlein/domain';

/** The hints of a part of an order, which has nothing left to reach. */
export const NO_HINTS: Quote['hints'] = {
  minimumOrder: { status: 'reached', minimumOrderValue: null, missing: NO_CENTS, progressPercent: 100 },
  freeDelivery: null,
  freeItems: [],
  twoForOne: [],
  coupon: null,
  suggestGroupOrder: false,
};
