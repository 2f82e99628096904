import type { CartLine } from '@tischlein/domain/cart';
import type { Combo } from '@tischlein/domain/menu';
import type { DishInSize } from './take-down.ts';

/** Dialogs that the page opens. */
export interface TakeActions {
  readonly openDish: (wish: DishInSize) => void;
  readonly openCombo: (combo: Combo) => void;
  readonly editLine: (line: CartLine) => void;
}
