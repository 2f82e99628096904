import type { CartLine } from '@tischlein/domain/cart';
import type { Age, Combo, Dish } from '@tischlein/domain/menu';
import type { FreeItemState, Offer, TwoForOneState } from '@tischlein/domain/offers';
import type { ComboWish, DishChoice } from '@tischlein/domain/selection';
import type { Alert } from '@tischlein/wording';
import type { DialogPurpose } from '../features/service/initial-info/dialog-purpose.ts';

/** A dialog of the start page. */
export type StartDialog =
  | { readonly kind: 'time' | 'cart' }
  /** Goes on once it is known where to. */
  | { readonly kind: 'address'; readonly next?: () => void }
  | { readonly kind: 'branch'; readonly purpose: DialogPurpose }
  | ({ readonly kind: 'dish'; readonly dish: Dish } & Draft)
  | ({ readonly kind: 'combo'; readonly combo: Combo } & Draft)
  | ({ readonly kind: 'line'; readonly line: CartLine } & Draft)
  | { readonly kind: 'info'; readonly dish: Dish; readonly canOrder: boolean }
  | { readonly kind: 'infoAsChosen'; readonly about: DishChoice | ComboWish }
  | { readonly kind: 'offer'; readonly offer: Offer; readonly isInDish: boolean }
  | { readonly kind: 'freeItem'; readonly offer: FreeItemState }
  | { readonly kind: 'twoForOne'; readonly promotion: TwoForOneState }
  | { readonly kind: 'closed'; readonly isCombo: boolean; readonly next: () => void }
  | { readonly kind: 'age'; readonly age: Age; readonly name: string; readonly next: () => void }
  | { readonly kind: 'alert'; readonly alert: Alert };

interface Draft {
  /** What was set in it before a reload; anything may be in there. */
  readonly draft?: unknown;
}

export type OpenStartDialog = (dialog: StartDialog) => void;
