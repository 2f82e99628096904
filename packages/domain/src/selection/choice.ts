import type { Combo, ComboSlot, Dish, ExtraGroup, ExtraItem, LeftOutId, Size } from '../menu/menu.ts';

/** Maximum amount of one line; more is a mistake or a joke. */
export const MAX_AMOUNT = 1000;

/** Returns whether the value is a whole number from 1 to MAX_AMOUNT (S3 C11). */
export const isAmount = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MAX_AMOUNT;

/** A chosen extra or side dish. */
export interface ChosenExtra {
  readonly group: ExtraGroup;
  readonly item: ExtraItem;
  readonly amount: number;
}

/** A configured dish, valid against the menu. */
export interface DishChoice {
  readonly dish: Dish;
  readonly size: Size | null;
  /** In menu order. */
  readonly without: readonly LeftOutId[];
  /** In menu order, amounts of 1 and more. */
  readonly extras: readonly ChosenExtra[];
}

/** A combo with a dish for every slot, in slot order. */
export interface ComboChoice {
  readonly combo: Combo;
  readonly slots: readonly { readonly slot: ComboSlot; readonly choice: DishChoice }[];
}
