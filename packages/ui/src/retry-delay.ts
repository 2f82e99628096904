const DELAYS_MS = [500, 3000, 10_000, 30_000] as const;
const JITTER = 0.25;

/** Milliseconds to wait after this many failures in a row: up to 30 s, with jitter, so that clients do not return all at once. */
export function retryDelay(failures: number): number {
  const delay = DELAYS_MS[Math.min(failures, DELAYS_MS.length) - 1] ?? DELAYS_MS[0];
  return delay * (1 - JITTER + 2 * JITTER * Math.random());
}
