import type { DishId, IngredientId } from '../ids.ts';
import type { Dish, ExtraGroup, ExtraItem, Size } from '../menu/menu.ts';

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
