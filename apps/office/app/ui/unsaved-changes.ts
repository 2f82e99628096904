import { createStore } from '@tischlein/ui/store';
import type { MouseEvent } from 'react';

/** Changes that have not been saved, as far as leaving the page needs them. */
export interface UnsavedChanges {
  /** Resolves to false if it failed or something is missing; the page says why. */
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
}

/** Unsaved changes, and what a click does to them. */
interface GuardedChanges extends UnsavedChanges {
  /** Where a click leads that leaves the changes of a shop behind, below /office; null: nowhere. */
  readonly findTarget: (event: MouseEvent, slug: string) => string | null;
}

/** The unsaved changes of the open page; null: none. */
export const unsavedChanges = createStore<GuardedChanges | null>(null);
