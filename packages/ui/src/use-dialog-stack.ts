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

export function useDialogStack<Kind extends object>(): DialogStack<Kind> {
  const [stack] = useState(() => createDialogStack<Kind>());
  return stack;
}

function createDialogStack<Kind extends object>(): DialogStack<Kind> {
  const entries = createStore<readonly Entry<Kind>[]>([]);
  let last = 0;
  return {
    entries,
    open: (dialog) => {
      const before = entries.get();
      const top = before.at(-1)?.dialog;
      // Whoever asks again because its code is still on the way gets it once.
      if (top && isStillLoading(before.length) && isSameDialog(top, dialog)) return;
      last += 1;
      entries.set([...before, { key: last, dialog }]);
    },
    close: (key) => entries.set(entries.get().filter((entry) => entry.key !== key)),
  };
}

const isStillLoading = (count: number): boolean => document.querySelectorAll('dialog').length < count;

/** About the same; what follows upon either is the same, too. */
const isSameDialog = (one: object, other: object): boolean =>
  Object.entries(one).every(([key, value]) => typeof value === 'function' || value === Reflect.get(other, key));
