import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the element on mount, when it replaces the button that was pressed. The element needs `tabIndex={-1}`. */
export function useInitialFocus<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
