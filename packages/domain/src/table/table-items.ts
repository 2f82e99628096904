import type { ComboId, DishId } from '../ids.ts';
import type { Cents } from '../money.ts';

/** An item booked for a table (S2 §3 Table data). */
export interface TableItem {
  readonly id: string;
  readonly amount: number;
  readonly dishName: string;
  readonly price: Cents;
  readonly dish: { readonly id: DishId } | null;
  readonly menu: { readonly id: ComboId } | null;
}

export interface TableOrderGroup {
  readonly items: readonly TableItem[];
}

/** Promotion of the negative line that refunds an item (S2 §4 Table and waiter mode). */
export const WAITER_REFUND = 'waiter-refund';
