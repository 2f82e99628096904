import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Undo } from './cart-actions.ts';

export interface RemovedLine {
  readonly key: number;
  readonly title: string;
  /** Place in the list, counting the rows of removed lines. */
  readonly index: number;
  readonly undo: Undo;
}

interface RemovedRows {
  readonly removed: readonly RemovedLine[];
  readonly add: (row: Omit<RemovedLine, 'key'>) => void;
  /** Puts the line back and focuses it. */
  readonly restore: (row: RemovedLine, list: HTMLElement | null) => void;
}

/** What was removed since the cart was opened. */
export function useRemovedRows(): RemovedRows {
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  return {
    removed,
    add: (row) => setRemoved([...removed, { ...row, key: (removed.at(-1)?.key ?? 0) + 1 }]),
    restore: ({ key, index, undo }, list) => {
      flushSync(() => {
        undo();
        setRemoved(removed.filter((row) => row.key !== key));
      });
      const rows = list?.children ?? [];
      rows[Math.min(index, rows.length - 1)]?.querySelector('button')?.focus();
    },
  };
}
