import type { CartLine } from '@tischlein/domain/cart';
import type { Age, Combo, Dish } from '@tischlein/domain/menu';

/** A dialog of the start page. */
export type StartDialog =
  | { readonly kind: 'address' | 'time' | 'cart' }
  | { readonly kind: 'dish'; readonly dish: Dish }
  | { readonly kind: 'combo'; readonly combo: Combo }
  | { readonly kind: 'line'; readonly line: CartLine }
  | { readonly kind: 'info'; readonly dish: Dish; readonly canOrder: boolean }
  | { readonly kind: 'closed'; readonly isCombo: boolean; readonly next: () => void }
  | { readonly kind: 'age'; readonly age: Age; readonly name: string; readonly next: () => void };

export type OpenStartDialog = (dialog: StartDialog) => void;
