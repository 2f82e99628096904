import { useEffect, useState } from 'react';
import { createAlarm } from './alarm.ts';

/** Rings while it should and the browser lets it; `isLocked` while the browser waits for a touch. */
export function useAlarm(shouldRing: boolean): { readonly isLocked: boolean; readonly unlock: () => Promise<void> } {
  const [alarm] = useState(createAlarm);
  const [isLocked, setLocked] = useState(true);
  const unlock = async (): Promise<void> => setLocked(!(await alarm.unlock()));
  useEffect(() => {
    const tryUnlock = (): void => void alarm.unlock().then((isRunning) => setLocked(!isRunning));
    // Not when a finger goes down: the notice would vanish under it and the tap go astray.
    document.addEventListener('click', tryUnlock);
    document.addEventListener('keydown', tryUnlock);
    return () => {
      document.removeEventListener('click', tryUnlock);
      document.removeEventListener('keydown', tryUnlock);
      alarm.stop();
    };
  }, [alarm]);
  useEffect(() => (shouldRing && !isLocked ? alarm.start() : alarm.stop()), [alarm, shouldRing, isLocked]);
  return { isLocked, unlock };
}
