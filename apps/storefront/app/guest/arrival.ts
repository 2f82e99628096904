import { readFields } from '../browser/read-fields.ts';

/**
 * Notices pending after a branch switch (S1 §4 Franchise switch handover), one whose link was broken, or after ordering
 * again.
 */
export interface Arrival {
  readonly from: 'branch' | 'brokenLink' | 'order';
  /** Cart changes, or the loss of a broken link, in words. */
  readonly problems: readonly string[];
  readonly selectedDish: string | null;
  readonly isAllClosed: boolean;
}

/** Reads an arrival from storage; null if it is malformed. */
export function readArrival(value: unknown): Arrival | null {
  const { from, problems, selectedDish, isAllClosed } = readFields(value);
  if (from !== 'branch' && from !== 'brokenLink' && from !== 'order') return null;
  return {
    from,
    problems: Array.isArray(problems) ? problems.map(String) : [],
    selectedDish: typeof selectedDish === 'string' ? selectedDish : null,
    isAllClosed: isAllClosed === true,
  };
}
