import { type RefObject, useEffect, useRef } from 'react';

/** Takes the keyboard along to what has just taken the place of the button that was pressed; the element needs `tabIndex={-1}`. */
export function useInitialFocus<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
