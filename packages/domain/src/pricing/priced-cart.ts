import type { CartLine } from '../cart/cart.ts';
import type { DishId, LineId, OfferId, SizeId } from '../ids.ts';
import type { VatClass } from '../menu/menu-document.ts';
import type { Cents } from '../money.ts';
import type { CouponOutcome } from '../offers/coupon.ts';
import type { FreeDeliveryHint } from '../offers/free-delivery.ts';
import type { FreeItemState } from '../offers/free-item-choices.ts';
import type { TwoForOneState } from '../offers/two-for-one.ts';
import type { MinimumOrder } from './hints.ts';
import type { PricedExtra } from './priced-extra.ts';
import type { RateAmount } from './rate-amounts.ts';
import type { VatPart } from './vat.ts';

/** Where a change of price comes from. */
export const ADJUSTMENT_SOURCES = [
  'dishDiscount',
  'dailyDish',
  'twoForOne',
  'cartDiscount',
  'groupDiscount',
  'coupon',
] as const;

/**
 * One change of price; the amount is negative where the guest saves. listTotal + adjustments + deposits + deliveryFee are the
 * total, always: free extras are off the list price already (spec 3 C12), a free item costs nothing and stands in `freeItems`,
 * and a delivery that is free has no fee.
 */
export interface Adjustment {
  readonly source: (typeof ADJUSTMENT_SOURCES)[number];
  /** null: a coupon, or a discount for groups of the shop's configuration. */
  readonly offerId: OfferId | null;
  /** '-20%', 'Kauf 2, zahl 1', the coupon's code. */
  readonly label: string;
  readonly amount: Cents;
  /** null: it is about the whole cart. */
  readonly lineId: LineId | null;
}

/** A line with its money, all for the whole line (amount x unit). */
export interface PricedLine {
  readonly line: CartLine;
  /** Unit price from the card: base or size and extras, without deposit. */
  readonly unitListPrice: Cents;
  /** Share of the line in G. */
  readonly listPrice: Cents;
  /** Share in S0. */
  readonly discountedPrice: Cents;
  /** Share in S1: what the line costs in the subtotal. */
  readonly price: Cents;
  readonly deposit: Cents;
  /** Of one unit; those of a combo slot by slot. */
  readonly extras: readonly PricedExtra[];
  /** Label of the best dish discount: '-20%', 'Sonderpreis'; empty without. */
  readonly discountLabel: string;
  readonly freeUnits: number;
  /** By VAT rate: the price after its share of cart discount and coupon, with the deposit. */
  readonly rates: readonly RateAmount[];
}

/** A free item in the order: costs nothing but its deposit. */
export interface PricedFreeItem {
  readonly offerId: OfferId;
  readonly dishId: DishId;
  readonly sizeId: SizeId | null;
  readonly name: string;
  readonly listPrice: Cents;
  readonly deposit: Cents;
  readonly vatClass: VatClass;
  /** false: it stands alone and refuses the coupon (spec 3 T9). */
  readonly combinable: boolean;
}

/** The steps of spec 3 §2; the letters are those of the page. */
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
  /** null: nothing to say (no threshold, no delivery). */
  readonly freeDelivery: FreeDeliveryHint | null;
  readonly freeItems: readonly FreeItemState[];
  readonly twoForOne: readonly TwoForOneState[];
  readonly coupon: CouponOutcome | null;
  readonly suggestGroupOrder: boolean;
}

/** A cart with every cent explained. */
export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly freeItems: readonly PricedFreeItem[];
  readonly adjustments: readonly Adjustment[];
  readonly steps: PriceSteps;
  /** Lowest rate first; the gross amounts add up to the total. */
  readonly vat: readonly VatPart[];
  readonly hints: Hints;
}
