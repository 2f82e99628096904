import type { CartLine } from '@tischlein/domain/cart';
import type { Age, Combo, Dish } from '@tischlein/domain/menu';
import type { FreeItemState, Offer, TwoForOneState } from '@tischlein/domain/offers';
import type { ComboChoice, DishChoice } from '@tischlein/domain/selection';
import type { Alert } from '@tischlein/wording';
import type { DialogPurpose } from '../features/service/initial-info/dialog-purpose.ts';

/** A dialog of the start page. */
export type StartDialog =
  | { readonly kind: 'time' | 'cart' | 'without' }
  /** Goes on once it is known where to. */
  | ({ readonly kind: 'address'; readonly next?: () => void } & Draft)
  | ({ readonly kind: 'branch'; readonly purpose: DialogPurpose } & Draft)
  | ({ readonly kind: 'dish'; readonly dish: Dish } & Draft)
  | ({ readonly kind: 'combo'; readonly combo: Combo } & Draft)
  | ({ readonly kind: 'line'; readonly line: CartLine } & Draft)
  | { readonly kind: 'info'; readonly dish: Dish; readonly canOrder: boolean }
  | { readonly kind: 'infoAsChosen'; readonly about: DishChoice | ComboChoice }
  | { readonly kind: 'offer'; readonly offer: Offer; readonly isInDish: boolean }
  | ({ readonly kind: 'freeItem'; readonly offer: FreeItemState } & Draft)
  | ({ readonly kind: 'twoForOne'; readonly promotion: TwoForOneState } & Draft)
  | ({ readonly kind: 'closed'; readonly isCombo: boolean } & Question)
  | ({ readonly kind: 'age'; readonly age: Age; readonly name: string } & Question)
  | { readonly kind: 'alert'; readonly alert: Alert };

interface Draft {
  /** What was set in it before a reload; anything may be in there. */
  readonly draft?: unknown;
}

/** Asked before something goes on. */
interface Question {
  readonly next: () => void;
  /** The kept dialog to which it goes on after a reload; without one, to what lies below. Anything may be in there. */
  readonly leadsTo?: unknown;
}

/** An open dialog as it is kept for a reload. */
export interface SavedDialog {
  readonly kind: StartDialog['kind'] | 'comboInfoAsChosen';
  /** Of the dish, the combo, the offer or the line in the cart. */
  readonly id?: string;
  readonly draft?: unknown;
}

export type OpenStartDialog = (dialog: StartDialog) => void;
