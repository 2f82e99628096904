import type { CartLine } from '@tischlein/domain/cart';
import type { Age, Combo, Dish } from '@tischlein/domain/menu';
import type { FreeItemState, Offer, TwoForOneState } from '@tischlein/domain/offers';
import type { ComboChoice, DishChoice } from '@tischlein/domain/selection';
import type { Alert } from '@tischlein/wording';
import type { DialogPurpose } from '../features/service/initial-info/dialog-purpose.ts';

/** A dialog of the start page. */
export type StartDialog =
  | { readonly kind: 'time' | 'cart' | 'without' }
  /** Calls `next` once the location is known. */
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
  /** State before a reload; not validated. */
  readonly draft?: unknown;
}

/** A question to confirm before continuing. */
interface Question {
  readonly next: () => void;
  /**
   * Serialized dialog to open after confirming, if the page was reloaded; not validated. If absent, the guest returns
   * to the dialog below.
   */
  readonly leadsTo?: unknown;
}

/** An open dialog, serialized for a reload. */
export interface SavedDialog {
  readonly kind: StartDialog['kind'] | 'comboInfoAsChosen';
  /** Id of the dish, combo, offer or cart line. */
  readonly id?: string;
  readonly draft?: unknown;
}

export type OpenStartDialog = (dialog: StartDialog) => void;
