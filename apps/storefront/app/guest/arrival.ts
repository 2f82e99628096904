/** Notices pending after a branch switch (S1 §4 Franchise switch handover) or after ordering again. */
export interface Arrival {
  readonly from: 'branch' | 'order';
  /** Cart changes, in words. */
  readonly problems: readonly string[];
  readonly selectedDish: string | null;
  readonly isAllClosed: boolean;
}
