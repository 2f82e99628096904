import type { Combo, Dish } from '@tischlein/domain/menu';

/** What the menu's rows lead to; the page says how. */
export interface MenuActions {
  readonly openDish: (dish: Dish) => void;
  readonly addDish: (dish: Dish) => void;
  readonly showInfo: (dish: Dish) => void;
  readonly openCombo: (combo: Combo) => void;
}
