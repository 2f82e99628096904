import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** False while the server renders and hydration begins, true from then on: what only this browser knows may be shown. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
