import { useEffect, useState } from 'react';
import { createAlarm } from './alarm.ts';

/** Rings while `shouldRing`, if the browser allows sound; `isLocked` until there has been a user gesture. */
export function useAlarm(shouldRing: boolean): { readonly isLocked: boolean; readonly unlock: () => Promise<void> } {
  const [alarm] = useState(createAlarm);
  const [isLocked, setLocked] = useState(true);
  const unlock = async (): Promise<void> => setLocked(!(await alarm.unlock()));
  useEffect(() => {
    const tryUnlock = (): void => void alarm.unlock().then((isRunning) => setLocked(!isRunning));
    // Not on pointerdown: the notice would disappear under the finger and the tap would hit something else.
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
