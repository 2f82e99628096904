import type { CartLine } from '../cart/cart.ts';
import type { CartProblem } from '../cart/saved-cart.ts';
import type { DishId, LineId, OfferId, SizeId } from '../ids.ts';
import type { DepositKind, VatClass } from '../menu/menu-document.ts';
import type { Cents } from '../money.ts';
import type { CouponOutcome } from '../offers/coupon.ts';
import type { BeforeKind } from '../offers/dish-discount.ts';
import type { FreeDeliveryHint } from '../offers/free-delivery.ts';
import type { FreeItemState } from '../offers/free-item-choices.ts';
import type { TwoForOneState } from '../offers/two-for-one.ts';
import type { MinimumOrder } from './hints.ts';
import type { PricedExtra } from './priced-extra.ts';
import type { RateAmount } from './rate-amounts.ts';
import type { VatPart } from './vat.ts';

/** Sources of price changes. */
export const ADJUSTMENT_SOURCES = [
  'dishDiscount',
  'dailyDish',
  'twoForOne',
  'cartDiscount',
  'groupDiscount',
  'coupon',
] as const;

/**
 * A price change, negative where the guest saves. listTotal + adjustments + deposits + deliveryFee is always the total:
 * free extras are already off the list price (S3 C12), free items cost nothing and are in `freeItems`, and free
 * delivery has no fee.
 */
export interface Adjustment {
  readonly source: (typeof ADJUSTMENT_SOURCES)[number];
  /** null for coupons and the shop's group discounts. */
  readonly offerId: OfferId | null;
  /** '-20%', 'Kauf 2, zahl 1', or the coupon code. */
  readonly label: string;
  readonly amount: Cents;
  /** null: applies to the whole cart. */
  readonly lineId: LineId | null;
}

/** A line with its amounts, all for the whole line (amount x unit). */
export interface PricedLine {
  readonly line: CartLine;
  /** Price of one unit on the menu: base or size price with extras, without deposit. */
  readonly unitListPrice: Cents;
  /** Share in G. */
  readonly listPrice: Cents;
  /** Share in S0. */
  readonly discountedPrice: Cents;
  /** What the price may be compared with (S3 L4). */
  readonly before: Cents;
  readonly beforeKind: BeforeKind;
  /** Share in S1, the price in the subtotal. */
  readonly price: Cents;
  readonly deposit: Cents;
  readonly depositKinds: readonly DepositKind[];
  /** Of one unit; for a combo slot by slot. */
  readonly extras: readonly PricedExtra[];
  /** Label of the best dish discount: '-20%', 'Sonderpreis'; '' without one. */
  readonly discountLabel: string;
  readonly freeUnits: number;
  /** By VAT rate: the price after its share of cart discount and coupon, plus deposit. */
  readonly rates: readonly RateAmount[];
}

/** A free item in the order; only its deposit is charged. */
export interface PricedFreeItem {
  readonly offerId: OfferId;
  readonly dishId: DishId;
  readonly sizeId: SizeId | null;
  readonly name: string;
  readonly listPrice: Cents;
  readonly deposit: Cents;
  readonly depositKinds: readonly DepositKind[];
  readonly vatClass: VatClass;
  /** false: it excludes other free items and refuses the coupon (S3 T9). */
  readonly combinable: boolean;
}

/** The amounts of S3 §2, with their letters there. */
export interface PriceSteps {
  /** G: lines at list price. */
  readonly listTotal: Cents;
  /** S0: after dish discounts. */
  readonly discountedTotal: Cents;
  /** T */
  readonly twoForOneSaving: Cents;
  /** S1, 'Zwischensumme' */
  readonly subtotal: Cents;
  /** C */
  readonly cartDiscount: Cents;
  /** S2 */
  readonly afterCartDiscount: Cents;
  /** K */
  readonly couponValue: Cents;
  /** D */
  readonly deposits: Cents;
  /** L */
  readonly deliveryFee: Cents;
  readonly total: Cents;
}

export interface Hints {
  readonly minimumOrder: MinimumOrder;
  /** null if there is no threshold or no delivery. */
  readonly freeDelivery: FreeDeliveryHint | null;
  readonly freeItems: readonly FreeItemState[];
  readonly twoForOne: readonly TwoForOneState[];
  readonly coupon: CouponOutcome | null;
  readonly suggestGroupOrder: boolean;
}

/** A priced cart that accounts for every cent. */
export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly freeItems: readonly PricedFreeItem[];
  /** Chosen free items that cannot be had (S3 C29). */
  readonly problems: readonly CartProblem[];
  readonly adjustments: readonly Adjustment[];
  readonly steps: PriceSteps;
  /** Lowest rate first; the gross amounts add up to the total. */
  readonly vat: readonly VatPart[];
  readonly hints: Hints;
}
