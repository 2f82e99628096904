import { useState } from 'react';
import { createStore, type Store } from './store.ts';

interface Entry<Kind> {
  readonly key: number;
  readonly dialog: Kind;
}

/** Dialogs that lie on top of each other, the last one uppermost; only who shows them is drawn anew when one opens. */
export interface DialogStack<Kind> {
  readonly entries: Store<readonly Entry<Kind>[]>;
  readonly open: (dialog: Kind) => void;
  readonly close: (key: number) => void;
}

export function useDialogStack<Kind>(): DialogStack<Kind> {
  const [stack] = useState(() => createDialogStack<Kind>());
  return stack;
}

function createDialogStack<Kind>(): DialogStack<Kind> {
  const entries = createStore<readonly Entry<Kind>[]>([]);
  let last = 0;
  return {
    entries,
    open: (dialog) => {
      last += 1;
      entries.set([...entries.get(), { key: last, dialog }]);
    },
    close: (key) => entries.set(entries.get().filter((entry) => entry.key !== key)),
  };
}
