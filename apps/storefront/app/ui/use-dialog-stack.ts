import { useState } from 'react';

interface Entry<Kind> {
  readonly key: number;
  readonly dialog: Kind;
}

/** Dialogs that lie on top of each other, the last one uppermost. */
export interface DialogStack<Kind> {
  readonly entries: readonly Entry<Kind>[];
  readonly open: (dialog: Kind) => void;
  readonly close: (key: number) => void;
}

export function useDialogStack<Kind>(): DialogStack<Kind> {
  const [{ entries }, setStack] = useState<{ entries: readonly Entry<Kind>[]; last: number }>({ entries: [], last: 0 });
  return {
    entries,
    open: (dialog) =>
      setStack((stack) => ({ entries: [...stack.entries, { key: stack.last + 1, dialog }], last: stack.last + 1 })),
    close: (key) => setStack((stack) => ({ ...stack, entries: stack.entries.filter((entry) => entry.key !== key) })),
  };
}
