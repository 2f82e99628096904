import { useState } from 'react';
import { newKey } from './new-key.ts';
import { steps } from './steps.ts';
import { createStore, type Store } from './store.ts';
import type { Step } from './trail.ts';

interface Entry<Kind> {
  /** Key of the dialog's step. */
  readonly key: string;
  readonly dialog: Kind;
}

/** Describes a dialog as data, so that its step can restore it. */
type DescribeDialog<Kind> = (dialog: Kind) => Pick<Step, 'content' | 'address'>;

/** A stack of dialogs, topmost last. Opening one rerenders only the components that subscribe to `entries`. */
export interface DialogStack<Kind> {
  /** The dialogs to render: those with a step, and closed ones until they have faded. */
  readonly entries: Store<readonly Entry<Kind>[]>;
  readonly open: (dialog: Kind) => void;
  /** Renders the dialog of a step that exists, as after a reload. */
  readonly restore: (entry: Entry<Kind>) => void;
  readonly close: (key: string) => void;
  /** Renders a closed dialog no longer. */
  readonly remove: (key: string) => void;
}

export function useDialogStack<Kind extends object>(describe: DescribeDialog<Kind>): DialogStack<Kind> {
  const [stack] = useState(() => createDialogStack(describe));
  return stack;
}

function createDialogStack<Kind extends object>(describe: DescribeDialog<Kind>): DialogStack<Kind> {
  const entries = createStore<readonly Entry<Kind>[]>([]);
  const remove = (key: string): void => entries.set(entries.get().filter((entry) => entry.key !== key));
  const restore = (entry: Entry<Kind>): void => entries.set([...entries.get(), entry]);
  return {
    entries,
    open: (dialog) => {
      const top = entries.get().at(-1);
      const step = describe(dialog);
      // A repeated press, which may have waited for code: no dialog opens above itself.
      if (top && isOpen(top.key) && isSameData(describe(top.dialog), step)) return;
      const key = newKey();
      restore({ key, dialog });
      steps.open({ key, ...step });
    },
    restore,
    close: (key) => {
      steps.close(key);
      remove(key);
    },
    remove,
  };
}

/** Not while it fades. */
const isOpen = (key: string): boolean => steps.current.get().dialogs.some((step) => step.key === key);

const isSameData = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
