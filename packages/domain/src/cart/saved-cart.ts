import type { ShopTime } from '../shop-time.ts';

/** A chosen extra as stored and sent (S1 §3 Cart dish item). */
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
  readonly note?: string;
  readonly amount: number;
  readonly without: readonly string[];
  readonly extras: readonly SavedExtra[];
}

export interface SavedComboItem {
  readonly menuId: string;
  readonly memberName?: string | null;
  readonly note?: string;
  readonly amount: number;
  readonly subitems: readonly {
    readonly slotId: string;
    readonly dish: Omit<SavedDishItem, 'amount' | 'memberName' | 'note'>;
  }[];
}

export type SavedItem = SavedDishItem | SavedComboItem;

/**
 * An untrusted cart from storage, the address bar, a group member or an order. Only `restoreCart` turns it into a
 * `Cart`.
 */
export interface SavedCart {
  readonly items: readonly SavedItem[];
}

/** Reasons for dropping or repairing part of a saved cart ('Warenkorb-Probleme'). */
export const CART_PROBLEM_CODES = [
  'dishUnknown',
  'dishNotAvailableNow',
  'dishSoldOut',
  'declarationsUnknown',
  'partDeclarationsUnknown',
  'particularsMissing',
  'partParticularsMissing',
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
  'freeItemNotOffered',
  'freeItemNotReached',
  'freeItemNotWithTwoForOne',
  'freeItemNotCombinable',
  'packagingNotOffered',
] as const;

export interface CartProblem {
  readonly code: (typeof CART_PROBLEM_CODES)[number];
  /** Name of the dish or combo; its id if it is unknown. */
  readonly item: string;
  /** Name or id of the size, group or extra concerned. */
  readonly part?: string;
  /** The next time it can be ordered (S3 T15). */
  readonly availableAt?: ShopTime;
  /** true: the whole item was dropped; false: it was repaired. */
  readonly dropped: boolean;
  /** The item of a group's member; the same object in all problems of one item. Absent: of a guest alone. */
  readonly of?: MembersItem;
}

/** Which item of which member a problem is about. */
export interface MembersItem {
  /** Of the dish or combo. */
  readonly itemId: string;
  readonly memberName: string;
  readonly amount: number;
}
