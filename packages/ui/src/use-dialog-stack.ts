import { useState } from 'react';
import { createStore, type Store } from './store.ts';

interface Entry<Kind> {
  readonly key: number;
  readonly dialog: Kind;
}

/** A stack of dialogs, topmost last. Opening one rerenders only the components that subscribe to `entries`. */
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
      // Ignore a repeated click while the dialog's code is still loading.
      if (top && isStillLoading(before.length) && isSameDialog(top, dialog)) return;
      last += 1;
      entries.set([...before, { key: last, dialog }]);
    },
    close: (key) => entries.set(entries.get().filter((entry) => entry.key !== key)),
  };
}

const isStillLoading = (count: number): boolean => document.querySelectorAll('dialog').length < count;

/** Compares everything except callbacks. */
const isSameDialog = (one: object, other: object): boolean =>
  Object.entries(one).every(([key, value]) => typeof value === 'function' || value === Reflect.get(other, key));
