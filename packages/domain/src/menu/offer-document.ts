import type { BasisPoints, Cents } from '../money.ts';
import type { CategoryId, ComboId, DishId, ImageId, OfferId, SizeId } from '../ids.ts';
import type { OrderTypeFilter } from '../delivery-type.ts';
import type { DayIndex, Timetable, TimetableEntry } from '../shop-time.ts';

/** The items of an offer; empty lists select nothing (S3 C8). */
export interface ItemSelection {
  /** No sizes: every size. */
  readonly dishes: readonly { readonly dish: DishId; readonly sizes?: readonly SizeId[] }[];
  readonly categories: readonly CategoryId[];
  readonly menus: readonly ComboId[];
}

/** `fixed` and `euro` are in cents, `percent` in basis points. */
export type Discount =
  | { readonly discountType: 'fixed' | 'euro'; readonly value: Cents }
  | { readonly discountType: 'percent'; readonly value: BasisPoints };

/** The merchant means a special price of 0,00 €; without it, 0 is a price that is missing (S3 C50). */
type FreeOfCharge = true;

interface OfferCommon {
  readonly id: OfferId;
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly imageName?: ImageId;
  readonly showInShop: boolean;
  readonly showFirst: boolean;
  readonly type: OrderTypeFilter;
  readonly timetable?: Timetable;
  /** First and last day 'YYYY-MM-DD', both inclusive, on which guests can order with it (decision 041). */
  readonly validFrom?: string;
  readonly validUntil?: string;
  readonly itemSelection?: ItemSelection;
}

export type DishDiscountDocument = OfferCommon & {
  readonly kind: 'dishDiscount';
  readonly accumulative: boolean;
  readonly isFree?: FreeOfCharge;
} & Discount;
export type FreeDeliveryDocument = OfferCommon & { readonly kind: 'freeDelivery'; readonly minimumOrderValue: Cents };
export type CartDiscountDocument = OfferCommon & {
  readonly kind: 'cartDiscount';
  readonly discountType: 'euro' | 'percent';
  /** Cents for euro, basis points for percent. */
  readonly value: Cents | BasisPoints;
  readonly accumulative: boolean;
  readonly minimumOrderValue: Cents;
  readonly groupOrderOnly: boolean;
};
export type FreeItemDocument = OfferCommon & {
  readonly kind: 'freeItem';
  readonly minimumOrderValue: Cents;
  readonly combinable: boolean;
  readonly accumulativeTwoForOne: boolean;
};
export type TwoForOneDocument = OfferCommon & {
  readonly kind: 'twoForOnePromotion';
  /** 'Kauf 2, zahl 1' */
  readonly label?: string;
  readonly totalQuantity: number;
  readonly paidQuantity: number;
  readonly accumulative: boolean;
  readonly allowDifferentDishes: boolean;
};
export type SharedBannerDocument = OfferCommon & {
  readonly kind: 'sharedBanner';
  readonly discountText: string;
  readonly offers: readonly OfferId[];
};

/** An offer as stored, sent and imported. */
export type OfferDocument =
  | DishDiscountDocument
  | FreeDeliveryDocument
  | CartDiscountDocument
  | FreeItemDocument
  | TwoForOneDocument
  | SharedBannerDocument;

/** A daily dish: a dish discount for one weekday, with a headline and optionally in the slider (S1 §3 Daily dish). */
export type DailyDishDocument = {
  readonly id: OfferId;
  readonly day: DayIndex;
  readonly timespan?: Pick<TimetableEntry, 'from' | 'to'>;
  readonly size?: SizeId;
  readonly dishes: readonly DishId[];
  readonly categories: readonly CategoryId[];
  readonly menus: readonly ComboId[];
  readonly type: OrderTypeFilter;
  readonly shownInSlider: boolean;
  readonly accumulative: boolean;
  readonly active: boolean;
  readonly headline?: string;
  readonly teaser?: string;
  readonly imageName?: ImageId;
  readonly isFree?: FreeOfCharge;
} & Discount;

/** A discount for group orders from the shop's configuration (S3 C15). */
export interface GroupOrderDiscount {
  readonly discountType: 'euro' | 'percent';
  readonly value: Cents | BasisPoints;
  readonly minimumOrderValue: Cents;
}
