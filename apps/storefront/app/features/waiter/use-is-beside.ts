import { useSyncExternalStore } from 'react';

/** The width from which two things are shown beside each other; the same as in waiter.css and waiter-take.css. */
const BESIDE = '(min-width: 52rem)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(BESIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export const isBeside = (): boolean => matchMedia(BESIDE).matches;

/** Whether the chosen table is beside the tables, and its order beside the menu. */
export const useIsBeside = (): boolean => useSyncExternalStore(subscribe, isBeside, () => false);
