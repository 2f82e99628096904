import { useSyncExternalStore } from 'react';
import { WIDE_SCREEN } from './media.ts';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(WIDE_SCREEN);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the cart is beside the menu; false until hydrated. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE_SCREEN).matches,
    () => false,
  );
