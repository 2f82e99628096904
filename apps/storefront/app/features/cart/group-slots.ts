import type { ReactNode } from 'react';

/** The parts of a cart that a group adds or replaces, handed in by the page. */
export interface GroupSlots {
  /** In the place of the title; null: ordered alone. */
  readonly head: ReactNode | null;
  /** Below the own dishes. */
  readonly others: ReactNode;
  /** In the place of the sums and the checkout button. */
  readonly foot: ReactNode;
  /** Where the guest orders alone: the way to a group, or what has become of it. */
  readonly suggestion: ReactNode;
}
