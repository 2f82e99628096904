/** Runs at most `max` tasks at once; the others wait in order. */
export function createSemaphore(max: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= max) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Spaces out calls to `perSecond`; returns false if too many are waiting already. */
export function createThrottle(perSecond: number, maxWaiting: number): () => Promise<boolean> {
  const everyMs = 1000 / perSecond;
  let nextAt = 0;
  return async () => {
    const now = performance.now();
    const at = Math.max(now, nextAt);
    if (at - now > maxWaiting * everyMs) return false;
    nextAt = at + everyMs;
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now));
    return true;
  };
}

/** Concurrent calls with the same key share one run and its result. */
export function createSingleFlight<Value>(): (key: string, work: () => Promise<Value>) => Promise<Value> {
  const pending = new Map<string, Promise<Value>>();
  return (key, work) => {
    const run = pending.get(key) ?? work().finally(() => pending.delete(key));
    pending.set(key, run);
    return run;
  };
}

/**
 * Serializes refreshes: a caller that arrives during a refresh gets the next one, so it never sees data older than its
 * call.
 */
export function serializeRefreshes(work: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= last
      .catch(() => {})
      .then(() => {
        next = null;
        last = work();
        return last;
      });
    return next;
  };
}
