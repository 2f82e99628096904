import type { Combo, Dish } from '@tischlein/domain/menu';
import type { Offer } from '@tischlein/domain/offers';

/** What the menu's rows lead to; the page says how. */
export interface MenuActions {
  /** false: the menu is there to be read (spec 3 O6). */
  readonly canOrder: boolean;
  readonly openDish: (dish: Dish) => void;
  readonly addDish: (dish: Dish) => void;
  readonly showInfo: (dish: Dish) => void;
  readonly openCombo: (combo: Combo) => void;
  readonly showOffer: (offer: Offer) => void;
}
