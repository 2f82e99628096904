import { useSyncExternalStore } from 'react';

const subscribeToNothing = (): (() => void) => () => {};

/** False during server rendering and hydration, then true: content that only the browser knows may be rendered. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
