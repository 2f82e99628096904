import type { Cents } from '../money.ts';
import type { BasisPoints } from '../money.ts';
import type { CartLine } from '../cart/cart.ts';
import type { DishId, LineId, OfferId, SizeId } from '../ids.ts';
import type { Coupon } from '../offers/offer.ts';

/** Where a change of price comes from. */
export const ADJUSTMENT_SOURCES = [
  'dishDiscount', 'dailyDish', 'freeExtras', 'twoForOne', 'cartDiscount', 'groupDiscount', 'coupon', 'freeItem', 'freeDelivery',
] as const;

/** One change of price; the amount is negative where the guest saves. Totals are sums of lines, deposits, fee and adjustments. */
export interface Adjustment {
  readonly source: (typeof ADJUSTMENT_SOURCES)[number];
  /** The offer, daily dish or coupon code. */
  readonly offerId: OfferId | null;
  readonly label: string;
  readonly amount: Cents;
  /** null: it is about the whole cart. */
  readonly lineId: LineId | null;
}

/** What one extra adds to one unit of its dish. */
export interface PricedExtra {
  readonly groupId: string;
  readonly itemId: string;
  readonly itemName: string;
  readonly type: 'ingredient' | 'dish';
  readonly amount: number;
  /** For the whole amount, free units already off (spec 3 C12). */
  readonly price: Cents;
  readonly freeAmount: number;
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
  readonly extras: readonly PricedExtra[];
  /** Label of the best dish discount: '-20%', 'Sonderpreis'; empty without. */
  readonly discountLabel: string;
  readonly freeUnits: number;
}

/** A free item in the order: costs nothing but its deposit. */
export interface PricedFreeItem {
  readonly offerId: OfferId;
  readonly dishId: DishId;
  readonly sizeId: SizeId | null;
  readonly name: string;
  readonly listPrice: Cents;
  readonly deposit: Cents;
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

export interface VatPart {
  /** Basis points: 700, 1900. */
  readonly rate: BasisPoints;
  readonly gross: Cents;
  readonly vat: Cents;
}

/** Where the guest stands with a two-for-one promotion (S1 §4). */
export interface TwoForOneState {
  readonly offerId: OfferId;
  readonly label: string;
  readonly status: 'applied' | 'needsChoice' | 'confirmed' | 'denied' | 'incomplete';
  /** What the promotion and what the dish discount save, measured against list price (spec 3 T3). */
  readonly promotionSaving: Cents;
  readonly discountSaving: Cents;
  readonly discountLabel: string;
  readonly eligibleUnits: number;
  readonly totalQuantity: number;
  /** Units missing to the next complete group. */
  readonly missingUnits: number;
}

export interface FreeItemState {
  readonly offerId: OfferId;
  readonly title: string;
  readonly minimumOrderValue: Cents;
  readonly status: 'reached' | 'nearly-reached' | 'not-reached';
  readonly missing: Cents;
  readonly choices: readonly { readonly dishId: DishId; readonly sizeId: SizeId | null; readonly name: string }[];
  /** Why a reached offer cannot be taken. */
  readonly blockedBy: 'twoForOne' | null;
}

export const MINIMUM_ORDER_STATUSES = ['not-ordered', 'not-reached', 'reached'] as const;

export interface Hints {
  readonly minimumOrder: {
    readonly status: (typeof MINIMUM_ORDER_STATUSES)[number];
    readonly minimumOrderValue: Cents | null;
    readonly missing: Cents;
    readonly progressPercent: number;
  };
  /** null: nothing to say (no threshold, no delivery). */
  readonly freeDelivery: { readonly threshold: Cents; readonly missing: Cents; readonly status: 'reached' | 'near' | 'far' } | null;
  readonly freeItems: readonly FreeItemState[];
  readonly twoForOne: readonly TwoForOneState[];
  readonly coupon: { readonly coupon: Coupon; readonly status: 'applied' | 'belowMinimum' | 'refused'; readonly missing: Cents; readonly refusedBecause: readonly Adjustment['source'][] } | null;
  readonly suggestGroupOrder: boolean;
}

/** A cart with every cent explained. */
export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly freeItems: readonly PricedFreeItem[];
  readonly adjustments: readonly Adjustment[];
  readonly steps: PriceSteps;
  readonly vat: readonly VatPart[];
  readonly hints: Hints;
}
