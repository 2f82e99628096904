import { type MouseEvent, useRef } from 'react';

/**
 * Handlers for a dialog: they ignore the second half of a double click whose first half opened it. Without them it would press
 * what has just appeared under the pointer, or close the dialog unread.
 */
export function useWholePresses() {
  const hasBegun = useRef(false);
  const handle = (event: MouseEvent): void => {
    if (event.detail <= 1) hasBegun.current = true;
    if (hasBegun.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { onMouseDownCapture: handle, onClickCapture: handle };
}
