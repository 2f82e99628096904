import type { ShopTime } from '../shop-time.ts';

/** A chosen extra as it is stored and sent (S1 §3 'Cart dish item'). */
export interface SavedExtra {
  readonly groupId: string;
  readonly itemId: string;
  readonly itemName?: string;
  readonly amount: number;
  readonly type?: 'ingredient' | 'dish' | 'deposit';
}

export interface SavedDishItem {
  readonly dishId: string;
  readonly sizeId?: string | null;
  readonly memberName?: string | null;
  readonly amount: number;
  readonly without: readonly string[];
  readonly extras: readonly SavedExtra[];
}

export interface SavedComboItem {
  readonly menuId: string;
  readonly memberName?: string | null;
  readonly amount: number;
  readonly subitems: readonly {
    readonly slotId: string;
    readonly dish: Omit<SavedDishItem, 'amount' | 'memberName'>;
  }[];
}

export type SavedItem = SavedDishItem | SavedComboItem;

/** A cart from storage, the address bar, a member or an order: never trusted. `restoreCart` is the only door to a `Cart`. */
export interface SavedCart {
  readonly items: readonly SavedItem[];
}

/** Why something of a saved cart is not there any more ('Warenkorb Probleme'); names are those of the menu or, unknown, the ids. */
export const CART_PROBLEM_CODES = [
  'dishUnknown',
  'dishNotAvailableNow',
  'dishSoldOut',
  'partSoldOut',
  'dishNotForOrderType',
  'sizeMissing',
  'sizeUnknown',
  'withoutUnknown',
  'groupUnknown',
  'itemUnknown',
  'extraNotInSize',
  'extraAmountReduced',
  'groupBelowMinimum',
  'groupAboveLimit',
  'groupNotAvailableNow',
  'comboUnknown',
  'comboNotAvailableNow',
  'comboIncomplete',
  'slotDishUnsuitable',
  'priceAboveLimit',
  'amountInvalid',
  'tooManyItems',
] as const;

export interface CartProblem {
  readonly code: (typeof CART_PROBLEM_CODES)[number];
  /** Name of the dish or combo. */
  readonly item: string;
  /** Size, group or extra that it is about. */
  readonly part?: string;
  /** When it can be had again (spec 3 T15). */
  readonly availableAt?: ShopTime;
  /** true: the whole item is gone; false: it was repaired. */
  readonly dropped: boolean;
}
