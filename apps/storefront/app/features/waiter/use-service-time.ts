import { useSyncExternalStore } from 'react';
import { onTick } from '@tischlein/ui/clock';
import type { Seen } from './overview.ts';

const MINUTE_MS = 60_000;

/** The server's time in milliseconds, rounded down to the minute of the last event or the full minute after it. */
export function useServiceTime(seen: Seen | null): number {
  const offset = seen ? Date.parse(seen.overview.now) - seen.at : 0;
  // In steps of a minute, so that a tick redraws nothing in between.
  const passed = (): number => Math.floor((Date.now() - (seen?.at ?? 0)) / MINUTE_MS);
  const minutes = useSyncExternalStore(onTick, passed, () => 0);
  return (seen?.at ?? 0) + offset + minutes * MINUTE_MS;
}
