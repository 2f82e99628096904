import { useEffect, useRef } from 'react';

const actions = new Map<string, () => void>();

/**
 * Returns a function that runs an action of a dialog now, and again once the question that it asked is confirmed. `place`
 * is the key of the dialog's step.
 */
export function useResumable(place: string): (action: () => void) => void {
  const latest = useRef(() => {});
  useEffect(() => {
    actions.set(place, () => latest.current());
    return () => void actions.delete(place);
  }, [place]);
  return (action) => {
    latest.current = action;
    action();
  };
}

/** Runs the latest action of a dialog again. After a reload there is none: the guest returns to the dialog. */
export const resume = (place: string): void => actions.get(place)?.();
