import { useSyncExternalStore } from 'react';

const TICK_MS = 1000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let instant = 0;

function tick(): void {
  instant = Date.now();
  for (const listener of listeners) listener();
}

/** Calls the listener every second; one clock for the whole page. Returns a function that stops it. */
export function onTick(listener: () => void): () => void {
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

const MINUTE_MS = 60_000;
const readMinute = (): number => Math.floor(readInstant() / MINUTE_MS);

/** The browser's time in whole minutes: for what changes with the clock but need not be drawn every second. */
export const useMinute = (): number => useSyncExternalStore(onTick, readMinute, readMinute);

/** The browser's time in milliseconds, updated every second. */
export const useNow = (): number => useSyncExternalStore(onTick, readInstant, readInstant);
