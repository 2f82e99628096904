import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Alarm, createAlarm, type Loudness } from './alarm.ts';

/**
 * Rings while `shouldRing`, louder with each step of `loudness`, if the browser allows sound; `isLocked` until there has
 * been a user gesture.
 */
export function useAlarm(
  shouldRing: boolean,
  loudness: Loudness,
): { readonly isLocked: boolean } & Pick<Alarm, 'unlock' | 'ringOnce'> {
  const [alarm] = useState(createAlarm);
  const isLocked = useSyncExternalStore(alarm.subscribe, alarm.isLocked);
  useEffect(() => {
    if (shouldRing && !isLocked) alarm.start(loudness);
    return alarm.stop;
  }, [alarm, shouldRing, isLocked, loudness]);
  return { isLocked, unlock: alarm.unlock, ringOnce: alarm.ringOnce };
}
