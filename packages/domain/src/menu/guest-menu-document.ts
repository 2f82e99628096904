import type { ByDeliveryType } from '../delivery-type.ts';
import type { Cents } from '../money.ts';
import type { DishDocument, MenuDocument } from './menu-document.ts';

/**
 * Prices before reductions that may be announced only from the lowest price of 30 days, by order type and article; null:
 * nothing may be announced (PAngV § 11, S3 L4).
 */
export type PricesBefore = Readonly<Record<string, Cents | null>>;

/** A dish as guests get it. */
export interface GuestDishDocument extends DishDocument {
  /** The 'ab' price in cents for each order type that the dish is sold for (S3 R8); computed, never stored. */
  readonly typeListPrice?: Partial<ByDeliveryType<Cents>>;
  /** Prepacked without its particulars (S3 L14); computed, never stored. */
  readonly lacksParticulars?: true;
}

/** A menu as guests get it. */
export interface GuestMenuDocument extends Omit<MenuDocument, 'dishes'> {
  readonly dishes: readonly GuestDishDocument[];
  /** Absent: every reduction is announced from the list price. */
  readonly pricesBefore?: PricesBefore;
}
