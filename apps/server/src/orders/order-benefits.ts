import type { OfferId } from '@tischlein/domain';
import type { DeliveryTerms } from '@tischlein/domain/delivery';
import type { Cents } from '@tischlein/domain';
import { type CouponRefusalReason, findFreeDeliveryOffer, listActiveOffers } from '@tischlein/domain/offers';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { PricedRequest } from './price-request.ts';

/** What an order gets for free by an offer, at the price that it costs otherwise. */
export interface OrderGift {
  readonly offerId: OfferId;
  readonly amount: Cents;
}

/** What the statistics of the office count, besides the adjustments of an order. */
export interface OrderBenefits {
  readonly gifts: readonly OrderGift[];
  /** The guest's coupon that did not count; null: none, or it did. */
  readonly unusedCoupon: { readonly code: string; readonly reason: CouponRefusalReason } | null;
}

/** Finds what a priced order got for free, and the coupon that it could not use. */
export function listOrderBenefits(
  { menu }: LoadedShop,
  { priced, deliveryType, time, couponCode }: PricedRequest,
  terms: DeliveryTerms | null,
): OrderBenefits {
  const { steps, freeItems, hints } = priced;
  const offers = listActiveOffers(menu, { deliveryType, time }).filter((offer) => offer.kind === 'freeDelivery');
  const delivery = deliveryType === 'delivery' && terms ? findFreeDeliveryOffer(offers, terms, steps.subtotal) : null;
  return {
    gifts: [
      ...freeItems.map(({ offerId, listPrice }) => ({ offerId, amount: listPrice })),
      ...(delivery && terms ? [{ offerId: delivery.id, amount: terms.deliveryFee }] : []),
    ],
    unusedCoupon: couponCode === null ? null : findUnused(couponCode, hints.coupon?.status ?? null),
  };
}

function findUnused(
  code: string,
  status: 'applied' | 'belowMinimum' | 'refused' | null,
): OrderBenefits['unusedCoupon'] {
  if (status === 'belowMinimum') return { code, reason: 'belowMinimum' };
  return status === 'refused' ? { code, reason: 'excluded' } : null;
}
