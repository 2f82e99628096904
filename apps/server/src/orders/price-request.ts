import type { ParsedQuoteRequest, Quote } from '@tischlein/contract/shop';
import { type GroupOrderId, subtract } from '@tischlein/domain';
import { type Cart, type CartProblem, restoreCart } from '@tischlein/domain/cart';
import type { DeliveryTerms } from '@tischlein/domain/delivery';
import {
  isGroupActive,
  type LabelledMember,
  type LeftOut,
  listLeftOut,
  type MergedCart,
} from '@tischlein/domain/group-order';
import type { DeliveryType } from '@tischlein/domain/menu';
import type { Coupon } from '@tischlein/domain/offers';
import {
  memberShares,
  type PricedCart,
  priceCart,
  type PricingContext,
  toPricingSettings,
} from '@tischlein/domain/pricing';
import { findPackagingOffer, type Packaging } from '@tischlein/domain/shop';
import { packagingName } from '@tischlein/wording';
import { toUtc, type WallTime, toWallTime } from '../clock.ts';
import { findUsableCoupon, findUsedCoupon } from '../coupons/coupons.store.ts';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

/** Whose carts are priced as one (S3 G3). */
export interface GroupToPrice extends Pick<MergedCart, 'memberNames' | 'ownerName'> {
  readonly id: GroupOrderId;
  readonly name: string;
  readonly members: readonly LabelledMember[];
}

/** A cart with everything its price depends on. */
export type PriceRequest = Pick<
  ParsedQuoteRequest,
  'orderItems' | 'couponCode' | 'selectedFreeItems' | 'confirmedTwoForOnePromotions' | 'deniedTwoForOnePromotions'
> & {
  /** What it is handed over in; null or absent: as the shop packs it. */
  readonly packaging?: Packaging | null;
  readonly deliveryType: DeliveryType;
  /** null: as soon as possible. */
  readonly serveAt: string | null;
  readonly terms: DeliveryTerms | null;
  /** The order has counted the use of its coupon, so that its limits no longer matter. */
  readonly hasCouponAlready?: true;
  /** Whose carts `orderItems` are; absent: of one guest. */
  readonly group?: GroupToPrice | null;
};

/** The cart restored and priced at an instant. Quotes and orders share this calculation. */
export interface PricedRequest {
  /** Instant of the request. */
  readonly at: string;
  readonly deliveryType: DeliveryType;
  readonly now: WallTime;
  /** The serving time. */
  readonly time: WallTime;
  readonly cart: Cart;
  readonly problems: readonly CartProblem[];
  /** What of a group's carts cannot be had (S3 G19); it is not among the problems. */
  readonly leftOut: readonly LeftOut[];
  readonly packaging: Packaging | null;
  readonly couponCode: string | null;
  /** null: no code, or not usable. */
  readonly coupon: Coupon | null;
  readonly priced: PricedCart;
  /** null: the cart of one guest. */
  readonly group: Quote['group'] | null;
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
  const { deliveryType, group = null } = request;
  const couponCode = request.couponCode?.trim() || null;
  const { cart, problems } = restoreCart({ items: request.orderItems }, shop.menu, { deliveryType, time });
  const coupon = couponCode
    ? await findCoupon(request)(database.read, shop.id, { code: couponCode, now: toUtc(at) })
    : null;
  const wanted = deliveryType === 'dineIn' ? null : (request.packaging ?? null);
  const packaging = wanted && findPackagingOffer(shop.config)?.[deliveryType].includes(wanted) ? wanted : null;
  const circumstances = describeCircumstances(shop, request, { time, cart, coupon, packaging });
  const priced = priceCart(shop.menu, cart, circumstances);
  return {
    at,
    deliveryType,
    now,
    time,
    cart,
    problems: [
      ...(group ? [] : problems),
      ...priced.problems,
      ...(wanted === packaging ? [] : [refusePackaging(wanted)]),
    ],
    leftOut: group ? listLeftOut(problems, group.members) : [],
    packaging,
    couponCode,
    coupon,
    priced,
    group: group && divideAmongMembers(shop, cart, { group, circumstances, priced }),
  };
}

/** The shop has ended what the guest has chosen (S3 L15). */
const refusePackaging = (packaging: Packaging | null): CartProblem => ({
  code: 'packagingNotOffered',
  item: packagingName(packaging ?? undefined),
  dropped: true,
});

interface Found extends Pick<PricedRequest, 'cart' | 'coupon' | 'packaging'> {
  /** The serving time. */
  readonly time: WallTime;
}

function describeCircumstances(
  { config }: LoadedShop,
  request: PriceRequest,
  { time, cart, coupon, packaging }: Found,
): PricingContext {
  const { deliveryType, terms, group = null } = request;
  return {
    settings: toPricingSettings(config),
    deliveryType,
    time,
    date: time.date,
    terms: deliveryType === 'delivery' ? terms : null,
    coupon,
    packaging,
    groupActive: group !== null && isGroupActive(cart),
    memberNames: group?.memberNames ?? [],
    selectedFreeItems: request.selectedFreeItems,
    confirmedTwoForOnePromotions: request.confirmedTwoForOnePromotions,
    deniedTwoForOnePromotions: request.deniedTwoForOnePromotions,
  };
}

const findCoupon = ({ hasCouponAlready }: Pick<PriceRequest, 'hasCouponAlready'>) =>
  hasCouponAlready ? findUsedCoupon : findUsableCoupon;

interface PricedGroup {
  readonly group: GroupToPrice;
  readonly circumstances: PricingContext;
  readonly priced: PricedCart;
}

/** The shares of the members, and what the group saves: C less what the same lines get without a group (S3 C35). */
function divideAmongMembers(
  { menu }: LoadedShop,
  cart: Cart,
  { group, circumstances, priced }: PricedGroup,
): NonNullable<Quote['group']> {
  const { id, name, ownerName } = group;
  const alone = circumstances.groupActive ? priceCart(menu, cart, { ...circumstances, groupActive: false }) : priced;
  const saving = subtract(priced.steps.cartDiscount, alone.steps.cartDiscount);
  return { id, name, ownerName, saving, shares: memberShares(priced, ownerName) };
}
