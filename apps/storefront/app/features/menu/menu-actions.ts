import type { Combo, Dish } from '@tischlein/domain/menu';
import type { Offer } from '@tischlein/domain/offers';

/** Actions of the menu's rows, provided by the page. */
export interface MenuActions {
  /** false: the menu is read-only (S3 O6). */
  readonly canOrder: boolean;
  readonly openDish: (dish: Dish) => void;
  readonly addDish: (dish: Dish) => void;
  readonly showInfo: (dish: Dish) => void;
  readonly openCombo: (combo: Combo) => void;
  readonly showOffer: (offer: Offer) => void;
}
