import { useSyncExternalStore } from 'react';

const subscribeToNothing = (): (() => void) => () => {};

/** False while the server renders and hydration begins, true from then on: what only this browser knows may be shown. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
