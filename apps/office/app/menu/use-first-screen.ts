import { useDeferredValue } from 'react';

/**
 * false: the list that `key` names is new; what fills the window is drawn, so that it can be used at once. true: all of it
 * is drawn. Everything is drawn in the end, for the search of the browser, for screen readers and for the arrow keys.
 */
export const useIsWhole = (key: string): boolean => useDeferredValue(key, '') === key;

interface RowHeights {
  readonly rowPx: number;
  /** Of everything above the first row. */
  readonly headPx: number;
}

/** How many rows fill the window. */
export const countFitting = ({ rowPx, headPx }: RowHeights): number => Math.ceil((innerHeight - headPx) / rowPx);
