import type { DishId, IngredientId } from '../ids.ts';
import type { Combo, ComboSlot, Dish, ExtraGroup, ExtraItem, Size } from '../menu/menu.ts';

/** The most of one thing in a cart; more is a mistake or a joke. */
export const MAX_AMOUNT = 1000;

/** A whole number from 1 to the most (spec 3 C11). */
export const isAmount = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MAX_AMOUNT;

/** An extra or side dish that was chosen. */
export interface ChosenExtra {
  readonly group: ExtraGroup;
  readonly item: ExtraItem;
  readonly amount: number;
}

/** What can be left out: a secondary ingredient or a secondary sub-dish (S1 §5). */
export type LeftOutId = IngredientId | DishId;

/** A dish as it is wanted, valid against the menu: size, what is left out, what is added. */
export interface DishChoice {
  readonly dish: Dish;
  readonly size: Size | null;
  /** In the order of the menu. */
  readonly without: readonly LeftOutId[];
  /** In the order of the menu, amounts of 1 and more. */
  readonly extras: readonly ChosenExtra[];
}

/** A combo with a dish for every slot, in the order of its slots. */
export interface ComboChoice {
  readonly combo: Combo;
  readonly slots: readonly { readonly slot: ComboSlot; readonly choice: DishChoice }[];
}
