import { createStore } from '@tischlein/ui/store';

/** Changes that have not been saved, as far as leaving the page needs them. */
export interface UnsavedChanges {
  readonly isValid: boolean;
  /** Resolves to false if it failed; the page says why. */
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
  /** Start of the addresses that share the draft: '/karte'; null: the page alone. */
  readonly sharedBelow: string | null;
}

/** The unsaved changes of the open page; null: none. */
export const unsavedChanges = createStore<UnsavedChanges | null>(null);
