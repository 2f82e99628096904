import type { ReactNode } from 'react';

/** The parts of a cart that a group adds or replaces, handed in by the page. */
export interface GroupSlots {
  /** The name of the group, as the title; null: ordered alone. */
  readonly title: string | null;
  /** Below the title. */
  readonly head: ReactNode;
  /** Below the own dishes. */
  readonly others: ReactNode;
  /** In the place of the sums and the checkout button. */
  readonly foot: ReactNode;
  /** Announced in place of the own total: the whole group's to its owner, their share to a member. */
  readonly total: string;
  /** Where the guest orders alone: the way to a group, or what has become of it. */
  readonly suggestion: ReactNode;
}
