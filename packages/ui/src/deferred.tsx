import { type ReactNode, useDeferredValue } from 'react';

/**
 * Renders its children in a second step that input interrupts, so that a press shows its effect at once. Only in the
 * browser: the server renders nothing.
 */
export function Deferred({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
