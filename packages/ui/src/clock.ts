import { useSyncExternalStore } from 'react';

const TICK_MS = 1000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let instant = 0;

function tick(): void {
  instant = Date.now();
  for (const listener of listeners) listener();
}

/** Ticks while there are listeners. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    instant = Date.now();
    timer = setInterval(tick, TICK_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const readInstant = (): number => (timer === undefined ? Date.now() : instant);

/** The browser's time in milliseconds, updated every second; one clock for the whole page. */
export const useNow = (): number => useFromClock((now) => now);

/** A fact about the time; rerenders only when it changes. */
export function useFromClock<Fact extends number | string | boolean>(select: (now: number) => Fact): Fact {
  const read = (): Fact => select(readInstant());
  return useSyncExternalStore(subscribe, read, read);
}
