import type { ParsedQuoteRequest } from '@tischlein/contract/shop';
import { type Cart, type CartProblem, restoreCart } from '@tischlein/domain/cart';
import type { DeliveryTerms } from '@tischlein/domain/delivery';
import type { DeliveryType } from '@tischlein/domain/menu';
import type { Coupon } from '@tischlein/domain/offers';
import { type PricedCart, priceCart, type PricingContext, toPricingSettings } from '@tischlein/domain/pricing';
import { toUtc, type WallTime, toWallTime } from '../clock.ts';
import { findUsableCoupon } from '../coupons/coupons.store.ts';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

/** A cart with everything its price depends on. */
export type PriceRequest = Pick<
  ParsedQuoteRequest,
  'orderItems' | 'couponCode' | 'selectedFreeItems' | 'confirmedTwoForOnePromotions' | 'deniedTwoForOnePromotions'
> & {
  readonly deliveryType: DeliveryType;
  /** null: as soon as possible. */
  readonly serveAt: string | null;
  readonly terms: DeliveryTerms | null;
};

/** The cart restored and priced at an instant. Quotes and orders share this calculation. */
export interface PricedRequest {
  /** Instant of the request. */
  readonly at: string;
  readonly deliveryType: DeliveryType;
  readonly now: WallTime;
  readonly cart: Cart;
  readonly problems: readonly CartProblem[];
  readonly couponCode: string | null;
  /** null: no code, or not usable. */
  readonly coupon: Coupon | null;
  readonly priced: PricedCart;
}

/** Prices a request with the server's menu, time and coupons, ignoring prices in the payload (S3 K4). */
export async function priceRequest(
  { database }: Pick<Deps, 'database'>,
  shop: LoadedShop,
  { at, ...request }: PriceRequest & { readonly at: string },
): Promise<PricedRequest> {
  const now = toWallTime(at);
  // Timetables apply to the serving time; as soon as possible means now (S3 T14).
  const time = request.serveAt === null ? now : toWallTime(request.serveAt);
  const { deliveryType } = request;
  const couponCode = request.couponCode?.trim() || null;
  const { cart, problems } = restoreCart({ items: request.orderItems }, shop.menu, { deliveryType, time });
  const coupon = couponCode
    ? await findUsableCoupon(database.read, shop.id, { code: couponCode, now: toUtc(at) })
    : null;
  const circumstances: PricingContext = {
    settings: toPricingSettings(shop.config),
    deliveryType,
    time,
    date: time.date,
    terms: deliveryType === 'delivery' ? request.terms : null,
    coupon,
    groupActive: false,
    memberNames: [],
    selectedFreeItems: request.selectedFreeItems,
    confirmedTwoForOnePromotions: request.confirmedTwoForOnePromotions,
    deniedTwoForOnePromotions: request.deniedTwoForOnePromotions,
  };
  const priced = priceCart(shop.menu, cart, circumstances);
  return {
    at,
    deliveryType,
    now,
    cart,
    problems: [...problems, ...priced.problems],
    couponCode,
    coupon,
    priced,
  };
}
