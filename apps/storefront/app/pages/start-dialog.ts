import type { CartLine } from '@tischlein/domain/cart';
import type { Age, Combo, Dish } from '@tischlein/domain/menu';
import type { FreeItemState, Offer, TwoForOneState } from '@tischlein/domain/offers';
import type { ComboChoice, DishChoice } from '@tischlein/domain/selection';
import type { Alert } from '@tischlein/wording';
import type { GroupView } from '../features/group/group-dialog.tsx';
import type { DialogPurpose } from '../features/service/initial-info/dialog-purpose.ts';

/** A dialog of the start page. */
export type StartDialog =
  | { readonly kind: 'time' | 'cart' | 'without' }
  /** `leadsTo`: what happens once the location is known; after a reload, the guest returns to the dialog below. */
  | ({ readonly kind: 'address'; readonly leadsTo?: Continuation } & Draft)
  | ({ readonly kind: 'branch'; readonly purpose: DialogPurpose } & Draft)
  | ({ readonly kind: 'dish'; readonly dish: Dish } & Draft)
  | ({ readonly kind: 'combo'; readonly combo: Combo } & Draft)
  | ({ readonly kind: 'line'; readonly line: CartLine } & Draft)
  | { readonly kind: 'info'; readonly dish: Dish; readonly canOrder: boolean }
  | { readonly kind: 'infoAsChosen'; readonly about: DishChoice | ComboChoice; readonly saved: SavedDialog }
  | { readonly kind: 'offer'; readonly offer: Offer; readonly isInDish: boolean }
  | ({ readonly kind: 'freeItem'; readonly offer: FreeItemState } & Draft)
  | ({ readonly kind: 'twoForOne'; readonly promotion: TwoForOneState } & Draft)
  | ({ readonly kind: 'closed'; readonly isCombo: boolean } & Question)
  | ({ readonly kind: 'age'; readonly age: Age; readonly name: string } & Question)
  | { readonly kind: 'group'; readonly view: GroupView; readonly code: string }
  | { readonly kind: 'alert'; readonly alert: Alert };

interface Draft {
  /** State before a reload; not validated. */
  readonly draft?: unknown;
}

interface Question {
  /** What happens once it is confirmed: a `Continuation`, not validated. */
  readonly leadsTo: unknown;
}

const CONTINUATIONS = ['dish', 'combo', 'addDish', 'freeItem', 'resume'] as const;
type ContinuationKind = (typeof CONTINUATIONS)[number];

export const isContinuationKind = (kind: unknown): kind is ContinuationKind =>
  CONTINUATIONS.some((known) => known === kind);

/** What a confirmed question leads to. Data, so that it survives a reload. */
export interface Continuation {
  readonly kind: ContinuationKind;
  /** Id of the dish, combo or offer; to resume: key of the step of the dialog that asked. */
  readonly id: string;
  readonly draft?: unknown;
}

/** An open dialog as data, for its history entry. */
export interface SavedDialog {
  readonly kind: StartDialog['kind'] | 'comboInfoAsChosen';
  /** Id of the dish, combo, offer or cart line. */
  readonly id?: string;
  readonly draft?: unknown;
}

export type OpenStartDialog = (dialog: StartDialog) => void;
