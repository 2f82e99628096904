import type { Cents } from '../money.ts';
import type { CategoryId, ComboId, DishId, ImageId, OfferId, SizeId } from '../ids.ts';
import type { OrderTypeFilter } from '../delivery-type.ts';
import type { Timetable } from '../shop-time.ts';
import type { Discount } from './offer-document.ts';

/** Resolved selection of an offer; a dish maps to its sizes, or to null for every size. */
export interface Selected {
  readonly dishes: ReadonlyMap<DishId, ReadonlySet<SizeId> | null>;
  readonly categories: ReadonlySet<CategoryId>;
  readonly combos: ReadonlySet<ComboId>;
}

interface OfferBase {
  readonly id: OfferId;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly imageName: ImageId | null;
  readonly showInShop: boolean;
  readonly showFirst: boolean;
  readonly type: OrderTypeFilter;
  readonly timetable: Timetable;
  /** Last day 'YYYY-MM-DD' on which guests can order with it; null: no end. */
  readonly validUntil: string | null;
  /** null: not limited to certain items. */
  readonly selected: Selected | null;
}

export type DishDiscountOffer = OfferBase & {
  readonly kind: 'dishDiscount';
  readonly accumulative: boolean;
  readonly discount: Discount;
};
export type FreeDeliveryOffer = OfferBase & { readonly kind: 'freeDelivery'; readonly minimumOrderValue: Cents };
export type CartDiscountOffer = OfferBase & {
  readonly kind: 'cartDiscount';
  readonly discount: Discount & { readonly discountType: 'euro' | 'percent' };
  readonly accumulative: boolean;
  readonly minimumOrderValue: Cents;
  readonly groupOrderOnly: boolean;
};
export type FreeItemOffer = OfferBase & {
  readonly kind: 'freeItem';
  readonly minimumOrderValue: Cents;
  readonly combinable: boolean;
  readonly accumulativeTwoForOne: boolean;
};
export type TwoForOneOffer = OfferBase & {
  readonly kind: 'twoForOnePromotion';
  readonly label: string;
  readonly totalQuantity: number;
  readonly paidQuantity: number;
  readonly accumulative: boolean;
  readonly allowDifferentDishes: boolean;
};
export type SharedBannerOffer = OfferBase & {
  readonly kind: 'sharedBanner';
  readonly discountText: string;
  readonly offerIds: readonly OfferId[];
};

export type Offer =
  | DishDiscountOffer
  | FreeDeliveryOffer
  | CartDiscountOffer
  | FreeItemOffer
  | TwoForOneOffer
  | SharedBannerOffer;

/** A daily dish: a dish discount with its timetable, optionally in the slider. */
export interface DailyDish {
  readonly id: OfferId;
  readonly headline: string;
  readonly teaser: string;
  readonly imageName: ImageId | null;
  readonly shownInSlider: boolean;
  readonly accumulative: boolean;
  readonly type: OrderTypeFilter;
  readonly timetable: Timetable;
  readonly selected: Selected;
  readonly discount: Discount;
}
